import { expect, it } from 'vitest'
import { renderPage } from '../../../../../test/render-page.tsx'
import { cartStore } from '../../../../state/cart-store.ts'
import { readModals } from '../../../../state/modal-store.ts'
import { CartButton } from './cart-button.tsx'

it('counts copies, not lines', async () => {
  cartStore.replace([
    { productId: 1, dimensionId: 0, quantity: 2 },
    { productId: 2, dimensionId: 0, quantity: 3 },
  ])
  const screen = await renderPage(<CartButton />, '/en')
  await expect.element(screen.getByText('5')).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Basket, 5 items' })).toBeVisible()
})

it('has no count while the cart is empty, and one as soon as something is added', async () => {
  const screen = await renderPage(<CartButton />, '/en')
  await expect.element(screen.getByRole('link', { name: 'Basket, empty' })).toHaveTextContent('Basket')
  cartStore.add({ productId: 1, dimensionId: 0, quantity: 1 })
  await expect.element(screen.getByText('1')).toBeVisible()
})

it('opens the drawer; with a modifier key it is a link', async () => {
  const screen = await renderPage(<CartButton />, '/en')
  const link = screen.getByRole('link')
  await expect.element(link).toHaveAttribute('href', '/en/cart')
  link.element().addEventListener('click', (event) => event.preventDefault(), { once: true })
  await link.click({ modifiers: ['Shift'] })
  expect(readModals().cart ?? false).toBe(false)
  await link.click()
  expect(readModals().cart).toBe(true)
  expect(screen.address()).toBe('/en')
})
