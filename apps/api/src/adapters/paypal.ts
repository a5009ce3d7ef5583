// PayPal, by Orders v2: the buyer agrees on PayPal's page, and the shop captures when the browser returns, or, if it does not,
// when PayPal says that the order is approved. A return is not signed: the order is read at PayPal.

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
  type PaypalOrder,
  pageOf,
  paypalOrder,
  readPaypalEvent,
  verificationOf,
} from './paypal-messages.ts'
import { takesAtOnce } from './takes-at-once.ts'

export interface PaypalSettings extends PaypalAccount {
  /** On PayPal's page. */
  brandName: string
  reports: OutsideReports
  now?: () => number
}

export function paypal(settings: PaypalSettings): PaymentProvider {
  const { reports, now = Date.now, brandName, webhookId, clientSecret: secret } = settings
  const service = createOutsideService({ name: 'paypal', maxRunning: 20, reports, now })
  const calls = paypalCalls(settings, reports, now)
  return {
    code: 'paypal',
    kinds: ['paypal'],
    requestPath: 'paypal_request',
    notifications: 'application/json',
    express: paypalExpress({ service, calls, secret, brandName }),
    async begin(request) {
      const begun = await service.call(async () => {
        const agreed = await takeAgreed({ calls, reports, secret }, request)
        if (agreed) return agreed
        const order = await calls.createOrder(paypalOrder(request, brandName), request.reference)
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
        if (isReturn) return returned(await reportOf(calls, reports, attempt), query)
        const verification = verificationOf(headers, webhookId, body)
        const isOwn = verification !== null && (await calls.isOwnWebhook(verification))
        return isOwn ? reportOf(calls, reports, attempt) : null
      })
    },
    query: (attempt) =>
      service.call(async () => {
        const { providerReference } = attempt
        const order = providerReference ? await calls.findOrder(providerReference) : null
        return order && settled(calls, reports, order, attempt)
      }),
    refund: (request) => service.call(() => refund(calls, reports, request)),
    ...takesAtOnce,
  }
}

type PaidAttempt = Pick<KnownAttempt, 'reference' | 'isAwaited'> & { orderId: string }

/** By the number of an order at PayPal. One that no attempt of ours has is not asked about: anybody may have made it up. */
async function findPaid(orderId: string | null, findAttempt: FindAttempt): Promise<PaidAttempt | null> {
  if (orderId === null || !isPaypalId(orderId)) return null
  const attempt = await findAttempt({ providerReference: orderId })
  return attempt && { reference: attempt.reference, isAwaited: attempt.isAwaited, orderId }
}

/** An order that PayPal does not know, or that was made for something else, says nothing. */
async function reportOf(
  calls: PaypalCalls,
  reports: OutsideReports,
  attempt: PaidAttempt,
): Promise<PaymentReport | null> {
  const { reference, orderId } = attempt
  const order = await calls.findOrder(orderId)
  if (order?.reference !== reference) return null
  return { reference, ...(await settled(calls, reports, order, attempt)) }
}

/** Whoever comes back without having agreed has left PayPal: nothing is captured of such an order. */
const returned = (report: PaymentReport | null, query: URLSearchParams): PaymentReport | null =>
  report?.result === 'undecided' && !query.has('PayerID')
    ? { reference: report.reference, result: 'cancelled' }
    : report

/** What becomes of a capture that PayPal does not make. */
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

/**
 * What the buyer has agreed to is captured now, whoever was first to notice; not for an order that was paid in another way
 * meanwhile, or was given up: that lapses at PayPal.
 */
async function settled(
  calls: PaypalCalls,
  reports: OutsideReports,
  order: PaypalOrder,
  { reference, isAwaited }: Pick<KnownAttempt, 'reference' | 'isAwaited'>,
): Promise<PaymentState> {
  if (!order.isApproved) return order.state
  if (!isAwaited) return { result: 'cancelled' }
  const answer = await calls.capture(order.id, `cap-${reference}`)
  if (!('issue' in answer)) return answer.state
  if (answer.issue === 'ORDER_ALREADY_CAPTURED') return (await calls.findOrder(order.id))?.state ?? order.state
  const ending = endings[answer.issue]
  if (ending) return ending
  reports.alarm('paypal', `capture ${describe(answer)}`)
  return { result: 'undecided' }
}

/** PayPal keeps a key for some hours only: whether this refund was made is asked first. */
async function refund(calls: PaypalCalls, reports: OutsideReports, request: RefundRequest): Promise<ProviderAnswer> {
  const { attempt, amountCents, key } = request
  if (!attempt.providerReference || !attempt.transaction) return 'refused'
  const order = await calls.findOrder(attempt.providerReference)
  if (order?.refundKeys.includes(key)) return 'done'
  const amount = { currency_code: attempt.currency, value: decimal(amountCents) }
  const answer = await calls.refund(attempt.transaction, { amount, custom_id: key }, key)
  if (answer === 'COMPLETED' || answer === 'PENDING') return 'done'
  reports.alarm('paypal', `refund ${typeof answer === 'string' ? answer : describe(answer)}`)
  return 'refused'
}
