// Klarna, by its hosted page: the buyer chooses there how to pay, and Klarna makes an order of it, captured at once or held. Neither
// a return nor a notification is signed: the page and its order are read at Klarna, and only that is believed.

import type { Cents } from '@stoa/domain/money'
import { dayOf, isoDay } from '@stoa/domain/ordering/delivery/working-days'
import { OutsideError, type OutsideReports } from '../ports/outside-service.ts'
import type {
  FindAttempt,
  KnownAttempt,
  PaymentProvider,
  PaymentState,
  ProviderAnswer,
  ProviderMessage,
  RefundRequest,
} from '../ports/payment.ts'
import { type KlarnaAccount, type KlarnaCalls, klarnaCalls } from './klarna-calls.ts'
import {
  type KlarnaPage,
  klarnaPage,
  klarnaSession,
  notifyTokenOf,
  type PlaceOrderMode,
  readNotifyToken,
} from './klarna-messages.ts'
import { createOutsideService } from './outside-service.ts'

export interface KlarnaSettings extends KlarnaAccount {
  /** Whose buyers the account is for: ISO 3166-1. */
  country: string
  mode: PlaceOrderMode
  /** Null where what Klarna authorises is captured at once. */
  holdDays: number | null
  reports: OutsideReports
  now?: () => number
}

/** A page that nobody has touched for so long is closed, and its order need not wait for the two days that Klarna keeps it. */
const longestVisitMs = 60 * 60_000

const isForgotten = ({ changedAt }: KlarnaPage, now: number): boolean =>
  changedAt !== null && changedAt + longestVisitMs < now

export function klarna(settings: KlarnaSettings): PaymentProvider {
  const { reports, now = Date.now, country, mode, password } = settings
  const service = createOutsideService({ name: 'klarna', maxRunning: 20, reports, now })
  const calls = klarnaCalls(settings, reports)
  return {
    code: 'klarna',
    kinds: ['klarna'],
    requestPath: 'klarna_request',
    notifications: 'application/json',
    notifyToken: true,
    ...(settings.holdDays !== null && { holdDays: settings.holdDays }),
    async begin(request) {
      const notifyUrl = `${request.notifyUrl}/${notifyTokenOf(request.reference, password)}`
      const page = await service.call(async () => {
        const sessionUrl = await calls.createSession(klarnaSession(request, country, notifyUrl))
        return sessionUrl && calls.openPage(klarnaPage({ request, sessionUrl, notifyUrl, mode }))
      })
      // one order that Klarna does not take is no reason to stop asking it about others
      if (!page) throw new OutsideError('answer_refused')
      return { next: { url: page.url }, providerReference: page.id }
    },
    async readCallback(message, findAttempt) {
      const isNotified = message.body.length > 0
      const attempt = await findOf(message, isNotified ? password : null, findAttempt)
      if (!attempt) return null
      // who comes back from a page on which nothing was ordered has left: no other window pays on it later
      const hasLeft = !isNotified && message.query.get('left') === '1'
      const state = await service.call(() => stateOf(calls, attempt, () => (hasLeft ? { result: 'cancelled' } : null)))
      return state && { reference: attempt.reference, ...state }
    },
    query: (attempt) =>
      service.call(() => stateOf(calls, attempt, (page) => (isForgotten(page, now()) ? { result: 'expired' } : null))),
    refund: (request) => service.call(() => refund(calls, reports, request)),
    capture: (attempt, cents) => service.call(() => capture(calls, reports, attempt, cents)),
    extendHold: (attempt) => service.call(() => extend(calls, reports, attempt, isoDay(dayOf(now())))),
    cancel: (attempt) => service.call(() => release(calls, reports, attempt)),
  }
}

/**
 * A notification's address has a token that nobody else can make, and whatever it says, Klarna is asked. A return has to name the
 * page of its attempt. `secret`: of a notification.
 */
async function findOf(
  { params, query: returned }: Pick<ProviderMessage, 'params' | 'query'>,
  secret: string | null,
  findAttempt: FindAttempt,
): Promise<KnownAttempt | null> {
  const reference = secret === null ? returned.get('reference') : readNotifyToken(params.token ?? '', secret)
  const attempt = reference ? await findAttempt({ reference }) : null
  return secret !== null || attempt?.providerReference === returned.get('sid') ? attempt : null
}

/** `endOf`: as what an open page ends now; null for one on which a buyer may still pay. */
async function stateOf(
  calls: KlarnaCalls,
  attempt: KnownAttempt,
  endOf: (page: KlarnaPage) => PaymentState | null,
): Promise<PaymentState | null> {
  if (attempt.transaction) return orderState(calls, attempt, attempt.transaction)
  const page = attempt.providerReference ? await calls.findPage(attempt.providerReference) : null
  if (!attempt.providerReference || !page) return null
  const end = page.isOpen ? endOf(page) : null
  if (end && (await calls.closePage(attempt.providerReference))) return end
  return page.orderId === null ? page.state : orderState(calls, attempt, page.orderId)
}

/** An order of another attempt says nothing. */
async function orderState(calls: KlarnaCalls, { reference }: KnownAttempt, orderId: string): Promise<PaymentState> {
  const order = await calls.findOrder(orderId)
  return order?.reference === reference ? order.state : { result: 'undecided' }
}

async function getOrder(calls: KlarnaCalls, id: string) {
  const order = await calls.findOrder(id)
  if (!order) throw new OutsideError('answer_refused')
  return order
}

function answerOf(error: string | null, what: string, reports: OutsideReports): ProviderAnswer {
  if (error === null) return 'done'
  reports.alarm('klarna', `${what} ${error}`)
  return 'refused'
}

async function capture(
  calls: KlarnaCalls,
  reports: OutsideReports,
  { transaction, amountCents, reference }: KnownAttempt,
  cents: Cents,
): Promise<ProviderAnswer> {
  if (!transaction) return 'refused'
  const { capturedCents } = await getOrder(calls, transaction)
  const error = capturedCents > 0 ? null : await calls.capture(transaction, cents, `capture ${reference}`)
  if (error === null && cents < amountCents) await calls.releaseRest(transaction, `rest ${reference}`)
  return answerOf(error, 'capture', reports)
}

async function extend(
  calls: KlarnaCalls,
  reports: OutsideReports,
  { transaction, reference }: KnownAttempt,
  day: string,
): Promise<ProviderAnswer> {
  if (!transaction) return 'refused'
  return answerOf(await calls.extend(transaction, `extend ${reference} ${day}`), 'extend', reports)
}

async function release(
  calls: KlarnaCalls,
  reports: OutsideReports,
  { transaction, reference }: KnownAttempt,
): Promise<ProviderAnswer> {
  if (!transaction) return 'refused'
  if ((await getOrder(calls, transaction)).isReleased) return 'done'
  return answerOf(await calls.cancel(transaction, `cancel ${reference}`), 'cancel', reports)
}

/**
 * Klarna keeps a key for a while only: what it has given back counts when a refund is tried again. Its answer to one is empty, so
 * that a Klarna which answers nonsense shows in the order, asked first.
 */
async function refund(
  calls: KlarnaCalls,
  reports: OutsideReports,
  { attempt, amountCents, refundedCents, key, isRepeated }: RefundRequest,
): Promise<ProviderAnswer> {
  if (!attempt.transaction) return 'refused'
  const order = await getOrder(calls, attempt.transaction)
  if (isRepeated && order.refundedCents >= refundedCents + amountCents) return 'done'
  return answerOf(await calls.refund(attempt.transaction, amountCents, `refund ${key}`), 'refund', reports)
}
