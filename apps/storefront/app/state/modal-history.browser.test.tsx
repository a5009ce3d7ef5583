import { Drawer } from '@stoa/ui/drawer/drawer'
import { beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderPage } from '../../test/render-page.tsx'
import { tap } from '../../test/tap.ts'
import { useDrawerHistory } from './modal-history.ts'
import { closeModal, openModal, useModalOpen } from './modal-store.ts'

function DrawerPage({ name }: { name: string }) {
  useDrawerHistory()
  return (
    <>
      <button type="button" onClick={() => openModal(name)}>
        Open
      </button>
      <Drawer open={useModalOpen(name)} onClose={() => closeModal(name)} title="Drawer" closeLabel="Close">
        Content
      </Drawer>
    </>
  )
}

beforeEach(() => closeModal())

it.each(['cart', 'menu'])('Back closes the drawer and leaves the page where it is: %s', async (name) => {
  await page.viewport(390, 844)
  const { getByRole, address } = await renderPage(<DrawerPage name={name} />, '/en/products/book-1')
  await tap(getByRole('button', { name: 'Open' }))
  await expect.element(getByRole('dialog')).toBeVisible()
  expect(history.state).toMatchObject({ drawer: name })
  history.back()
  await expect.element(getByRole('dialog')).not.toBeInTheDocument()
  expect(address()).toBe('/en/products/book-1')
  expect((history.state as { drawer?: string } | null)?.drawer).toBeUndefined()
})

it('a drawer that is closed in another way leaves no entry to go back from', async () => {
  const { getByRole } = await renderPage(<DrawerPage name="cart" />, '/en')
  for (const close of [() => getByRole('button', { name: 'Close' }).click(), () => userEvent.keyboard('{Escape}')]) {
    await getByRole('button', { name: 'Open' }).click()
    await expect.element(getByRole('dialog')).toBeVisible()
    await close()
    await expect.poll(() => (history.state as { drawer?: string } | null)?.drawer).toBeUndefined()
    await expect.element(getByRole('dialog')).not.toBeInTheDocument()
  }
})
