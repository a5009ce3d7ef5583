import { expect, test } from 'vitest'
import { standingOfOrder } from './payment-standing.ts'

test.each([
  ['paid', 'processing', 'surplus', 'paid'],
  ['awaiting', 'pending', null, 'payment_failed'],
  ['awaiting', 'pending', 'open', 'pending'],
  ['awaiting', 'pending', 'authorised', 'pending'],
  ['awaiting', 'pending', 'refused', 'payment_failed'],
  ['awaiting', 'pending', 'cancelled', 'payment_cancelled'],
  ['awaiting', 'pending', 'surplus', 'transaction_problem'],
  ['awaiting', 'cancelled', 'open', 'order_problem'],
] as const)('an order that is %s and %s, its last attempt %s: %s', (payment, order, attempt, standing) => {
  expect(standingOfOrder(payment, order, attempt)).toBe(standing)
})
