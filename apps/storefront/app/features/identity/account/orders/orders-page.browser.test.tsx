import { listProductsByIds } from '@stoa/contract/catalogue/catalogue'
import { listCustomerOrders, type OrderSummary } from '@stoa/contract/ordering/customer-orders'
import { getOrderStatusChanges } from '@stoa/contract/ordering/orders'
import { beforeEach, expect, it } from 'vitest'
import { renderPage } from '../../../../../test/render-page.tsx'
import { startSession } from '../../../../../test/sample-customer.ts'
import { answer } from '../../../../../test/shop-stub.ts'
import { OrdersPage } from './orders-page.tsx'
import { TrackPage } from './track-page.tsx'

const placedAt = '2026-11-20T10:00:00.000Z'

const sampleOrder = (id: number, changes: Partial<OrderSummary> = {}): OrderSummary => ({
  id,
  uid: `0b0b0b0b-0000-4000-8000-00000000000${id}`,
  code: `STO-26-00000${id}`,
  placedAt,
  status: 'pending',
  statusAt: placedAt,
  total: 1990,
  due: 1990,
  copies: 1,
  shipping: 'home',
  payment: 'cash_on_delivery',
  awaited: false,
  payBy: null,
  deliveryFrom: '2026-11-23',
  deliveryTo: '2026-11-26',
  productIds: [1],
  ...changes,
})

const listed = (...orders: OrderSummary[]) => answer(listCustomerOrders, () => ({ orders, total: orders.length }))

let asked: readonly unknown[] = []
beforeEach(async () => {
  asked = answer(listProductsByIds, () => [])
  await startSession()
})
/** A call that is on its way when a test ends would count in the next one. */
const untilAsked = () => expect.poll(() => asked.length).toBeGreaterThan(0)

it('says of an order without its deposit what its own page says', async () => {
  listed(sampleOrder(1), sampleOrder(2, { payment: 'bank_deposit' }))
  const { getByText } = await renderPage(<OrdersPage />, '/profile/orders')
  await expect.element(getByText('Ελήφθη', { exact: true })).toBeVisible()
  await expect.element(getByText('Αναμένει κατάθεση', { exact: true })).toBeVisible()
  await untilAsked()
})

it('heads an order under way with the deposit that it waits for', async () => {
  const order = sampleOrder(1, { payment: 'bank_deposit' })
  listed(order)
  answer(getOrderStatusChanges, () => ({
    uid: order.uid,
    code: order.code,
    shipping: 'home',
    payment: 'bank_deposit',
    deliveryFrom: order.deliveryFrom,
    deliveryTo: order.deliveryTo,
    readyAt: null,
    depositDeadline: null,
    collectionDeadline: null,
    fetched: false,
    awaited: false,
    payBy: null,
    released: false,
    contents: ['books' as const],
    changes: [{ status: 'pending' as const, at: placedAt }],
  }))
  const { getByRole } = await renderPage(<TrackPage />, '/en/profile/track-order')
  await expect.element(getByRole('heading', { name: 'We’re waiting for your payment' })).toBeVisible()
  // the days begin with the deposit, and there is no room to say so
  const progress = getByRole('list', { name: 'Order progress' })
  await expect.poll(() => progress.query()?.textContent).toMatch(/Delivered \(to come\)$/)
  await untilAsked()
})

it.each([
  ['one order', [sampleOrder(1)], []],
  ['orders in one state', [sampleOrder(1), sampleOrder(2)], ['Period']],
  ['orders in two states', [sampleOrder(1), sampleOrder(2, { status: 'completed' })], ['Status', 'Period']],
])('offers filters that tell something apart: %s', async (_, orders, expected) => {
  listed(...orders)
  const { getByRole, getByText } = await renderPage(<OrdersPage />, '/en/profile/orders')
  await expect.element(getByText(/^\d orders?$/)).toBeVisible()
  const filters = getByRole('navigation').elements()
  expect(filters.map((filter) => filter.querySelector('h2')?.textContent)).toEqual(expected)
  await untilAsked()
})

it('keeps the filters of a list that they have made empty', async () => {
  answer(listCustomerOrders, () => ({ orders: [], total: 0 }))
  const { getByRole } = await renderPage(<OrdersPage />, '/en/profile/orders?status=completed')
  await expect.element(getByRole('navigation', { name: 'Status' })).toBeVisible()
})
