// PayPal, by Orders v2: the buyer agrees on PayPal's page, and the shop has the amount captured or held when the browser returns,
// or, if it does not, when PayPal says that the order is approved. A return is not signed: the order is read at PayPal.

import type { Cents } from '@stoa/domain/money'
import { OutsideError, type OutsideReports } from '../ports/outside-service.ts'
import type {
  FindAttempt,
  KnownAttempt,
  PaymentProvider,
  PaymentReport,
  PaymentState,
  ProviderAnswer,
  RefundRequest,
} from '../ports/payment.ts'
import { decimal } from './carrier-call.ts'
import { createOutsideService } from './outside-service.ts'
import { describe, type PaypalAccount, type PaypalCalls, paypalCalls } from './paypal-calls.ts'
import { paypalExpress, takeAgreed } from './paypal-express.ts'
import {
  isPaypalId,
  type PaypalError,
  type PaypalOrder,
  pageOf,
  paypalOrder,
  readPaypalEvent,
  verificationOf,
} from './paypal-messages.ts'

export interface PaypalSettings extends PaypalAccount {
  /** On PayPal's page. */
  brandName: string
  /** For how many days PayPal stands by what it holds. */
  holdDays: number
  reports: OutsideReports
  now?: () => number
}

export function paypal(settings: PaypalSettings): PaymentProvider {
  const { reports, now = Date.now, brandName, webhookId, clientSecret: secret, captures, holdDays } = settings
  const terms = { brandName, holds: captures !== 'at_once' }
  const service = createOutsideService({ name: 'paypal', maxRunning: 20, reports, now })
  const calls = paypalCalls(settings, reports, now)
  return {
    code: 'paypal',
    kinds: ['paypal'],
    ...(captures === 'on_dispatch' && { holdDays }),
    requestPath: 'paypal_request',
    notifications: 'application/json',
    express: paypalExpress({ service, calls, secret, terms }),
    async begin(request) {
      const begun = await service.call(async () => {
        const agreed = await takeAgreed({ calls, reports, secret }, request)
        if (agreed) return agreed
        const order = await calls.createOrder(paypalOrder(request, terms), request.reference)
        return order && { next: { url: pageOf(order) }, providerReference: order.id }
      })
      // one order that PayPal does not take is no reason to stop asking it about others
      if (!begun) throw new OutsideError('answer_refused')
      return begun
    },
    async readCallback({ query, headers, body }, findAttempt) {
      const isReturn = body.length === 0
      const attempt = await findPaid(isReturn ? query.get('token') : readPaypalEvent(body), findAttempt)
      if (!attempt) return null
      return service.call(async () => {
        if (isReturn) return reportOf(calls, reports, { ...attempt, hasLeft: !query.has('PayerID') })
        const verification = verificationOf(headers, webhookId, body)
        const isOwn = verification !== null && (await calls.isOwnWebhook(verification))
        return isOwn ? reportOf(calls, reports, { ...attempt, hasLeft: false }) : null
      })
    },
    query: (attempt) =>
      service.call(async () => {
        const { providerReference, transaction, reference } = attempt
        const order = providerReference ? await calls.findOrder(providerReference) : null
        if (order) return settled(calls, reports, order, attempt)
        return transaction ? calls.findHold(transaction, reference) : null
      }),
    refund: (request) => service.call(() => refund(calls, reports, request)),
    capture: (attempt, cents) => service.call(() => capture(calls, reports, attempt, cents)),
    cancel: (attempt) => service.call(() => release(calls, reports, attempt)),
  }
}

type PaidAttempt = Pick<KnownAttempt, 'reference' | 'isAwaited'> & { orderId: string }

/** By the number of an order at PayPal. One that no attempt of ours has is not asked about: anybody may have made it up. */
async function findPaid(orderId: string | null, findAttempt: FindAttempt): Promise<PaidAttempt | null> {
  if (orderId === null || !isPaypalId(orderId)) return null
  const attempt = await findAttempt({ providerReference: orderId })
  return attempt && { reference: attempt.reference, isAwaited: attempt.isAwaited, orderId }
}

/**
 * An order that PayPal does not know, or that was made for something else, says nothing. `hasLeft`: the buyer comes back without having
 * agreed, by their browser's word, which counts as long as PayPal knows of no agreement either.
 */
async function reportOf(
  calls: PaypalCalls,
  reports: OutsideReports,
  attempt: PaidAttempt & { hasLeft: boolean },
): Promise<PaymentReport | null> {
  const { reference, orderId, hasLeft } = attempt
  const order = await calls.findOrder(orderId)
  if (order?.reference !== reference) return null
  if (hasLeft && order.isOpen) return { reference, result: 'cancelled' }
  return { reference, ...(await settled(calls, reports, order, attempt)) }
}

