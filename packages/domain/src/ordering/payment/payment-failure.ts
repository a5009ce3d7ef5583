// Why a buyer comes back from paying without having paid. The page that says so is told by a code of this list, and by
// nothing else in its address: what it then writes is the shop's own.

import type { Language } from '../../language.ts'

export const paymentFailures = [
  /** The provider itself says that it refused: nothing was charged. */
  'payment_failed',
  /** The buyer left the provider's page. */
  'payment_cancelled',
  /** The provider did not answer, or not in a way that can be believed: it may have charged. */
  'transaction_problem',
  /** The order takes no payment, or there is none of this address. */
  'order_problem',
  /** Something of the order cannot be had any more: no payment was begun. */
  'out_of_stock',
] as const

export type PaymentFailure = (typeof paymentFailures)[number]

/** Null for what is not on the list. */
export const readPaymentFailure = (text: string | null): PaymentFailure | null =>
  paymentFailures.find((failure) => failure === text) ?? null

/** The path of the page, with the order where there is one: it then offers to pay this order again. */
export function paymentFailurePath(language: Language, failure: PaymentFailure, orderUid?: string): string {
  const query = new URLSearchParams({ reason: failure, ...(orderUid !== undefined && { order: orderUid }) })
  return `/${language}/checkout-failure?${query}`
}
