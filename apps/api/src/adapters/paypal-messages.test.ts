import { expect, test } from 'vitest'
import { paymentRequest } from '../../test/bank-visit.ts'
import {
  paypalOrder,
  readPaypalError,
  readPaypalEvent,
  readPaypalHold,
  readPaypalOrder,
  verificationOf,
} from './paypal-messages.ts'

const atOnce = { brandName: 'Στοά', holds: false }

const request = paymentRequest('https://shop.example', { reference: 'ref', amountCents: 1200 })

test('an order is made in euros with two decimals, for the address that the shop has', () => {
  const order = paypalOrder(request, atOnce)
  expect(order.purchase_units[0]).toMatchObject({
    ...{ custom_id: 'ref', invoice_id: 'STO-26-000001-ref', amount: { currency_code: 'EUR', value: '12.00' } },
    shipping: { address: { admin_area_2: 'Αθήνα', postal_code: '10679', country_code: 'GR' } },
  })
  expect(order.payment_source.paypal.experience_context).toMatchObject({
    ...{ brand_name: 'Στοά', locale: 'el-GR', shipping_preference: 'SET_PROVIDED_ADDRESS' },
    return_url: request.successUrl,
  })
})

test('an order is made to be captured, or to be held', () => {
  expect(paypalOrder(request, atOnce).intent).toBe('CAPTURE')
  expect(paypalOrder(request, { ...atOnce, holds: true }).intent).toBe('AUTHORIZE')
})

test('for what is collected or sent by e-mail PayPal asks for no address', () => {
  const order = paypalOrder({ ...request, buyer: { ...request.buyer, shipping: null } }, atOnce)
  expect(order.purchase_units[0]).not.toHaveProperty('shipping')
  expect(order.payment_source.paypal.experience_context.shipping_preference).toBe('NO_SHIPPING')
})

const orderWith = (status: string, captures: object[] = [], authorizations: object[] = []) =>
  readPaypalOrder(JSON.stringify({ id: 'O-1', status, purchase_units: [{ payments: { captures, authorizations } }] }))
const capture = (status: string) => ({
  id: 'C-1',
  status,
  amount: { currency_code: 'EUR', value: '12' },
  custom_id: 'ref',
})

test.each([
  ['COMPLETED', { result: 'captured', amountCents: 1200, currency: 'EUR', transaction: 'C-1' }],
  ['PENDING', { result: 'undecided' }],
  ['DECLINED', { result: 'refused' }],
  ['FAILED', { result: 'refused' }],
])('a capture that is %s', (status, state) => {
  expect(orderWith('COMPLETED', [capture(status)])).toMatchObject({ state, reference: 'ref' })
})

test('one that was declined before does not hide one that was completed', () => {
  expect(orderWith('COMPLETED', [capture('COMPLETED'), capture('DECLINED')]).state.result).toBe('captured')
})

test('one that is under way is not forgotten for one that was declined', () => {
  expect(orderWith('COMPLETED', [capture('PENDING'), capture('DECLINED')]).state).toEqual({ result: 'undecided' })
})

const hold = (status: string) => ({ ...capture(status), id: 'A-1' })
const authorised = { result: 'authorised', amountCents: 1200, currency: 'EUR', transaction: 'A-1' }

const holdStates: [status: string, state: object][] = [
  ['CREATED', authorised],
  ['PARTIALLY_CREATED', authorised],
  ['PENDING', { result: 'undecided' }],
  ['CAPTURED', { result: 'undecided' }],
  ['PARTIALLY_CAPTURED', { result: 'undecided' }],
  ['DENIED', { result: 'refused' }],
  ['VOIDED', { result: 'cancelled' }],
  ['EXPIRED', { result: 'expired' }],
]

test.each(holdStates)('a hold that is %s takes no money', (status, state) => {
  expect(orderWith('COMPLETED', [], [hold(status)])).toMatchObject({ state, reference: 'ref' })
  expect(readPaypalHold(JSON.stringify(hold(status)), 'ref')).toEqual(state)
  expect(readPaypalHold(JSON.stringify(hold(status)), 'other')).toBeNull()
})

