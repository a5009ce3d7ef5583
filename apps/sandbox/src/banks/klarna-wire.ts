// The interface of the sandbox's Klarna: sessions, pages, and orders. A change under a key that it has seen is answered as before.

import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Faults } from '../faults.ts'
import { findSessionError, klarnaSession } from './klarna-session.ts'
import type { KlarnaOrder, KlarnaPage, KlarnaStore } from './klarna-store.ts'

const klarnaAccount = { username: 'sandbox-klarna-user', password: 'sandbox-klarna-password' } as const

interface KlarnaDeps {
  faults: Faults
  store: KlarnaStore
  now: () => number
}

type Id = { Params: { id: string } }

export function registerKlarnaWire(app: FastifyInstance, { faults, store, now }: KlarnaDeps): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, async (_: unknown, body: string) => body)
    scope.addHook('preHandler', faults.hook('klarna'))
    scope.addHook('preHandler', async ({ headers }, reply) => {
      const { username, password } = klarnaAccount
      const expected = `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`
      if (headers.authorization !== expected) await refuse(reply, 401, 'UNAUTHORIZED')
    })
    registerSessions(scope, store, now)
    registerOrders(scope, store)
  })
}

const refuse = (reply: FastifyReply, status: number, error_code: string, message = error_code) =>
  reply.code(status).send({ correlation_id: randomUUID(), error_code, error_messages: [message] })

const originOf = ({ headers }: FastifyRequest): string => `http://${headers.host ?? ''}`

const url = z.url()
const pageRequest = z.object({
  payment_session_url: url,
  merchant_urls: z.object({
    ...{ success: url, cancel: url, back: url, failure: url, error: url, status_update: url },
  }),
  options: z.object({ place_order_mode: z.enum(['PLACE_ORDER', 'CAPTURE_ORDER']), purchase_type: z.literal('BUY') }),
})

function registerSessions(app: FastifyInstance, store: KlarnaStore, now: () => number): void {
  app.post<{ Body: string }>('/klarna/payments/v1/sessions', ({ body }, reply) => {
    const session = klarnaSession.safeParse(JSON.parse(body))
    const error = session.success ? findSessionError(session.data) : z.prettifyError(session.error)
    if (!session.success || error !== null) return refuse(reply, 400, 'BAD_VALUE', error ?? '')
    const session_id = store.addSession(session.data)
    const payment_method_categories = [{ identifier: 'klarna', name: 'Klarna' }]
    return reply.send({ session_id, client_token: randomUUID(), payment_method_categories })
  })
  app.post<{ Body: string }>('/klarna/hpp/v1/sessions', (request, reply) => {
    const page = pageRequest.safeParse(JSON.parse(request.body))
    if (!page.success) return refuse(reply, 400, 'BAD_VALUE', z.prettifyError(page.error))
    const { payment_session_url, merchant_urls: urls, options } = page.data
    const own = `${originOf(request)}/klarna/payments/v1/sessions/`
    const session = payment_session_url.startsWith(own)
      ? store.findSession(payment_session_url.slice(own.length))
      : null
    if (!session) return refuse(reply, 400, 'BAD_VALUE', 'Bad value: payment_session_url')
    const captures = options.place_order_mode === 'CAPTURE_ORDER'
    const { id } = store.addPage({ session, changedAt: now(), urls, captures })
    const redirect_url = `${originOf(request)}/klarna/pay?session=${id}`
    return reply.code(201).send({ session_id: id, redirect_url, session_url: `${own}${id}` })
  })
  app.get<Id>('/klarna/hpp/v1/sessions/:id', ({ params }, reply) => {
    const page = store.findPage(params.id)
    return page ? reply.send(pageView(page)) : refuse(reply, 404, 'NOT_FOUND')
  })
  app.delete<Id>('/klarna/hpp/v1/sessions/:id', ({ params }, reply) => {
    const page = store.findPage(params.id)
    if (!page) return refuse(reply, 404, 'NOT_FOUND')
    if (page.status !== 'WAITING' && page.status !== 'BACK') return refuse(reply, 403, 'NOT_ALLOWED')
    page.status = 'DISABLED'
    return reply.code(204).send()
  })
}

