import { listProductsByIds } from '@stoa/contract/catalogue/catalogue'
import { cancelOrder, listOtherPayments } from '@stoa/contract/ordering/order-changes'
import { getOrderStatusChanges, lookUpOrder, type Order, type OrderLine } from '@stoa/contract/ordering/orders'
import type { PaymentFailure } from '@stoa/domain/ordering/payment/payment-failure'
import { beforeEach, expect, it } from 'vitest'
import { page as pageInBrowser } from 'vitest/browser'
import { renderPage } from '../../../../../test/render-page.tsx'
import { sampleBook } from '../../../../../test/sample-books.ts'
import { sampleOrder } from '../../../../../test/sample-order.ts'
import { answer, refuse } from '../../../../../test/shop-stub.ts'
import { cartStore } from '../../../../state/cart-store.ts'
import { storeOrderEmail } from '../../../../state/order-emails.ts'
import { PaymentFailurePage } from './payment-failure-page.tsx'

const contact = { phone: '210 000 0000', phoneHref: 'tel:+302100000000', hours: 'Mon – Fri 9–21' }
const page = '/en/checkout-failure'

beforeEach(() => cartStore.clear())

async function openFailure(failure: PaymentFailure, changes: Partial<Order> = {}, path = page) {
  const order = sampleOrder({ payment: 'card', ...changes })
  storeOrderEmail(order.uid, order.email)
  const looked = answer(lookUpOrder, () => order)
  const tracked = answer(getOrderStatusChanges, () => order)
  answer(listOtherPayments, () => [])
  answer(listProductsByIds, ({ ids }) =>
    ids.map((id) => sampleBook(id, { availability: id === 2 ? 'exhausted' : 'available' })),
  )
  const found = { uid: order.uid, tracking: order }
  const screen = await renderPage(<PaymentFailurePage failure={failure} order={found} contact={contact} />, path)
  // a call that is on its way when a test ends would count in the next one
  await expect.poll(() => Math.min(looked.length, tracked.length)).toBe(1)
  return { ...screen, order }
}

const line = (productId: number): OrderLine => ({
  ...{ productId, dimensionId: 0, quantity: 1, unitPrice: 1000, unitPriceBeforeDiscount: null, total: 1000 },
  ...{ code: `b${productId}`, name: `Book ${productId}`, gift: false, notes: [], dimensionName: null },
})

