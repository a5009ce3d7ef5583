import { useState } from 'react'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Dialog } from './dialog.tsx'

function DialogPage({ autofocus = false }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <button type="button">Behind</button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Title" closeLabel="Close">
        <input aria-label="Name" data-autofocus={autofocus ? '' : undefined} />
        <button type="button">Save</button>
      </Dialog>
    </>
  )
}

async function openDialog(autofocus = false) {
  const screen = await render(<DialogPage autofocus={autofocus} />)
  const opener = screen.getByRole('button', { name: 'Open' })
  await opener.click()
  return { ...screen, opener, dialog: screen.getByRole('dialog', { name: 'Title' }) }
}

it('focuses its title, keeps the focus inside and returns it on Escape', async () => {
  const { getByRole, opener, dialog } = await openDialog()
  await expect.element(getByRole('heading', { name: 'Title' })).toHaveFocus()
  for (const name of ['Name', 'Save', 'Close']) {
    await userEvent.keyboard('{Tab}')
    await expect.element(dialog.getByLabelText(name).or(dialog.getByText(name))).toHaveFocus()
  }
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
})

it('focuses the child that asks for it', async () => {
  const { getByRole } = await openDialog(true)
  await expect.element(getByRole('textbox', { name: 'Name' })).toHaveFocus()
})

it('closes on a press outside, not inside', async () => {
  const { dialog, opener } = await openDialog()
  await dialog.getByRole('heading').click()
  await expect.element(dialog).toBeVisible()
  await userEvent.click(document.body, { position: { x: 5, y: 5 }, force: true })
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
})

it('is a window of 520 px, and a sheet at the bottom of a phone', async () => {
  const { dialog } = await openDialog()
  const box = () => dialog.element().getBoundingClientRect()
  await expect.poll(() => box().width).toBe(520)
  await page.viewport(390, 800)
  await expect.poll(() => [box().left, box().bottom]).toEqual([0, 800])
  expect(box().width).toBeGreaterThan(370)
})
