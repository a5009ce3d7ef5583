// How orders are paid, by kind of payment method. The courier takes cash and hands it on; a deposit is made to one of the
// shop's accounts, and the books are held for it for a while; a card is charged on a provider's page; who collects
// at a branch may pay at its till. Whatever is not paid as it is handed over is paid before the shop begins.

import { findKind, getKind } from '../../kinds.ts'
import type { PaymentStatus } from './payment-status.ts'

export interface PaymentKind {
  /** The payment state that an order is placed in. */
  readonly placedAs: PaymentStatus
  /**
   * The buyer transfers the amount to one of the shop's accounts. For how many working days the books are held for it, and how
   * many before the last one the buyer is reminded.
   */
  readonly deposit: { readonly days: number; readonly reminderDays: number } | null
  /**
   * Paid at the till, as it is collected: for how many days it is kept from when it is ready, and how many before the last one the
   * buyer is reminded.
   */
  readonly keptAtTill: { readonly days: number; readonly reminderDays: number } | null
  /** Paid in attempts at a payment provider; offered only where there is an adapter for it. */
  readonly byProvider: boolean
  /** By a card, which may be a credit card, so that it may be paid in instalments. */
  readonly byCard: boolean
  /** A buyer may agree to it at the provider from the cart, before there is an order. */
  readonly fromCart?: true
  /** Whether a buyer chooses it. */
  readonly chosen: boolean
  /** The event with which the order is confirmed by e-mail. */
  readonly confirmedWhen: 'placed' | 'paid'
}

const onProvidersPage = {
  placedAs: 'awaiting',
  deposit: null,
  keptAtTill: null,
  byProvider: true,
  byCard: false,
  chosen: true,
  confirmedWhen: 'paid',
} as const

const onCardPage = { ...onProvidersPage, byCard: true } as const

export const paymentKinds = {
  cash_on_delivery: {
    placedAs: 'on_delivery',
    deposit: null,
    keptAtTill: null,
    byProvider: false,
    byCard: false,
    chosen: true,
    confirmedWhen: 'placed',
  },
  bank_deposit: {
    placedAs: 'awaiting',
    deposit: { days: 5, reminderDays: 2 },
    keptAtTill: null,
    byProvider: false,
    byCard: false,
    chosen: true,
    confirmedWhen: 'placed',
  },
  card: onCardPage,
  /** By card, wallet or IRIS, as the buyer chooses on Viva’s page. */
  viva: onCardPage,
  paypal: { ...onProvidersPage, fromCart: true },
  /** By card or IRIS on the page of Piraeus Bank. */
  winbank: onCardPage,
  /** From a bank account, by the buyer’s own banking app, as the banks of Greece offer it. */
  iris: onProvidersPage,
  /** At once, later or in instalments, as the buyer agrees with Klarna. */
  klarna: onProvidersPage,
  /** At the till of the branch, as the order is collected. */
  in_store: {
    placedAs: 'on_delivery',
    deposit: null,
    keptAtTill: { days: 7, reminderDays: 2 },
    byProvider: false,
    byCard: false,
    chosen: true,
    confirmedWhen: 'placed',
  },
  /** Points and gift cards have paid everything. */
  means: {
    placedAs: 'awaiting',
    deposit: null,
    keptAtTill: null,
    byProvider: false,
    byCard: false,
    chosen: false,
    confirmedWhen: 'placed',
  },
} as const satisfies Readonly<Record<string, PaymentKind>>

/** Of an order with nothing left to pay. */
export const paidByMeans: PaymentKindCode = 'means'

export type PaymentKindCode = keyof typeof paymentKinds

/** Undefined for a kind that this release does not know. */
export const findPaymentKind = (code: string): PaymentKind | undefined => findKind<PaymentKind>(paymentKinds, code)

export const getPaymentKind = (code: string): PaymentKind => getKind<PaymentKind>(paymentKinds, code)