const pageView = ({ id, status, order, changedAt }: KlarnaPage) => ({
  ...{ session_id: id, status, updated_at: new Date(changedAt).toISOString() },
  ...(order && { order_id: order.id }),
})

const capture = z.object({ captured_amount: z.int().positive() })
const refund = z.object({ refunded_amount: z.int().positive() })

type Change = (order: KlarnaOrder, body: unknown) => { status: number; error?: string }

const changes: Readonly<Record<string, Change>> = {
  captures(order, body) {
    const amount = capture.safeParse(body).data?.captured_amount
    if (amount === undefined) return { status: 400, error: 'BAD_VALUE' }
    if (order.status !== 'AUTHORIZED' || order.fraudStatus !== 'ACCEPTED' || amount > order.amount)
      return { status: 403, error: 'CAPTURE_NOT_ALLOWED' }
    Object.assign(order, { status: amount < order.amount ? 'PART_CAPTURED' : 'CAPTURED', captured: amount })
    return { status: 201 }
  },
  'release-remaining-authorization'(order) {
    if (order.status !== 'PART_CAPTURED') return { status: 403, error: 'NOT_ALLOWED' }
    order.status = 'CAPTURED'
    return { status: 204 }
  },
  'extend-authorization-time'(order) {
    if (order.status !== 'AUTHORIZED') return { status: 403, error: 'NOT_ALLOWED' }
    return { status: 204 }
  },
  refunds(order, body) {
    const amount = refund.safeParse(body).data?.refunded_amount
    if (amount === undefined) return { status: 400, error: 'BAD_VALUE' }
    if (order.refunded + amount > order.captured) return { status: 403, error: 'REFUND_NOT_ALLOWED' }
    order.refunded += amount
    return { status: 201 }
  },
  cancel(order) {
    if (order.status !== 'AUTHORIZED') return { status: 403, error: 'CANCEL_NOT_ALLOWED' }
    order.status = 'CANCELLED'
    return { status: 204 }
  },
}

function registerOrders(app: FastifyInstance, store: KlarnaStore): void {
  app.get<Id>('/klarna/ordermanagement/v1/orders/:id', ({ params }, reply) => {
    const order = store.findOrder(params.id)
    return order ? reply.send(orderView(order)) : refuse(reply, 404, 'NO_SUCH_ORDER')
  })
  for (const [what, change] of Object.entries(changes))
    app.post<Id & { Body: string | undefined }>(`/klarna/ordermanagement/v1/orders/:id/${what}`, (request, reply) => {
      const key = request.headers['klarna-idempotency-key']
      const order = store.findOrder(request.params.id)
      if (!order) return refuse(reply, 404, 'NO_SUCH_ORDER')
      if (typeof key !== 'string') return refuse(reply, 400, 'BAD_VALUE', 'Klarna-Idempotency-Key')
      const before = store.answered(key)
      if (before) return reply.code(before.status).send(before.body ?? undefined)
      const { status, error } = change(order, request.body ? JSON.parse(request.body) : null)
      if (error) return refuse(reply, status, error)
      return reply.code(store.keep(key, { status, body: null }).status).send()
    })
}

const orderView = ({ id, session, ...order }: KlarnaOrder) => ({
  order_id: id,
  status: order.status,
  fraud_status: order.fraudStatus,
  order_amount: order.amount,
  captured_amount: order.captured,
  refunded_amount: order.refunded,
  purchase_currency: session.purchase_currency,
  merchant_reference1: session.merchant_reference1,
  merchant_reference2: session.merchant_reference2,
})

export const klarnaAddresses = (origin: string) => ({ ...klarnaAccount, url: `${origin}/klarna` })
