// Which other ways of paying an order has that waits for its payment. What was agreed stays as it is: only what waits for money
// as well comes in question, and what costs the same, so that the total, its VAT and its documents do not change.

import { dayOf } from '../delivery/working-days.ts'
import { depositDeadline } from './deposit-deadline.ts'
import { findPaymentKind } from './payment-kinds.ts'
import { type PaymentTerms, paysFor, type Receiving } from './pays-for.ts'

export interface OfferedPayment extends PaymentTerms {
  readonly id: number
  readonly code: string
  readonly feeCents: number
  readonly refusedFromCents: number | null
}

export interface WaitingOrder {
  readonly paymentTypeId: number
  readonly feeCents: number
  readonly totalCents: number
  /** 1: all at once. */
  readonly instalments: number
  readonly receiving: Receiving
  /** Whether the shop has begun with it, as its amount was held: its goods do not wait for a transfer. */
  readonly isBegun: boolean
  /** Milliseconds since 1970. */
  readonly placedAt: number
}

/** Paying at once what was to be paid in instalments is another way as well. A deposit is none once its last day has passed. */
export const isOtherPayment = (offered: OfferedPayment, order: WaitingOrder, now: number): boolean =>
  findPaymentKind(offered.code)?.placedAs === 'awaiting' &&
  offered.feeCents === order.feeCents &&
  (offered.refusedFromCents === null || order.totalCents < offered.refusedFromCents) &&
  (offered.id !== order.paymentTypeId || order.instalments > 1) &&
  !(order.isBegun && findPaymentKind(offered.code)?.deposit) &&
  (depositDeadline(offered.code, order.placedAt) ?? dayOf(now)) >= dayOf(now) &&
  paysFor(offered, order.receiving)
