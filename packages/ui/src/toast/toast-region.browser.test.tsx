import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ToastRegion } from './toast-region.tsx'
import { showToast } from './toast-store.ts'

const region = <ToastRegion label="Notices" closeLabel="Close notice" />

it('announces information politely and errors at once', async () => {
  const { getByRole } = await render(region)
  showToast('Saved')
  showToast('Not saved', 'error')
  await expect.element(getByRole('status').getByText('Saved')).toBeVisible()
  await expect.element(getByRole('alert').getByText('Not saved')).toBeVisible()
})

it('goes after three seconds, but not while the mouse is on it', async () => {
  const { getByText } = await render(region)
  showToast('First')
  showToast('Second')
  await getByText('Second').hover()
  await expect.element(getByText('First')).not.toBeInTheDocument()
  await expect.element(getByText('Second')).toBeVisible()
  await userEvent.unhover(getByText('Second'))
  await expect.element(getByText('Second')).not.toBeInTheDocument()
})

it('is closed by its button', async () => {
  const { getByRole, getByText } = await render(region)
  showToast('Saved')
  await getByRole('button', { name: 'Close notice' }).click()
  await expect.element(getByText('Saved')).not.toBeInTheDocument()
})

it.each([
  [360, 200],
  [1280, 100],
])('stands top right at %i pixels', async (width, below) => {
  await page.viewport(width, 700)
  const { getByText } = await render(region)
  showToast('Saved')
  await expect.element(getByText('Saved')).toBeVisible()
  const toast = getByText('Saved').element().getBoundingClientRect()
  expect(toast.top).toBeLessThan(below)
  expect(toast.left).toBeGreaterThan(width / 2)
  expect(toast.right).toBeLessThan(width)
})
