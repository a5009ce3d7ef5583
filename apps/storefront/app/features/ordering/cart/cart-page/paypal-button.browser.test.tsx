import { beginPaypalCheckout } from '@stoa/contract/ordering/paypal-checkout'
import { expect, it } from 'vitest'
import { renderPage } from '../../../../../test/render-page.tsx'
import { answer, refuse } from '../../../../../test/shop-stub.ts'
import { tap } from '../../../../../test/tap.ts'
import { cartStore } from '../../../../state/cart-store.ts'
import { paypalCheckout } from '../../../../state/paypal-checkout.ts'
import { PaypalButton } from './paypal-button.tsx'

const item = { productId: 1, dimensionId: 0, quantity: 2 }

it('begins with the cart as it is, keeps what names it, and goes to PayPal', async () => {
  cartStore.replace([item])
  // an address within this page: what is left of it is only its end
  const calls = answer(beginPaypalCheckout, () => ({ id: 'ABC.mac', url: '#paypal' }))
  const { getByRole } = await renderPage(<PaypalButton />, '/en/cart')
  await tap(getByRole('button', { name: 'Continue with PayPal' }))
  await expect.poll(() => location.hash).toBe('#paypal')
  expect(calls.map(({ input }) => input.items)).toEqual([[item]])
  expect(paypalCheckout.read()).toEqual({ id: 'ABC.mac', filled: null })
})

it('says why it could not begin, and can be pressed again', async () => {
  cartStore.replace([item])
  answer(beginPaypalCheckout, () => refuse('payment_unreachable', { title: 'PayPal isn’t answering.' }))
  const { getByRole, getByText } = await renderPage(<PaypalButton />, '/en/cart')
  const button = getByRole('button', { name: 'Continue with PayPal' })
  await button.click()
  await expect.element(getByText('PayPal isn’t answering.')).toBeVisible()
  await expect.element(button).not.toHaveAttribute('aria-busy')
})
