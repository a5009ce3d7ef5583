// A line of the bank's statement against the order that it names. Only the exact amount of one order that waits for it pays
// by itself; everything else is somebody's decision, and no order is paid twice.

import { type Cents, shopCurrency, sum } from '../../money.ts'
import type { PaymentStatus } from '../payment/payment-status.ts'

/** Why somebody has to look at a line. */
export const depositProblems = [
  'unknown',
  'several_orders',
  'less',
  'more',
  'paid_already',
  'order_ended',
  'not_by_deposit',
  'other_currency',
] as const

export type DepositProblem = (typeof depositProblems)[number]

export interface DepositOrder {
  dueCents: Cents
  paymentStatus: PaymentStatus
  byDeposit: boolean
  /** Whether it waits for the money, or would go on with it. */
  takesPayment: boolean
  /** Whether another line has paid it. */
  hasLine: boolean
}

interface DepositLine {
  cents: Cents
  currency: string
}

/** `confirms`: the staff have recorded it before, by hand. */
export function decideDeposit(
  { cents, currency }: DepositLine,
  order: DepositOrder,
): 'pays' | 'confirms' | DepositProblem {
  const { dueCents, paymentStatus, byDeposit, takesPayment, hasLine } = order
  if (currency !== shopCurrency) return 'other_currency'
  if (!byDeposit) return 'not_by_deposit'
  if (paymentStatus === 'paid') return cents === dueCents && !hasLine ? 'confirms' : 'paid_already'
  if (!takesPayment) return 'order_ended'
  if (cents !== dueCents) return cents < dueCents ? 'less' : 'more'
  return 'pays'
}

/**
 * What of each of these amounts, which pay an order together, is more than is due: the earlier ones pay first. Null when
 * they are too little.
 */
export function surplusOf(amounts: readonly Cents[], dueCents: Cents): Cents[] | null {
  if (sum(amounts) < dueCents) return null
  let left = dueCents
  return amounts.map((cents) => {
    const paid = Math.min(cents, left)
    left -= paid
    return cents - paid
  })
}
