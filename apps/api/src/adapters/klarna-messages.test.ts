import type { PaymentLine } from '@stoa/domain/ordering/payment/payment-lines'
import { describe, expect, test } from 'vitest'
import { paymentRequest } from '../../test/bank-visit.ts'
import {
  klarnaKey,
  klarnaPage,
  klarnaSession,
  notifyTokenOf,
  readKlarnaError,
  readKlarnaOrder,
  readKlarnaPage,
  readNotifyToken,
} from './klarna-messages.ts'

const notifyUrl = 'https://shop.example/api/payments/klarna/notify/token'
const line = (kind: PaymentLine['kind'], totalCents: number, given: Partial<PaymentLine> = {}): PaymentLine => ({
  ...{ kind, code: '', name: kind, quantity: 1, unitCents: totalCents, discountCents: 0, vatRate: 0, totalCents },
  ...{ vatCents: 0, ...given },
})

describe('the session', () => {
  const lines = [
    line('goods', 1800, { code: '978', quantity: 2, unitCents: 1000, discountCents: 200, vatRate: 600, vatCents: 102 }),
    line('wrapping', 300, { vatRate: 600, vatCents: 17 }),
    line('digital', 2000),
    line('shipping', 350, { vatRate: 600, vatCents: 20 }),
    line('payment_fee', 100, { vatRate: 2400, vatCents: 19 }),
    line('points', -150),
    line('gift_card', -500),
  ]
  const session = klarnaSession(paymentRequest('https://shop.example', { amountCents: 3900, lines }), 'GR', notifyUrl)

  test('has a type for each line, with rates as percent times a hundred', () => {
    expect(session.order_lines.map((one) => [one.type, one.tax_rate, one.total_amount, one.total_tax_amount])).toEqual([
      ['physical', 600, 1800, 102],
      ['surcharge', 600, 300, 17],
      ['digital', 0, 2000, 0],
      ['shipping_fee', 600, 350, 20],
      ['surcharge', 2400, 100, 19],
      ['store_credit', 0, -150, 0],
      ['gift_card', 0, -500, 0],
    ])
    expect(session.order_lines[0]).toMatchObject({
      ...{ reference: '978', quantity: 2, unit_price: 1000, total_discount_amount: 200 },
    })
  })

  test('has the order and its tax, and who buys', () => {
    expect(session).toMatchObject({
      ...{ purchase_country: 'GR', purchase_currency: 'EUR', locale: 'el-GR', intent: 'buy' },
      ...{ order_amount: 3900, order_tax_amount: 158, merchant_reference1: 'STO-26-000001' },
      billing_address: { given_name: 'Ελένη', street_address: 'Ασκληπιού 40', postal_code: '10679', country: 'GR' },
      shipping_address: { city: 'Αθήνα' },
      merchant_urls: { notification: notifyUrl },
    })
  })

  test('who collects has no street, and long names are cut', () => {
    const request = paymentRequest('https://shop.example', { lines: [line('goods', 1234, { name: 'α'.repeat(300) })] })
    const buyer = { ...request.buyer, billing: null, shipping: null }
    const collected = klarnaSession({ ...request, buyer }, 'GR', notifyUrl)
    expect(collected).not.toHaveProperty('shipping_address')
    expect(collected.billing_address).toEqual({
      ...{ given_name: 'Ελένη', family_name: 'Μάρκου', email: 'eleni@example.gr', phone: '6912345678', country: 'GR' },
    })
    expect(collected.order_lines[0]?.name).toHaveLength(255)
  })
})

test('the page comes back with the attempt and its own number', () => {
  const request = paymentRequest('https://shop.example', { reference: 'a1' })
  const page = klarnaPage({ request, sessionUrl: 'https://k/payments/v1/sessions/1', notifyUrl, mode: 'PLACE_ORDER' })
  const cancel = 'https://shop.example/el/payment/bank/cancel?reference=a1&sid={{session_id}}&left=1'
  expect(page).toEqual({
    payment_session_url: 'https://k/payments/v1/sessions/1',
    merchant_urls: {
      success: 'https://shop.example/el/payment/bank/success/1?reference=a1&sid={{session_id}}',
      ...{ cancel, back: cancel, failure: cancel, error: cancel, status_update: notifyUrl },
    },
    options: { place_order_mode: 'PLACE_ORDER', purchase_type: 'BUY' },
  })
})

test.each([
  ['WAITING', true, 'undecided'],
  ['BACK', true, 'undecided'],
  ['IN_PROGRESS', true, 'undecided'],
  ['MANUAL_ID_CHECK', false, 'undecided'],
  ['COMPLETED', false, 'undecided'],
  ['CANCELLED', false, 'cancelled'],
  ['DISABLED', false, 'cancelled'],
  ['FAILED', false, 'refused'],
  ['ERROR', false, 'refused'],
])('a page that is %s', (status, isOpen, result) => {
  const page = readKlarnaPage(JSON.stringify({ status, order_id: 'o-1', updated_at: '2026-11-26T10:00:00.000Z' }))
  expect(page).toMatchObject({ isOpen, state: { result }, changedAt: Date.UTC(2026, 10, 26, 10) })
  expect(page.orderId).toBe(status === 'COMPLETED' ? 'o-1' : null)
})

test.each([
  ['AUTHORIZED', 'ACCEPTED', 0, 'authorised'],
  ['AUTHORIZED', 'PENDING', 0, 'undecided'],
  ['AUTHORIZED', 'REJECTED', 0, 'refused'],
  ['CAPTURED', 'ACCEPTED', 1234, 'captured'],
  ['PART_CAPTURED', 'ACCEPTED', 1000, 'captured'],
  ['CLOSED', 'ACCEPTED', 1234, 'captured'],
  ['CANCELLED', 'ACCEPTED', 0, 'cancelled'],
  ['CANCELLED', 'REJECTED', 0, 'refused'],
  ['EXPIRED', 'ACCEPTED', 0, 'expired'],
])('an order that is %s and %s, with %i cents captured: %s', (status, fraud_status, captured_amount, result) => {
  const order = readKlarnaOrder(
    JSON.stringify({
      ...{ order_id: 'o-1', status, fraud_status, order_amount: 1234, captured_amount, refunded_amount: 0 },
      ...{ purchase_currency: 'EUR', merchant_reference2: 'a1' },
    }),
  )
  expect(order.reference).toBe('a1')
  expect(order.state).toMatchObject({ result })
  if (result === 'captured') expect(order.state).toMatchObject({ amountCents: captured_amount, transaction: 'o-1' })
})

test('an error has its name, and with what Klarna finds it', () => {
  const error = { error_code: 'NOT_ALLOWED', error_messages: ['No'] }
  expect(readKlarnaError(JSON.stringify({ ...error, correlation_id: '6a' }))).toBe('NOT_ALLOWED 6a')
  expect(readKlarnaError(JSON.stringify(error))).toBe('NOT_ALLOWED')
})

test('a token is read with the secret that made it, and for the attempt that it was made for', () => {
  const token = notifyTokenOf('a1', 'secret')
  expect(readNotifyToken(token, 'secret')).toBe('a1')
  expect(readNotifyToken(token, 'old secret')).toBeNull()
  expect(readNotifyToken(token.replace('a1', 'a2'), 'secret')).toBeNull()
})

test('a key is a UUID, and the same for the same', () => {
  expect(klarnaKey('capture a1')).toMatch(/^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-a[\da-f]{3}-[\da-f]{12}$/)
  expect(klarnaKey('capture a1')).toBe(klarnaKey('capture a1'))
  expect(klarnaKey('capture a2')).not.toBe(klarnaKey('capture a1'))
})
