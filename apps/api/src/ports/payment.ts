// Payment providers. Whatever a provider reports through this port has been verified by its adapter, by a signature or by
// asking the provider; what it means for an order is decided elsewhere. The adapter gets no order and no customer.

import type { Language } from '@stoa/domain/language'
import type { Cents } from '@stoa/domain/money'
import type { AttemptResult } from '@stoa/domain/ordering/payment/payment-attempt'
import { paymentKinds } from '@stoa/domain/ordering/payment/payment-kinds'
import type { Callback, CallbackRequest } from '../http/callbacks.ts'

export interface PaymentRequest {
  /** The kind of payment, one of the provider's. */
  kind: string
  /** Ours, fresh for each attempt: 32 letters and digits. */
  reference: string
  amountCents: Cents
  /** ISO 4217. */
  currency: string
  /** What people call the order: `STO-26-000001`. */
  orderCode: string
  language: Language
  /** Where the provider sends the buyer's browser back to, and where it notifies us. */
  returnUrl: string
  notifyUrl: string
}

export type PaymentReport = { reference: string } & (
  | { result: Exclude<AttemptResult, 'captured'> }
  | {
      result: 'captured'
      amountCents: Cents
      currency: string
      /** The provider's own number of what it did. */
      transaction: string
    }
)

export interface PaymentProvider {
  /** Its name in attempts, logs and the addresses of its callbacks, which it has in its own settings: never changed. */
  readonly code: string
  /** The kinds of payment that it carries out. */
  readonly kinds: readonly string[]
  /** What its notifications are. */
  readonly notifications: NonNullable<Callback['accepts']>
  /** Prepares the payment, and says on which page the buyer goes on. Called when the attempt is committed. */
  begin(request: PaymentRequest): Promise<string>
  /** What a returning browser or a notification says; null unless the provider itself says it. */
  readCallback(request: CallbackRequest): Promise<PaymentReport | null>
}

/** Of several for one kind of payment the first carries it out. */
export type PaymentProviders = readonly PaymentProvider[]

export const noPaymentProviders: PaymentProviders = []

export const findPaymentProvider = (providers: PaymentProviders, kind: string): PaymentProvider | undefined =>
  providers.find(({ kinds }) => kinds.includes(kind))

/** The kinds of payment that this process can carry out. */
export const offeredPaymentCodes = (providers: PaymentProviders): string[] =>
  Object.entries(paymentKinds).flatMap(([code, { byProvider, chosen }]) =>
    !chosen || (byProvider && !findPaymentProvider(providers, code)) ? [] : [code],
  )
