import { Drawer } from '@stoa/ui/drawer/drawer'
import { beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderPage } from '../../test/render-page.tsx'
import { tap } from '../../test/tap.ts'
import { useModalHistory } from './modal-history.ts'
import { closeModal, openModal, useModalOpen } from './modal-store.ts'

function ModalPage({ name }: { name: string }) {
  useModalHistory()
  return (
    <>
      <button type="button" onClick={() => openModal(name)}>
        Open
      </button>
      <Drawer open={useModalOpen(name)} onClose={() => closeModal(name)} title="Drawer" closeLabel="Close">
        <a href="/en">This page</a>
        <a href="/en?sort=price">Sorted</a>
      </Drawer>
    </>
  )
}

beforeEach(() => closeModal())

const isModalEntry = () => (history.state as { modal?: string } | null)?.modal !== undefined

it.each(['cart', 'menu', 'login', 'zoom'])(
  'Back closes the modal and leaves the page where it is: %s',
  async (name) => {
    await page.viewport(390, 844)
    const { getByRole, address } = await renderPage(<ModalPage name={name} />, '/en/products/book-1')
    await tap(getByRole('button', { name: 'Open' }))
    await expect.element(getByRole('dialog')).toBeVisible()
    expect(history.state).toMatchObject({ modal: name })
    history.back()
    await expect.element(getByRole('dialog')).not.toBeInTheDocument()
    expect(address()).toBe('/en/products/book-1')
    expect(isModalEntry()).toBe(false)
  },
)

it('a modal that is closed in another way leaves no entry to go back from', async () => {
  const { getByRole } = await renderPage(<ModalPage name="cart" />, '/en')
  for (const close of [() => getByRole('button', { name: 'Close' }).click(), () => userEvent.keyboard('{Escape}')]) {
    await getByRole('button', { name: 'Open' }).click()
    await expect.element(getByRole('dialog')).toBeVisible()
    await close()
    await expect.poll(isModalEntry).toBe(false)
    await expect.element(getByRole('dialog')).not.toBeInTheDocument()
  }
})

it('a link to the page below closes the modal, and its entry is gone', async () => {
  const { getByRole, router } = await renderPage(<ModalPage name="menu" />, '/en')
  const { key } = router.state.location
  await getByRole('button', { name: 'Open' }).click()
  await getByRole('link', { name: 'This page' }).click()
  await expect.element(getByRole('dialog')).not.toBeInTheDocument()
  await expect.poll(isModalEntry).toBe(false)
  expect(router.state.location.key).toBe(key)
})

it('a page that has taken the entry’s place closes the modal, even where only the query differs', async () => {
  const { getByRole, router, address } = await renderPage(<ModalPage name="menu" />, '/en')
  await getByRole('button', { name: 'Open' }).click()
  await expect.element(getByRole('dialog')).toBeVisible()
  // the router of these tests keeps its entries in memory; in the shop it writes this one itself
  router.subscribe(() => history.replaceState(null, ''))
  await getByRole('link', { name: 'Sorted' }).click()
  await expect.poll(address).toBe('/en?sort=price')
  await expect.element(getByRole('dialog')).not.toBeInTheDocument()
})

it('a modal that the page before left open is closed', async () => {
  openModal('cart')
  const { getByRole } = await renderPage(<ModalPage name="cart" />, '/en')
  await expect.element(getByRole('button', { name: 'Open' })).toBeVisible()
  await expect.element(getByRole('dialog')).not.toBeInTheDocument()
})
