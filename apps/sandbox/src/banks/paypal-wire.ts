// The interface of the sandbox's PayPal: tokens, orders, captures, refunds, and whether a webhook is its own; what it holds is in
// `paypal-holds.ts`. A request whose id it has seen is answered as before.

import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Faults } from '../faults.ts'
import { type Body, originOf, refuse, requestId } from './paypal-answers.ts'
import { amountView, captureView, holdView, newHold, registerHolds } from './paypal-holds.ts'
import { changeOrder, payer } from './paypal-payer.ts'
import { type PaypalOrder, type PaypalStore, paypalId } from './paypal-store.ts'
import { isOwnMessage, paypalWebhookId } from './paypal-webhooks.ts'

const paypalAccount = {
  clientId: 'sandbox-paypal-client',
  clientSecret: 'sandbox-paypal-secret',
  webhookId: paypalWebhookId,
  captures: 'at_once',
} as const

const tokenSeconds = 32_400

interface PaypalDeps {
  faults: Faults
  store: PaypalStore
  now: () => number
}

export function registerPaypalWire(app: FastifyInstance, { faults, store, now }: PaypalDeps): void {
  const tokens = new Map<string, number>()
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'string' }, async (_: unknown, body: string) => body)
    scope.addHook('preHandler', faults.hook('paypal'))
    scope.post<Body>('/paypal/v1/oauth2/token', ({ headers, body }, reply) => {
      const { clientId, clientSecret } = paypalAccount
      const expected = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`
      if (headers.authorization !== expected || body !== 'grant_type=client_credentials')
        return reply.code(401).send({ error: 'invalid_client' })
      const token = randomUUID()
      tokens.set(token, now() + tokenSeconds * 1000)
      return reply.send({ access_token: token, token_type: 'Bearer', expires_in: tokenSeconds })
    })
    scope.register(async (bearer) => {
      bearer.addHook('preHandler', async ({ headers }, reply) => {
        const token = headers.authorization?.replace(/^Bearer /, '') ?? ''
        if ((tokens.get(token) ?? 0) <= now()) await reply.code(401).send({ error: 'invalid_token' })
      })
      registerOrders(bearer, store, now)
      registerHolds(bearer, store, now)
      registerRefunds(bearer, store)
      bearer.post<Body>('/paypal/v1/notifications/verify-webhook-signature', ({ body }, reply) =>
        reply.send({ verification_status: isOwnMessage(body) ? 'SUCCESS' : 'FAILURE' }),
      )
    })
  })
}

interface OrderRequest {
  intent?: string
  purchase_units?: { custom_id?: string; invoice_id?: string; amount?: { currency_code?: string; value?: string } }[]
  payment_source?: {
    paypal?: {
      experience_context?: { return_url?: string; cancel_url?: string; shipping_preference?: string }
    }
  }
}

const intentOf = (intent?: string): PaypalOrder['intent'] | null =>
  intent === 'CAPTURE' || intent === 'AUTHORIZE' ? intent : null

function registerOrders(app: FastifyInstance, store: PaypalStore, now: () => number): void {
  app.post<Body>('/paypal/v2/checkout/orders', (request, reply) => {
    const before = store.answered(requestId(request))
    if (before) return reply.send(before)
    const { intent: asked, purchase_units, payment_source } = JSON.parse(request.body) as OrderRequest
    const intent = intentOf(asked)
    const unit = purchase_units?.[0]
    const pages = payment_source?.paypal?.experience_context
    const { currency_code: currency = '', value = '' } = unit?.amount ?? {}
    if (!intent || !pages?.return_url || !pages.cancel_url) return refuse(reply, 'INVALID_PARAMETER_VALUE', 400)
    if (!/^\d+\.\d\d$/.test(value) || Number(value) <= 0) return refuse(reply, 'DECIMAL_PRECISION')
    const { custom_id: customId = '', invoice_id: invoiceId = '' } = unit ?? {}
    if (store.isInvoiced(invoiceId)) return refuse(reply, 'DUPLICATE_INVOICE_ID')
    const cents = Math.round(Number(value) * 100)
    const order = store.add({
      ...{ intent, cents, currency, customId, invoiceId },
      ...{ returnUrl: pages.return_url, cancelUrl: pages.cancel_url },
      asksAddress: pages.shipping_preference === 'GET_FROM_FILE',
    })
    return reply.code(201).send(store.keep(requestId(request), orderView(order, originOf(request), now())))
  })
  app.get<{ Params: { id: string } }>('/paypal/v2/checkout/orders/:id', (request, reply) => {
    const order = store.find(request.params.id)
    return order ? reply.send(orderView(order, originOf(request), now())) : refuse(reply, 'INVALID_RESOURCE_ID', 404)
  })
  app.patch<Body & { Params: { id: string } }>('/paypal/v2/checkout/orders/:id', (request, reply) => {
    const order = store.find(request.params.id)
    if (!order) return refuse(reply, 'INVALID_RESOURCE_ID', 404)
    const issue = changeOrder(order, JSON.parse(request.body))
    return issue === null ? reply.code(204).send() : refuse(reply, issue)
  })
  for (const what of ['capture', 'authorize'] as const)
    app.post<Body & { Params: { id: string } }>(`/paypal/v2/checkout/orders/:id/${what}`, (request, reply) => {
      const before = store.answered(requestId(request))
      if (before) return reply.send(before)
      const order = store.find(request.params.id)
      if (!order) return refuse(reply, 'INVALID_RESOURCE_ID', 404)
      const issue = carryOut(order, what, now())
      if (issue !== null) return refuse(reply, issue)
      return reply.code(201).send(store.keep(requestId(request), orderView(order, originOf(request), now())))
    })
}

/** PayPal's issue; null when what its buyer has agreed to is captured, or held. */
function carryOut(order: PaypalOrder, what: 'capture' | 'authorize', now: number): string | null {
  if (order.intent !== what.toUpperCase()) return 'ACTION_DOES_NOT_MATCH_INTENT'
  if (order.status === 'COMPLETED') return what === 'capture' ? 'ORDER_ALREADY_CAPTURED' : 'ORDER_ALREADY_AUTHORIZED'
  if (order.status !== 'APPROVED') return 'ORDER_NOT_APPROVED'
  if (order.willBe === 'DECLINED') {
    // the buyer may go back and choose another card
    order.status = 'PAYER_ACTION_REQUIRED'
    return 'INSTRUMENT_DECLINED'
  }
  order.status = 'COMPLETED'
  if (what === 'capture') order.capture = { id: paypalId(), status: order.willBe, cents: order.capturedCents }
  else order.hold = newHold(order, now)
  return null
}

const orderView = (order: PaypalOrder, origin: string, now: number) => ({
  id: order.id,
  status: order.status,
  intent: order.intent,
  ...(order.status !== 'PAYER_ACTION_REQUIRED' && { payer }),
  purchase_units: [
    {
      custom_id: order.customId,
      invoice_id: order.invoiceId,
      ...(order.shipping && { shipping: order.shipping }),
      amount: amountView(order.currency, order.cents),
      payments: {
        ...(order.hold && { authorizations: [holdView(order, order.hold, now)] }),
        captures: order.capture ? [captureView(order, order.capture)] : [],
        refunds: order.refunds.map(({ id, cents, customId }) => ({
          ...{ id, status: 'COMPLETED', custom_id: customId },
          amount: amountView(order.currency, cents),
        })),
      },
    },
  ],
  links: [{ href: `${origin}/paypal/checkoutnow?token=${order.id}`, rel: 'payer-action', method: 'GET' }],
})

interface RefundRequest {
  amount?: { value?: string; currency_code?: string }
  custom_id?: string
}

function registerRefunds(app: FastifyInstance, store: PaypalStore): void {
  app.post<Body & { Params: { id: string } }>('/paypal/v2/payments/captures/:id/refund', (request, reply) => {
    const before = store.answered(requestId(request))
    if (before) return reply.send(before)
    const order = store.findByCapture(request.params.id)
    if (!order?.capture) return refuse(reply, 'INVALID_RESOURCE_ID', 404)
    const { amount, custom_id = '' } = JSON.parse(request.body) as RefundRequest
    const cents = amount ? Math.round(Number(amount.value) * 100) : order.capture.cents
    const left = order.refunds.reduce((rest, refunded) => rest - refunded.cents, order.capture.cents)
    if (left === 0) return refuse(reply, 'CAPTURE_FULLY_REFUNDED')
    if (!(cents > 0 && cents <= left)) return refuse(reply, 'REFUND_AMOUNT_EXCEEDED')
    const refund = { id: paypalId(), cents, customId: custom_id }
    order.refunds.push(refund)
    return reply.code(201).send(store.keep(requestId(request), { id: refund.id, status: 'COMPLETED' }))
  })
}

export const paypalAddresses = (origin: string) => ({ ...paypalAccount, url: `${origin}/paypal` })
