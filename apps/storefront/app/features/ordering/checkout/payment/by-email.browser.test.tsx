// Paying for gift cards alone: they go by e-mail, and nothing has to be chosen for that.

import { listProductsByIds } from '@stoa/contract/catalogue/catalogue'
import { composeCartTotals, composeOrderTotals } from '@stoa/contract/ordering/cart'
import { estimateDelivery } from '@stoa/contract/ordering/checkout'
import { holdCopies } from '@stoa/contract/ordering/holds'
import { saveOrder } from '@stoa/contract/ordering/place-order'
import { listPostalCodes } from '@stoa/contract/ordering/places'
import { beforeEach, expect, it } from 'vitest'
import { renderPage } from '../../../../../test/render-page.tsx'
import { sampleBook, sampleTotals } from '../../../../../test/sample-books.ts'
import { sampleCheckout, sampleDetails, sampleGiftCard } from '../../../../../test/sample-checkout.ts'
import { answer } from '../../../../../test/shop-stub.ts'
import { cartStore } from '../../../../state/cart-store.ts'
import { CheckoutDataProvider } from '../checkout-data-context.ts'
import { readForm } from '../form/checkout-form.ts'
import { draftStore } from '../form/draft-store.ts'
import { PaymentForm } from './payment-form.tsx'

const placed = {
  uid: '7b0c2f7e-5a51-4b0a-9f0e-3f2f0d6c1a11',
  code: 'S-1001',
  total: 3000,
  due: 3000,
  paidAtProvider: false,
}

beforeEach(() => {
  answer(holdCopies, () => ({ key: null, until: null }))
  draftStore.clear()
  answer(listPostalCodes, () => [])
})

async function openForm(cart = [sampleGiftCard(), sampleGiftCard({ sendOn: '2027-01-06' })]) {
  cartStore.replace(cart)
  // as it was left by an order of books
  draftStore.saveForm({ ...readForm({}), ...sampleDetails, countryId: '3', regionId: '' })
  const products = answer(listProductsByIds, ({ ids }) => ids.map((id) => sampleBook(id)))
  answer(estimateDelivery, () => [])
  answer(composeCartTotals, ({ items }) => sampleTotals(items))
  const totals = answer(composeOrderTotals, ({ items }) => sampleTotals(items))
  const screen = await renderPage(
    <CheckoutDataProvider value={sampleCheckout}>
      <PaymentForm leavingRef={{ current: false }} />
    </CheckoutDataProvider>,
    '/en/checkout-shipping-payment',
  )
  await expect.poll(() => products.length).toBeGreaterThan(0)
  return { ...screen, totals, order: screen.getByRole('button', { name: /^Order with obligation to pay/ }) }
}

it('goes by e-mail without a choice, to whom and when it says, and is ordered so', async () => {
  draftStore.choose({ shippingTypeId: 2, branchId: 5 })
  const { totals, getByRole, getByText, order, address } = await openForm()
  await expect.element(getByText(/^By e-\u2060?mail, free of charge/)).toBeVisible()
  await expect.element(getByText('To nick@example.com, as soon as the order is paid')).toBeVisible()
  await expect.element(getByText('To nick@example.com, on Wednesday 6 January')).toBeVisible()
  await expect.element(getByText('Buyer')).toBeVisible()
  await expect.element(getByText('40 Asklipiou', { exact: false })).not.toBeInTheDocument()
  await expect.element(getByRole('radio', { name: /Cash on delivery/ })).not.toBeInTheDocument()
  await expect.element(getByRole('radio', { name: /Home delivery|Collect/ })).not.toBeInTheDocument()
  await expect.element(getByText(/as long as the gift card hasn’t been used/)).toBeVisible()
  await expect.element(getByText(/Legal guarantee/)).not.toBeInTheDocument()
  const orders = answer(saveOrder, () => placed)
  await getByRole('radio', { name: /Bank transfer/ }).click()
  await expect.element(getByText(/gift cards go out as soon as your payment arrives/)).toBeVisible()
  await getByRole('checkbox', { name: /I have read and accept/ }).click()
  await order.click()
  await expect.poll(address).toBe(`/en/checkout-success/${placed.uid}`)
  expect(orders[0]?.input).toMatchObject({ shippingTypeId: 3, paymentTypeId: 2, countryId: 1 })
  expect(orders[0]?.input).not.toHaveProperty('branchId')
  expect(new Set(totals.map(({ input }) => `${input.shippingTypeId} in ${input.countryId}`))).toEqual(
    new Set(['3 in 1']),
  )
})

it('is not offered beside a book, nor kept from an order before', async () => {
  draftStore.choose({ shippingTypeId: 3 })
  const { totals, getByRole, getByText } = await openForm([
    sampleGiftCard(),
    { productId: 1, dimensionId: 0, quantity: 1 },
  ])
  await expect.element(getByRole('radio', { name: /Home delivery/ })).not.toBeChecked()
  await expect.element(getByRole('radio', { name: /^By e-/ })).not.toBeInTheDocument()
  await expect.element(getByRole('radio', { name: /Cash on delivery/ })).toBeVisible()
  await expect.element(getByText('Choose a delivery method first.')).toBeVisible()
  await expect.poll(() => totals.length).toBeGreaterThan(1)
  expect(totals.filter(({ input }) => input.shippingTypeId === 3)).toEqual([])
})