test.each([
  ['COMPLETED', 'captured'],
  ['PENDING', 'undecided'],
  ['DECLINED', 'authorised'],
])('what is held, and of which a capture is %s', (status, result) => {
  expect(orderWith('COMPLETED', [capture(status)], [hold('CREATED')]).state.result).toBe(result)
})

test('a hold that was released does not hide another', () => {
  expect(orderWith('COMPLETED', [], [hold('CREATED'), hold('VOIDED')]).state.result).toBe('authorised')
})

test.each([
  ['CREATED', 'undecided', { isApproved: false, isOpen: true }],
  ['PAYER_ACTION_REQUIRED', 'undecided', { isApproved: false, isOpen: true }],
  ['APPROVED', 'undecided', { isApproved: true, isOpen: false }],
  ['COMPLETED', 'undecided', { isApproved: false, isOpen: false }],
  ['VOIDED', 'cancelled', { isApproved: false, isOpen: true }],
])('an order that is %s', (status, result, is) => {
  expect(orderWith(status)).toMatchObject({ state: { result }, ...is })
})

test('an order on which something is held or captured is not open', () => {
  const isOpen = (...args: Parameters<typeof orderWith>) => orderWith(...args).isOpen
  expect(isOpen('PAYER_ACTION_REQUIRED', [], [hold('PENDING')])).toBe(false)
  expect(isOpen('PAYER_ACTION_REQUIRED', [capture('PENDING')])).toBe(false)
})

test.each([
  ['AUTHORIZE', true],
  ['CAPTURE', false],
])('an order to %s says so', (intent, holds) => {
  expect(readPaypalOrder(JSON.stringify({ id: 'O-1', status: 'APPROVED', intent })).holds).toBe(holds)
})

test.each(['payer-action', 'approve'])('the buyer goes on by the link %s', (rel) => {
  const links = [
    { rel: 'self', href: 'https://a.example' },
    { rel, href: 'https://b.example' },
  ]
  expect(readPaypalOrder(JSON.stringify({ id: 'O-1', status: 'CREATED', links })).page).toBe('https://b.example')
})

test('an error is its first issue, and the number with which PayPal finds it', () => {
  const text = '{"name":"UNPROCESSABLE_ENTITY","details":[{"issue":"ORDER_EXPIRED"}],"debug_id":"d1"}'
  expect(readPaypalError(text)).toEqual({ issue: 'ORDER_EXPIRED', debugId: 'd1' })
  expect(readPaypalError('{"name":"X"}')).toEqual({ issue: 'X', debugId: null })
})

test('a webhook is about an order, or what is held or captured of one', () => {
  const read = (event: object) => readPaypalEvent(Buffer.from(JSON.stringify(event)))
  expect(read({ event_type: 'CHECKOUT.ORDER.APPROVED', resource: { id: 'O-1' } })).toBe('O-1')
  const related = { supplementary_data: { related_ids: { order_id: 'O-1' } } }
  for (const event_type of [
    'PAYMENT.CAPTURE.COMPLETED',
    'PAYMENT.AUTHORIZATION.CREATED',
    'PAYMENT.AUTHORIZATION.VOIDED',
  ])
    expect(read({ event_type, resource: { id: 'C-1', ...related } })).toBe('O-1')
  expect(read({ event_type: 'CUSTOMER.DISPUTE.CREATED', resource: { id: 'D-1' } })).toBeNull()
  expect(readPaypalEvent(Buffer.from('no JSON'))).toBeNull()
})

test('the event goes back for its verification byte by byte', () => {
  const headers = {
    ...{
      'paypal-auth-algo': 'SHA256withRSA',
      'paypal-cert-url': 'https://api.paypal.com/c',
      'paypal-transmission-id': 'i',
    },
    ...{ 'paypal-transmission-sig': 's', 'paypal-transmission-time': 't' },
  }
  const event = '{ "id" : "WH-1", "price": 1.50 }'
  const verification = verificationOf(headers, 'W', Buffer.from(event)) ?? ''
  expect(verification.endsWith(`,"webhook_event":${event}}`)).toBe(true)
  expect(JSON.parse(verification)).toMatchObject({ webhook_id: 'W', transmission_sig: 's' })
  expect(verificationOf({ ...headers, 'paypal-cert-url': undefined }, 'W', Buffer.from(event))).toBeNull()
})
