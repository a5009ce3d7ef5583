// What a provider has settled, against what the shop has recorded. A row that agrees with the shop's books is matched;
// any other is an exception, which somebody looks into.

import type { Cents } from '../../money.ts'
import type { AttemptStatus } from '../payment/payment-attempt.ts'

/** What a row of a provider's file is about. `other`: kept, and compared with nothing. */
export const settlementKinds = ['sale', 'refund', 'chargeback', 'chargeback_won', 'fee', 'payout', 'other'] as const

export type SettlementKind = (typeof settlementKinds)[number]

/**
 * Why somebody has to look. The last three are about rows that never came; `payout_differs` and `payout_missing` are about all rows of
 * a batch.
 */
export const exceptionKinds = [
  'unknown',
  'not_paid',
  'amount_differs',
  'currency_differs',
  'settled_twice',
  'refund_unknown',
  'chargeback_unknown',
  'payout_differs',
  'payout_missing',
  'not_settled',
  'refund_missing',
] as const

export type ExceptionKind = (typeof exceptionKinds)[number]

/** An attempt as the shop has it. */
export interface BookedAttempt {
  status: AttemptStatus
  capturedCents: Cents
  currency: string
  instalments: number
  /** By rows of sales that matched before. */
  settledCents: Cents
}

export interface SettledSale {
  grossCents: Cents
  currency: string
}

/** Null for a sale that agrees. `attempt`: null when the shop has none of the row's reference or transaction. */
export function checkSale(attempt: BookedAttempt | null, sale: SettledSale): ExceptionKind | null {
  if (!attempt) return 'unknown'
  if (attempt.status !== 'captured' && attempt.status !== 'surplus') return 'not_paid'
  if (attempt.currency !== sale.currency) return 'currency_differs'
  const left = attempt.capturedCents - attempt.settledCents
  if (left === sale.grossCents) return null
  // a bank may settle a purchase in instalments month by month
  if (attempt.instalments > 1 && sale.grossCents < left) return null
  return attempt.settledCents > 0 ? 'settled_twice' : 'amount_differs'
}

/**
 * A payout is what its batch comes to: what sales have brought, less refunds, fees and what banks have taken back. `leftCents`: of the
 * batch once it is paid out; null where the provider does not say which rows a payout is of.
 */
export const checkPayout = (leftCents: Cents | null): ExceptionKind | null =>
  leftCents === null || leftCents === 0 ? null : 'payout_differs'

/** Positive for what comes to the shop, negative for what leaves it; null for an amount that such a row cannot have. */
export function signedGross(kind: SettlementKind, cents: Cents): Cents | null {
  if (kind === 'sale') return cents > 0 ? cents : null
  if (kind === 'fee' || kind === 'other') return cents
  if (cents === 0) return null
  return kind === 'chargeback_won' ? Math.abs(cents) : -Math.abs(cents)
}
