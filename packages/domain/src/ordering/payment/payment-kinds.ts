// How orders are paid, by kind of payment method. The courier takes cash and hands it on; a deposit is made to one of the
// shop's accounts, and the books are held for it for a while.

import { findKind, getKind } from '../../kinds.ts'

export interface PaymentKind {
  /** The buyer transfers the amount to one of the shop's accounts. For how many working days the books are held for it. */
  readonly deposit: { readonly days: number } | null
}

export const paymentKinds = {
  cash_on_delivery: { deposit: null },
  bank_deposit: { deposit: { days: 5 } },
} as const satisfies Readonly<Record<string, PaymentKind>>

export type PaymentKindCode = keyof typeof paymentKinds

/** Undefined for a kind that this release does not know. */
export const findPaymentKind = (code: string): PaymentKind | undefined => findKind<PaymentKind>(paymentKinds, code)

export const getPaymentKind = (code: string): PaymentKind => getKind<PaymentKind>(paymentKinds, code)
