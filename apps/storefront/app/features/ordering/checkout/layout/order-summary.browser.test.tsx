import { listProductsByIds } from '@stoa/contract/catalogue/catalogue'
import { composeOrderTotals } from '@stoa/contract/ordering/cart'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderPage } from '../../../../../test/render-page.tsx'
import { sampleBook, sampleTotals } from '../../../../../test/sample-books.ts'
import { sampleCheckout } from '../../../../../test/sample-checkout.ts'
import { answer, refuse } from '../../../../../test/shop-stub.ts'
import { cartStore } from '../../../../state/cart-store.ts'
import { CheckoutDataProvider } from '../checkout-data-context.ts'
import { FoldedSummary, OrderSummary } from './order-summary.tsx'

it.each([
  ['beside the form', 1280, <OrderSummary key="wide" />],
  ['folded', 390, <FoldedSummary key="folded" />],
] as const)('says why there are no totals, and tries again: %s', async (_, width, summary) => {
  await page.viewport(width, 800)
  cartStore.replace([{ productId: 1, dimensionId: 0, quantity: 2 }])
  answer(listProductsByIds, ({ ids }) => ids.map((id) => sampleBook(id)))
  answer(composeOrderTotals, () => refuse('too_many_requests', { title: 'Too many calls.', retryAfter: '600' }))
  const { getByRole, getByText } = await renderPage(
    <CheckoutDataProvider value={sampleCheckout}>{summary}</CheckoutDataProvider>,
    '/en/checkout-information',
  )
  await expect
    .element(getByRole('alert'))
    .toMatchTextContent('We couldn’t work out the total. Your basket is safe. Too many calls.')
  answer(composeOrderTotals, ({ items }) => sampleTotals(items))
  await getByRole('button', { name: 'Try again' }).click()
  await expect.element(getByRole('alert')).not.toBeInTheDocument()
  await expect.element(getByText('€23.50').first()).toBeInTheDocument()
  // a call that is on its way when a test ends would count in the next one
  await expect.element(getByText('Book 1').first()).toBeInTheDocument()
})
