// Sending a buyer to a provider: the attempt is committed first, and the provider is asked outside any transaction.

import { hash, randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Language } from '@stoa/domain/language'
import { shopCurrency } from '@stoa/domain/money'
import { getOrderStatus } from '@stoa/domain/ordering/order/order-status'
import { pauseBeforeCheck } from '@stoa/domain/ordering/payment/attempt-checks'
import { awaitsPayment } from '@stoa/domain/ordering/payment/awaits-payment'
import { type PaymentLineNames, paymentLines } from '@stoa/domain/ordering/payment/payment-lines'
import type { PaymentStanding } from '@stoa/domain/ordering/payment/payment-standing'
import { done, type Outcome, refused } from '@stoa/domain/outcome'
import type { Database } from '../../database/connect.ts'
import { countUse } from '../../database/rate-limit.ts'
import { decideInTransaction, type Executor } from '../../database/transaction.ts'
import { networkOf } from '../../http/network.ts'
import { OutsideError } from '../../ports/outside-service.ts'
import {
  type BegunPayment,
  listPaymentProviders,
  type PaymentProvider,
  type PaymentProviders,
  type PaymentRequest,
} from '../../ports/payment.ts'
import { lockOrder } from '../orders/order-payment.service.ts'
import { isKept } from '../orders/unpaid-payments.service.ts'
import { getBuyer } from './payment-buyer.queries.ts'
import { getPayableOrder } from './payment-lines.queries.ts'
import * as queries from './payments.queries.ts'

const readNames = (language: Language): PaymentLineNames =>
  JSON.parse(readFileSync(new URL(`../../../locales/payment-lines.${language}.json`, import.meta.url), 'utf8'))

const lineNames: Record<Language, PaymentLineNames> = { el: readNames('el'), en: readNames('en') }

const hourMs = 60 * 60_000
/**
 * Of one order within an hour, from one address: whoever tries more cards than this is not buying books. Somebody else who has the
 * link to an order uses up their own tries, and not the buyer's.
 */
const mostAttempts = 10

async function isTriedTooOften(tx: Executor, orderId: number, { ip, now }: Pick<BeginInput, 'ip' | 'now'>) {
  const bucket = `payment.begin ${hash('sha256', `${networkOf(ip)} ${orderId}`, 'base64url').slice(0, 22)}`
  const until = new Date(now + hourMs)
  const { used } = await countUse(tx, { bucket, max: mostAttempts, now: new Date(now), until })
  return used > mostAttempts
}

interface BegunAttempt {
  provider: PaymentProvider
  /** How many could take its place. */
  others: number
  /** What is true of the order where it cannot be begun now. */
  otherwise: NotPaid
  request: Omit<PaymentRequest, 'successUrl' | 'cancelUrl' | 'notifyUrl' | 'agreed'>
}

/** That nothing was charged is said only where no earlier attempt may still turn out to be paid. */
type NotPaid = 'payment_failed' | 'transaction_problem'

/** What the page needs that the buyer sees instead. */
interface NotBegun {
  uid: string
  language: Language
  standing: PaymentStanding
}

interface BeginInput {
  uid: string
  providers: PaymentProviders
  /** Of whoever begins. */
  ip: string
  now: number
}

/** A new attempt with a reference of its own; one that was under way is given up. Refused with null when there is no such order. */
export const beginAttempt = (
  db: Database,
  { uid, providers, ip, now }: BeginInput,
): Promise<Outcome<BegunAttempt, NotBegun | null>> =>
  decideInTransaction(db, async (tx): Promise<Outcome<BegunAttempt, NotBegun | null>> => {
    const order = await lockOrder(tx, { uid })
    if (!order) return refused(null)
    const { payable_cents: amountCents, code: orderCode, language, payment: kind, instalments } = order
    const notBegun = (standing: PaymentStanding) => refused({ uid: order.uid, language, standing })
    if (order.payment_status === 'paid' || order.payment_status === 'held') return notBegun(order.payment_status)
    const [provider, ...others] = listPaymentProviders(providers, { kind, amountCents, instalments })
    const isAwaited = awaitsPayment(order.payment_status, getOrderStatus(order.status)) && isKept(order, now)
    if (!provider || !isAwaited) return notBegun('order_problem')
    if (await queries.isAuthorised(tx, order.id)) return notBegun('pending')
    const otherwise = (await queries.mayBePaid(tx, order.id)) ? 'transaction_problem' : 'payment_failed'
    if (await isTriedTooOften(tx, order.id, { ip, now })) return notBegun(otherwise)
    const begun_at = new Date(now)
    const check_at = new Date(now + pauseBeforeCheck(0))
    const reference = randomUUID().replaceAll('-', '')
    const asked = { amountCents, currency: shopCurrency, instalments }
    await queries.cancelOpenAttempt(tx, order.id, begun_at)
    await queries.insertAttempt(tx, {
      ...{ order_id: order.id, payment_type_id: order.payment_type_id },
      ...{ provider: provider.code, reference, begun_at, check_at },
      ...{ amount_cents: amountCents, currency: shopCurrency, instalments, hold_days: provider.holdDays ?? null },
    })
    const buyer = await getBuyer(tx, order.id)
    const lines = paymentLines(await getPayableOrder(tx, order.id), lineNames[language])
    return done({
      provider,
      others: others.length,
      otherwise,
      request: { kind, reference, ...asked, orderCode, language, buyer, lines },
    })
  })

interface Preparation {
  provider: PaymentProvider
  others: number
  request: PaymentRequest
  /** The buyer waits: later than this, the provider counts as one that is away. */
  withinMs: number
}

/** The provider prepares the payment, and what it says of it is kept. Rejects when the provider could not be used. */
export async function prepareAttempt(
  db: Database,
  { provider, others, request, withinMs }: Preparation,
): Promise<void> {
  const begun = others > 0 && provider.checkAwake ? beginAwake(provider, request) : provider.begin(request)
  await queries.saveBegun(db, provider.code, request.reference, await inTime(begun, withinMs))
}

async function beginAwake(provider: PaymentProvider, request: PaymentRequest): Promise<BegunPayment> {
  await provider.checkAwake?.()
  return provider.begin(request)
}

/** What comes later is passed over. */
async function inTime<Answer>(answer: Promise<Answer>, withinMs: number): Promise<Answer> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(new OutsideError('timeout')), withinMs)
  try {
    return await Promise.race([answer, late.promise])
  } finally {
    clearTimeout(timer)
  }
}

export const { findNextStep, markSent } = queries
