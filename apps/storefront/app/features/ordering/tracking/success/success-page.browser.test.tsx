import { getOrderStatusChanges, lookUpOrder, type Order } from '@stoa/contract/ordering/orders'
import { expect, it } from 'vitest'
import { renderPage } from '../../../../../test/render-page.tsx'
import { sampleOrder } from '../../../../../test/sample-order.ts'
import { answer } from '../../../../../test/shop-stub.ts'
import { storeOrderEmail } from '../../../../state/order-emails.ts'
import { SuccessPage } from './success-page.tsx'

async function openSuccess(changes: Partial<Order>, path = '/en/checkout-success') {
  const order = sampleOrder(changes)
  storeOrderEmail(order.uid, order.email)
  const looked = answer(lookUpOrder, () => order)
  const tracked = answer(getOrderStatusChanges, () => order)
  const screen = await renderPage(<SuccessPage uid={order.uid} initialTracking={order} contact={{}} />, path)
  // a call that is on its way when a test ends would count in the next one
  await expect.poll(() => Math.min(looked.length, tracked.length)).toBe(1)
  return screen
}

it.each([
  ['in stock', '/en/checkout-success', {}, 'Thank you. We’re packing your order.'],
  ['of a supplier', '/en/checkout-success', { fetched: true }, 'Thank you. We’re gathering your order.'],
  ['of a supplier', '/checkout-success', { fetched: true }, 'Ευχαριστούμε. Συγκεντρώνουμε την παραγγελία σας.'],
  ['ordered ahead', '/en/checkout-success', { awaited: true }, 'Thank you. We’re keeping your place in the queue.'],
  ['of gift cards', '/en/checkout-success', { contents: ['gift_cards'] }, /sending the gift cards by e-\u2060?mail/],
  ['made', '/en/checkout-success', { contents: ['made'] }, 'Thank you. We’re making what you ordered.'],
  ['collected', '/en/checkout-success', { shipping: 'store' }, 'Thank you. We’re getting your order ready.'],
  [
    'paid by a deposit',
    '/en/checkout-success',
    { payment: 'bank_deposit', fetched: true },
    'Thank you. We’re waiting for your payment.',
  ],
] as const)('begins with what the shop does first: %s, %s', async (_, path, changes, title) => {
  const { getByRole } = await openSuccess(changes as Partial<Order>, path)
  await expect.element(getByRole('heading', { level: 1, name: title })).toBeVisible()
})

it('says below what was paid in which instalments a card pays it', async () => {
  const instalments = { count: 3, monthly: 1607, last: 1607 }
  const { getByRole } = await openSuccess({ paymentName: 'Card', instalments })
  const summary = getByRole('complementary', { name: 'Summary' })
  await expect.element(summary.getByText('Card · 3 instalments of €16.07')).toBeVisible()
})

it('of an order that was cancelled meanwhile expects nothing more', async () => {
  const cancelled = { status: 'cancelled', at: '2026-11-20T11:42:00.000Z' } as const
  const ended = { status: cancelled.status, changes: [cancelled], payment: 'bank_deposit' }
  const { getByRole, getByText } = await openSuccess(ended)
  await expect.element(getByRole('heading', { level: 1, name: 'This order is closed.' })).toBeVisible()
  await expect.element(getByText('Cancelled', { exact: true })).toBeVisible()
  await expect.element(getByText(/will write again/)).not.toBeInTheDocument()
  await expect.element(getByText('To pay')).not.toBeInTheDocument()
})

it.each([
  ['/en/checkout-success', 'Thank you. We’re waiting for your payment.', 'Summary', /^To pay/],
  ['/checkout-success', 'Ευχαριστούμε. Περιμένουμε την πληρωμή σας.', 'Σύνοψη', /^Θα πληρώσετε/],
] as const)(
  'of an order whose amount is not held any more says what is to be paid: %s',
  async (path, title, name, label) => {
    const { getByRole } = await openSuccess({ payment: 'card', status: 'processing', payBy: '2026-12-01' }, path)
    await expect.element(getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect.element(getByRole('complementary', { name }).getByText(label)).toBeVisible()
  },
)

it('links to the terms that were accepted', async () => {
  const { getByRole } = await openSuccess({ termsVersion: 3 })
  await expect.element(getByRole('link', { name: /version 3/ })).toBeVisible()
})

it('of gift cards: no books are held, no parcel leaves, and withdrawal ends with their use', async () => {
  const deposit = { payment: 'bank_deposit', status: 'pending', depositDeadline: '2027-01-05' } as const
  const accounts = [{ bank: 'Bank', holder: 'Stoa', iban: 'GR1601101250000000012300695' }]
  const { getByText } = await openSuccess({ shipping: 'email', contents: ['gift_cards'], ...deposit, accounts })
  await expect.element(getByText(/The order’s page says when each gift card is sent/)).toBeVisible()
  await expect.element(getByText(/as long as the gift card hasn’t been used/)).toBeVisible()
  await expect.element(getByText(/The gift cards go out as soon as your payment arrives/)).toBeVisible()
  await expect.element(getByText(/We’ll hold your order/)).not.toBeInTheDocument()
})

it.each([
  ['cash_on_delivery', 'processing', 'To pay'],
  ['bank_deposit', 'pending', 'To pay'],
  ['bank_deposit', 'processing', 'Paid'],
  ['viva', 'processing', 'Paid'],
] as const)('says whether the total is paid: %s, %s', async (payment, status, label) => {
  const { getByText } = await openSuccess({ payment, status, changes: [{ status, at: '2026-11-20T11:42:00.000Z' }] })
  await expect.element(getByText(label, { exact: true })).toBeVisible()
})
