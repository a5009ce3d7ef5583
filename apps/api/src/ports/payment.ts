// Payment providers. Whatever a provider reports through this port has been verified by its adapter, by a signature or by
// asking the provider, unless it says otherwise; what it means for an order is decided elsewhere. Every method may reject with an `OutsideError`: the
// provider could not be used, and what was asked for may have been done.

import type { Language } from '@stoa/domain/language'
import type { Cents } from '@stoa/domain/money'
import { type InstalmentStep, mergeSteps, mostInstalments } from '@stoa/domain/ordering/payment/instalments'
import type { AttemptResult } from '@stoa/domain/ordering/payment/payment-attempt'
import { findPaymentKind, paymentKinds } from '@stoa/domain/ordering/payment/payment-kinds'
import type { PaymentLine } from '@stoa/domain/ordering/payment/payment-lines'
import type { Callback, CallbackAnswer, CallbackRequest } from '../http/callbacks.ts'

export interface PaymentAddress {
  street: string
  city: string
  postalCode: string
  /** ISO 3166-1. */
  countryCode: string
}

/** Who pays, as providers ask for it to tell buyers from thieves. */
export interface PaymentBuyer {
  firstName: string
  lastName: string
  email: string
  phone: string
  billing: PaymentAddress | null
  /** Where the parcel goes; null for what is collected or sent by e-mail. */
  shipping: PaymentAddress | null
}

/** What a buyer agrees to before there is an order. */
export interface ExpressRequest {
  /** Fresh for each. */
  key: string
  /** Of the cart: what is captured is the order’s. */
  amountCents: Cents
  currency: string
  language: Language
  /** Whether the provider asks for an address. */
  isShipped: boolean
  returnUrl: string
  cancelUrl: string
}

/** As the provider says it; empty where it does not. */
export interface AgreedBuyer {
  email: string
  firstName: string
  lastName: string
  mobile: string
  address: PaymentAddress | null
}

export interface ExpressCheckout {
  /** `id`: names it, to the browser that began it alone. `url`: where its buyer agrees. */
  begin(request: ExpressRequest): Promise<{ id: string; url: string }>
  /** Null for what it did not begin, nobody has agreed to, or an attempt has. */
  findBuyer(id: string): Promise<AgreedBuyer | null>
}

export interface PaymentRequest {
  /** The kind of payment, one of the provider's. */
  kind: string
  /** Ours, fresh for each attempt: 32 letters and digits. */
  reference: string
  amountCents: Cents
  /** ISO 4217. */
  currency: string
  /** In how many monthly instalments; 1 for the whole at once. */
  instalments: number
  /** What people call the order: `STO-26-000001`. */
  orderCode: string
  language: Language
  buyer: PaymentBuyer
  /** What is paid for: they sum to the amount. */
  lines: readonly PaymentLine[]
  /** The id of what the buyer has agreed to before: they need not go to the provider again. Anybody may have made it up. */
  agreed: string | null
  /** Where the provider sends the buyer's browser back to, by a link or a form. */
  successUrl: string
  cancelUrl: string
  /** Where it notifies us. */
  notifyUrl: string
}

/** How the buyer goes on: to an address, or with a form whose fields are posted in this order. */
export type NextStep =
  | { url: string }
  | { form: { action: string; fields: readonly (readonly [name: string, value: string])[] } }

export interface BegunPayment {
  next: NextStep
  /** What the provider itself calls the attempt, where it has a name of its own for it: kept, and given back to the adapter. */
  providerReference: string | null
}

/** An attempt as it is stored. */
export interface KnownAttempt {
  reference: string
  providerReference: string | null
  amountCents: Cents
  currency: string
  /** The provider's number of what it did; null as long as nothing is authorised or captured. */
  transaction: string | null
  /** Whether money still pays its order: otherwise nothing is captured that its buyer has only agreed to. */
  isAwaited: boolean
}

/** What became of an attempt. `undecided`: the provider has it, and cannot say yet. */
export type PaymentState =
  | { result: Exclude<AttemptResult, 'captured' | 'authorised'> | 'undecided' }
  | {
      result: 'captured' | 'authorised'
      amountCents: Cents
      currency: string
      /** The provider's own number of what it did. */
      transaction: string
    }

/** `unverified`: only the buyer's browser says that it was given up, so that the provider is asked all the same. */
export type PaymentReport = { reference: string } & (PaymentState | { result: 'cancelled'; unverified: true })

export interface RefundRequest {
  attempt: KnownAttempt
  amountCents: Cents
  /** What was refunded of the same attempt before: a provider without keys is asked whether it has refunded more than this. */
  refundedCents: Cents
  /** Names this refund: the same whenever it is tried again. */
  key: string
  /** Whether it was tried before, and may have been made. A first try was not: what was given back meanwhile, people gave by hand. */
  isRepeated: boolean
}

/** `refused`: the provider will not, however often it is asked, and its adapter has reported why. */
export type ProviderAnswer = 'done' | 'refused'

/** By our reference, or by what the provider calls it. */
export type AttemptName = { reference: string } | { providerReference: string }