/** What becomes of what PayPal does not capture or hold. */
const endings: Readonly<Record<string, PaymentState>> = {
  INSTRUMENT_DECLINED: { result: 'refused' },
  TRANSACTION_REFUSED: { result: 'refused' },
  PAYER_CANNOT_PAY: { result: 'refused' },
  PAYEE_BLOCKED_TRANSACTION: { result: 'refused' },
  MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED: { result: 'refused' },
  ORDER_EXPIRED: { result: 'expired' },
  ORDER_NOT_APPROVED: { result: 'undecided' },
  PAYER_ACTION_REQUIRED: { result: 'undecided' },
}

/** Somebody else who noticed was quicker. */
const doneBefore: readonly string[] = ['ORDER_ALREADY_CAPTURED', 'ORDER_ALREADY_AUTHORIZED']

/**
 * What the buyer has agreed to is captured or held now, as the order was made, whoever was first to notice; not for an order that was
 * paid in another way meanwhile, or was given up: that lapses at PayPal.
 */
async function settled(
  calls: PaypalCalls,
  reports: OutsideReports,
  order: PaypalOrder,
  { reference, isAwaited }: Pick<KnownAttempt, 'reference' | 'isAwaited'>,
): Promise<PaymentState> {
  if (!order.isApproved) return order.state
  if (!isAwaited) return { result: 'cancelled' }
  const what = order.holds ? 'authorize' : 'capture'
  const answer = await calls.carryOut(order.id, what, order.holds ? `auth-${reference}` : captureKey(reference))
  if (!('issue' in answer)) return answer.state
  if (doneBefore.includes(answer.issue)) return (await calls.findOrder(order.id))?.state ?? order.state
  const ending = endings[answer.issue]
  if (ending) return ending
  reports.alarm('paypal', `${what} ${describe(answer)}`)
  return { result: 'undecided' }
}

/** An order is captured, or what is held of it: once. */
const captureKey = (reference: string): string => `cap-${reference}`

type Endings = Readonly<Record<string, ProviderAnswer>>
const refundEndings: Endings = { COMPLETED: 'done', PENDING: 'done' }
const captureEndings: Endings = { ...refundEndings, AUTHORIZATION_ALREADY_CAPTURED: 'done' }
/** What was captured meanwhile is left to a refund, of which the books have to know. */
const releaseEndings: Endings = {
  ...{ VOIDED: 'done', PREVIOUSLY_VOIDED: 'done', AUTHORIZATION_VOIDED: 'done', AUTHORIZATION_EXPIRED: 'done' },
  ...{ PREVIOUSLY_CAPTURED: 'refused', AUTHORIZATION_ALREADY_CAPTURED: 'refused' },
}
const endingsOf = { refund: refundEndings, capture: captureEndings, release: releaseEndings } as const

/** `answer`: a status, or PayPal's issue. Whatever else it is, somebody is told. */
function answerOf(answer: string | PaypalError, what: keyof typeof endingsOf, reports: OutsideReports): ProviderAnswer {
  const known = endingsOf[what][typeof answer === 'string' ? answer : answer.issue]
  if (known) return known
  reports.alarm('paypal', `${what} ${typeof answer === 'string' ? answer : describe(answer)}`)
  return 'refused'
}

/** One capture is all there is: PayPal releases with it what is left of the amount. */
async function capture(
  calls: PaypalCalls,
  reports: OutsideReports,
  { transaction, currency, reference }: KnownAttempt,
  cents: Cents,
): Promise<ProviderAnswer> {
  if (!transaction) return 'refused'
  const asked = { amount: { currency_code: currency, value: decimal(cents) }, final_capture: true }
  return answerOf(await calls.captureHold(transaction, asked, captureKey(reference)), 'capture', reports)
}

async function release(
  calls: PaypalCalls,
  reports: OutsideReports,
  { transaction, reference }: KnownAttempt,
): Promise<ProviderAnswer> {
  if (!transaction) return 'refused'
  return answerOf(await calls.releaseHold(transaction, `void-${reference}`), 'release', reports)
}

/** PayPal keeps a key for some hours only: whether this refund was made is asked first. */
async function refund(calls: PaypalCalls, reports: OutsideReports, request: RefundRequest): Promise<ProviderAnswer> {
  const { attempt, amountCents, key } = request
  if (!attempt.providerReference || !attempt.transaction) return 'refused'
  const order = await calls.findOrder(attempt.providerReference)
  if (order?.refundKeys.includes(key)) return 'done'
  const amount = { currency_code: attempt.currency, value: decimal(amountCents) }
  return answerOf(await calls.refund(attempt.transaction, { amount, custom_id: key }, key), 'refund', reports)
}
