// What the sandbox's PayPal holds: captured once, in whole or in part, or released, or over after 29 days.

import type { FastifyInstance } from 'fastify'
import { type Body, refuse, requestId } from './paypal-answers.ts'
import { type HoldStatus, type PaypalHold, type PaypalOrder, type PaypalStore, paypalId } from './paypal-store.ts'

const longestHoldMs = 29 * 24 * 60 * 60_000

export const newHold = ({ isReviewed, capturedCents }: PaypalOrder, now: number): PaypalHold => ({
  status: isReviewed ? 'PENDING' : 'CREATED',
  cents: capturedCents,
  endsAt: now + longestHoldMs,
})

const statusOf = ({ status, endsAt }: PaypalHold, now: number): HoldStatus =>
  status === 'CREATED' && endsAt <= now ? 'EXPIRED' : status

export const amountView = (currency_code: string, cents: number) => ({
  ...{ currency_code, value: (cents / 100).toFixed(2) },
})

export const holdView = ({ holdId, currency, customId, invoiceId }: PaypalOrder, hold: PaypalHold, now: number) => ({
  ...{ id: holdId, status: statusOf(hold, now), amount: amountView(currency, hold.cents) },
  ...{ custom_id: customId, invoice_id: invoiceId, expiration_time: new Date(hold.endsAt).toISOString() },
})

export const captureView = (
  { currency, customId }: PaypalOrder,
  { id, status, cents }: NonNullable<PaypalOrder['capture']>,
) => ({ id, status, amount: amountView(currency, cents), custom_id: customId, final_capture: true })

interface CaptureRequest {
  amount?: { value?: string; currency_code?: string }
  final_capture?: boolean
}

/** Why what is held cannot be captured, or released. */
const captureIssues: Readonly<Partial<Record<HoldStatus, string>>> = {
  ...{ CAPTURED: 'AUTHORIZATION_ALREADY_CAPTURED', VOIDED: 'AUTHORIZATION_VOIDED', EXPIRED: 'AUTHORIZATION_EXPIRED' },
  PENDING: 'AUTHORIZATION_PENDING',
}
const releaseIssues: Readonly<Partial<Record<HoldStatus, string>>> = {
  ...{ CAPTURED: 'PREVIOUSLY_CAPTURED', VOIDED: 'PREVIOUSLY_VOIDED', EXPIRED: 'AUTHORIZATION_EXPIRED' },
}

export function registerHolds(app: FastifyInstance, store: PaypalStore, now: () => number): void {
  const path = '/paypal/v2/payments/authorizations/:id'
  type Named = { Params: { id: string } }
  app.get<Named>(path, ({ params }, reply) => {
    const order = store.findByHold(params.id)
    return order?.hold ? reply.send(holdView(order, order.hold, now())) : refuse(reply, 'INVALID_RESOURCE_ID', 404)
  })
  app.post<Body & Named>(`${path}/capture`, (request, reply) => {
    const before = store.answered(requestId(request))
    if (before) return reply.send(before)
    const order = store.findByHold(request.params.id)
    if (!order?.hold) return refuse(reply, 'INVALID_RESOURCE_ID', 404)
    const { amount, final_capture: isFinal } = JSON.parse(request.body) as CaptureRequest
    const issue = captureIssues[statusOf(order.hold, now())]
    if (issue) return refuse(reply, issue)
    if (amount?.currency_code !== order.currency) return refuse(reply, 'AUTH_CAPTURE_CURRENCY_MISMATCH')
    const cents = Math.round(Number(amount.value) * 100)
    // one capture is all that it makes
    if (!(cents > 0) || isFinal !== true) return refuse(reply, 'INVALID_PARAMETER_VALUE', 400)
    if (cents > order.hold.cents) return refuse(reply, 'MAX_CAPTURE_AMOUNT_EXCEEDED')
    if (order.isFunded) order.hold.status = 'CAPTURED'
    order.capture = { id: paypalId(), status: order.isFunded ? 'COMPLETED' : 'DECLINED', cents }
    return reply.code(201).send(store.keep(requestId(request), captureView(order, order.capture)))
  })
  app.post<Body & Named>(`${path}/void`, (request, reply) => {
    const before = store.answered(requestId(request))
    if (before) return reply.send(before)
    const order = store.findByHold(request.params.id)
    if (!order?.hold) return refuse(reply, 'INVALID_RESOURCE_ID', 404)
    const issue = releaseIssues[statusOf(order.hold, now())]
    if (issue) return refuse(reply, issue)
    order.hold.status = 'VOIDED'
    return reply.send(store.keep(requestId(request), holdView(order, order.hold, now())))
  })
}