/**
 * Of the provider that asks; null when we made none with it. A message that anybody may have made up is looked up here before the
 * provider is asked about it, so that nobody keeps the provider busy for others.
 */
export type FindAttempt = (name: AttemptName) => Promise<KnownAttempt | null>

/** What a browser or a notification brings. */
export type ProviderMessage = Pick<CallbackRequest, 'params' | 'query' | 'form' | 'body' | 'headers'>

export interface PaymentProvider {
  /** Its name in attempts, logs and the addresses of its callbacks, which it has in its own settings: never changed. */
  readonly code: string
  /** The kinds of payment that it carries out. */
  readonly kinds: readonly string[]
  /** From which amounts it takes monthly instalments by card; none when left out. */
  readonly instalments?: readonly InstalmentStep[]
  /** Whose turn it is among several for one kind, the lowest first; null where it is not used for it. Left out: as they are listed. */
  readonly turnOf?: (asked: Pick<PaymentRequest, 'kind' | 'instalments'>) => number | null
  /** Rejects when it is away. Asked only where another could take its place, of a provider that `begin` asks nothing. */
  readonly checkAwake?: () => Promise<void>
  /** The last part of the path, below `/payment/`, on which its buyers are sent to it. */
  readonly requestPath: string
  /** What its notifications are. */
  readonly notifications: NonNullable<Callback['accepts']>
  /** For how many days it holds what it authorises, where the shop captures that as the goods leave. Left out: it is captured at once. */
  readonly holdDays?: number
  /** From how many days before a hold ends somebody is told. */
  readonly holdWarningDays?: number
  /** Where buyers may agree before there is an order. */
  readonly express?: ExpressCheckout
  /** What follows the address of notifications, as a part of the path that the adapter makes: for those that nobody signs. */
  readonly notifyToken?: true
  /** Answers a provider that asks, with a GET, whether the address of its notifications is ours. */
  readonly answerHandshake?: (request: CallbackRequest) => Promise<CallbackAnswer>
  /** Prepares the payment. Called when the attempt is committed, and once for each. */
  begin(request: PaymentRequest): Promise<BegunPayment>
  /** What a returning browser or a notification says; null unless the provider itself says it. */
  readCallback(message: ProviderMessage, findAttempt: FindAttempt): Promise<PaymentReport | null>
  /** What the provider knows of an attempt; null when it knows nothing of it. */
  query(attempt: KnownAttempt): Promise<PaymentState | null>
  /** Tried again with the same key, it refunds nothing twice. */
  refund(request: RefundRequest): Promise<ProviderAnswer>
  /** Captures what was authorised, or as much of it. Done as well when it was captured before. */
  capture(attempt: KnownAttempt, amountCents: Cents): Promise<ProviderAnswer>
  /** Holds what was authorised for as many days again, from now; of a provider that does not, nothing. */
  extendHold?(attempt: KnownAttempt): Promise<ProviderAnswer>
  /** Releases what was authorised. Done as well when it was released before. */
  cancel(attempt: KnownAttempt): Promise<ProviderAnswer>
}

export type PaymentProviders = readonly PaymentProvider[]

export const noPaymentProviders: PaymentProviders = []

/** What is asked of a provider. */
export type AskedPayment = Pick<PaymentRequest, 'kind' | 'amountCents' | 'instalments'>

const turnOf = (provider: PaymentProvider, asked: Pick<AskedPayment, 'kind' | 'instalments'>): number | null =>
  provider.kinds.includes(asked.kind) ? (provider.turnOf?.(asked) ?? (provider.turnOf ? null : 0)) : null

const stepsOf = (provider: PaymentProvider, kind: string): readonly InstalmentStep[] =>
  findPaymentKind(kind)?.byCard && turnOf(provider, { kind, instalments: 2 }) !== null
    ? (provider.instalments ?? [])
    : []

/** Who can carry out a payment, in turn: those that take the kind, and as many instalments. */
export const listPaymentProviders = (providers: PaymentProviders, asked: AskedPayment): PaymentProvider[] =>
  providers
    .flatMap((provider) => {
      const turn = turnOf(provider, asked)
      const takes =
        asked.instalments === 1 ||
        asked.instalments <= mostInstalments(stepsOf(provider, asked.kind), asked.amountCents)
      return turn !== null && takes ? [{ provider, turn }] : []
    })
    .toSorted((one, other) => one.turn - other.turn)
    .map(({ provider }) => provider)

/** What this process can carry out. */
export interface PaymentOffer {
  /** The kinds of payment. */
  codes: readonly string[]
  /** From which amounts a kind is paid in monthly instalments. */
  instalmentSteps(kind: string): readonly InstalmentStep[]
}

export const offerOf = (providers: PaymentProviders): PaymentOffer => ({
  codes: Object.entries(paymentKinds).flatMap(([code, { byProvider, chosen }]) =>
    !chosen || (byProvider && !providers.some((provider) => turnOf(provider, { kind: code, instalments: 1 }) !== null))
      ? []
      : [code],
  ),
  instalmentSteps: (kind) => mergeSteps(providers.map((provider) => stepsOf(provider, kind))),
})