it.each([
  ['payment_failed', page, 'The payment wasn’t completed', 'you weren’t charged'],
  ['payment_failed', '/checkout-failure', 'Η πληρωμή δεν ολοκληρώθηκε', 'δεν χρεωθήκατε'],
  ['payment_cancelled', page, 'The payment was stopped', /left the payment page/],
] as const)('%s at %s: the same order is paid again at once', async (failure, path, title, text) => {
  const { getByRole, getByText, order } = await openFailure(failure, {}, path)
  await expect.element(getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect.element(getByText(text)).toBeVisible()
  const button = getByRole('button', { name: /Try the payment again|Νέα προσπάθεια πληρωμής/ })
  const form = button.element().closest('form')
  expect(form?.method).toBe('post')
  expect(new URL(form?.action ?? '').pathname).toBe(`/api/payments/begin/${order.uid}`)
  await expect.element(getByRole('heading', { level: 2, name: /^(Summary|Σύνοψη)/ })).toBeVisible()
})

it.each([
  [390, 1],
  [1440, 2],
])('on %s px the ways on are as wide and as high as each other, %s in a row', async (width, inRow) => {
  await pageInBrowser.viewport(width, 900)
  const { getByRole, container } = await openFailure('payment_failed', {}, '/checkout-failure')
  await expect.element(getByRole('button', { name: 'Άλλος τρόπος πληρωμής' })).toBeVisible()
  const steps = [...container.querySelectorAll('section[aria-labelledby="next-steps"] :is(a, button)')]
  const boxes = steps.map((step) => step.getBoundingClientRect())
  expect(boxes).toHaveLength(3)
  expect(new Set(boxes.map(({ width: one, height }) => `${Math.round(one)} × ${Math.round(height)}`)).size).toBe(1)
  expect(boxes.filter(({ top }) => top === boxes[0]?.top)).toHaveLength(inRow)
})

it('enlarged text leaves the margin of the narrowest screen free', async () => {
  await pageInBrowser.viewport(320, 700)
  document.documentElement.style.fontSize = '200%'
  const { getByRole } = await openFailure('payment_failed', {}, '/checkout-failure')
  const { left, right } = getByRole('button', { name: 'Νέα προσπάθεια πληρωμής' }).element().getBoundingClientRect()
  document.documentElement.style.fontSize = ''
  expect(left).toBe(20)
  expect(right).toBeLessThanOrEqual(300)
})

it('after an answer that cannot be relied on, the order is looked at before the payment is tried again', async () => {
  const { getByRole, getByText, order, container } = await openFailure('transaction_problem')
  await expect.element(getByText('Look at your order before paying again')).toBeVisible()
  await expect.element(getByText(/weren’t charged/)).not.toBeInTheDocument()
  await expect
    .element(getByRole('link', { name: 'See the order' }))
    .toHaveAttribute('href', `/en/track-order/${order.uid}`)
  const steps = [...container.querySelectorAll('section[aria-labelledby="next-steps"] :is(a, button)')]
  expect(steps.map(({ textContent }) => textContent)).toEqual(['See the order', 'Try the payment again'])
})

it('an order that takes no payment offers none', async () => {
  const { getByRole } = await openFailure('order_problem')
  await expect.element(getByRole('heading', { level: 1, name: 'There was a problem with the order' })).toBeVisible()
  await expect.element(getByRole('button', { name: 'Try the payment again' })).not.toBeInTheDocument()
})

it.each([
  ['paid meanwhile', { changes: [{ status: 'processing', at: '2026-11-20T11:42:00.000Z' }] }],
  ['paid on delivery', { payment: 'cash_on_delivery' }],
] as const)('an order that waits for nothing, %s, is not said to have failed', async (_, changes) => {
  const { getByRole } = await openFailure('payment_failed', changes as Partial<Order>)
  await expect.element(getByRole('heading', { level: 1, name: 'This order isn’t paid here' })).toBeVisible()
  await expect.element(getByRole('button', { name: 'Try the payment again' })).not.toBeInTheDocument()
})

it.each(['order_problem', 'out_of_stock'] as const)(
  'beside %s the order is not said to wait for a payment that the page does not take',
  async (failure) => {
    const { getByText } = await openFailure(failure)
    await expect.element(getByText(/has not been paid\. If it stays unpaid, it is cancelled/)).toBeVisible()
    await expect.element(getByText(/is waiting for your payment/)).not.toBeInTheDocument()
  },
)

it('of what went out of stock, the rest goes back to the basket, and what is missing is named', async () => {
  const { getByRole, getByText, router } = await openFailure('out_of_stock', { lines: [line(1), line(2)] })
  await getByRole('button', { name: 'Return to basket' }).click()
  await expect.element(getByText('Not available now: Book 2.')).toBeVisible()
  expect(cartStore.read()).toEqual([{ productId: 1, dimensionId: 0, quantity: 1 }])
  await getByRole('link', { name: 'Return to basket' }).click()
  await expect.poll(() => router.state.location.pathname).toBe('/en/cart')
})

it('another means is another order: this one is cancelled first, and its lines are in the basket again', async () => {
  const { getByRole, router, order } = await openFailure('payment_failed', { lines: [line(1)] })
  const cancelled = answer(cancelOrder, () => order)
  await getByRole('button', { name: 'Pay another way' }).click()
  await getByRole('button', { name: 'Cancel and order again' }).click()
  await expect.poll(() => router.state.location.pathname).toBe('/en/cart')
  expect(cancelled.map(({ input }) => input)).toEqual([{ uid: order.uid, email: order.email }])
  expect(cartStore.read().map(({ productId }) => productId)).toEqual([1])
})

it('an order that cannot be cancelled any more stays, and the basket is left alone', async () => {
  const { getByRole, router } = await openFailure('payment_failed', { lines: [line(1)] })
  answer(cancelOrder, () => refuse('order_not_cancellable'))
  await getByRole('button', { name: 'Pay another way' }).click()
  await getByRole('button', { name: 'Cancel and order again' }).click()
  await expect.element(getByRole('alert').filter({ hasText: /./ })).toBeVisible()
  expect(cartStore.read()).toEqual([])
  expect(router.state.location.pathname).toBe('/en/checkout-failure')
})

it('what is missing of a cancelled order is named before the basket is opened', async () => {
  const { getByRole, router, order } = await openFailure('payment_cancelled', { lines: [line(1), line(2)] })
  answer(cancelOrder, () => order)
  await getByRole('button', { name: 'Pay another way' }).click()
  await getByRole('button', { name: 'Cancel and order again' }).click()
  await expect.element(getByRole('alert').filter({ hasText: 'Not available now: Book 2.' })).toBeVisible()
  await getByRole('button', { name: 'Return to basket' }).click()
  await expect.poll(() => router.state.location.pathname).toBe('/en/cart')
})

it('a basket with something else in it stays as it is', async () => {
  cartStore.add({ productId: 9, dimensionId: 0, quantity: 1 })
  const { getByRole, router } = await openFailure('out_of_stock', { lines: [line(1)] })
  await getByRole('button', { name: 'Return to basket' }).click()
  await expect.poll(() => router.state.location.pathname).toBe('/en/cart')
  expect(cartStore.read().map(({ productId }) => productId)).toEqual([9])
})

it('without an order: the cause, and where to find it', async () => {
  const failed = <PaymentFailurePage failure="payment_failed" order={null} contact={contact} />
  const { getByRole } = await renderPage(failed, page)
  await expect.element(getByRole('link', { name: 'Find your order' })).toHaveAttribute('href', '/en/track-order')
  await expect.element(getByRole('link', { name: 'Return to basket' })).toHaveAttribute('href', '/en/cart')
  await expect.element(getByRole('link', { name: '210 000 0000' })).toHaveAttribute('href', 'tel:+302100000000')
})
