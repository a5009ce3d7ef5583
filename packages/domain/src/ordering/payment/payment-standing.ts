// How a payment stands, as its buyer is shown: the order is paid, its amount is held until it leaves, the provider has still to say so, or it was not paid for a
// reason that says what can be done.

import type { OrderStatus } from '../order/order-status.ts'
import { unpayableStatuses } from './awaits-payment.ts'
import type { AttemptStatus } from './payment-attempt.ts'
import { paymentFailures } from './payment-failure.ts'
import type { PaymentStatus } from './payment-status.ts'

export const paymentStandings = ['paid', 'held', 'pending', ...paymentFailures] as const
export type PaymentStanding = (typeof paymentStandings)[number]

const ofAttempts = {
  open: 'pending',
  authorised: 'pending',
  captured: 'paid',
  refused: 'payment_failed',
  expired: 'payment_failed',
  cancelled: 'payment_cancelled',
  // something was charged that does not pay the order
  surplus: 'transaction_problem',
} as const satisfies Record<AttemptStatus, PaymentStanding>

export const standingOfAttempt = (attempt: AttemptStatus): PaymentStanding => ofAttempts[attempt]

/** `lastAttempt`: the state of the latest; null before the first. */
export function standingOfOrder(
  payment: PaymentStatus,
  order: OrderStatus,
  lastAttempt: AttemptStatus | null,
): PaymentStanding {
  if (payment === 'paid') return 'paid'
  if (unpayableStatuses.includes(order)) return 'order_problem'
  if (payment === 'held') return 'held'
  return lastAttempt === null ? 'payment_failed' : standingOfAttempt(lastAttempt)
}
