// The interfaces of the sandbox's Viva: the new one with an access token, the old one with the merchant's key.

import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Faults } from '../faults.ts'
import type { VivaOrder, VivaStore, VivaTransaction } from './viva-store.ts'

const vivaAccount = {
  clientId: 'sandbox-viva-client.apps.vivapayments.com',
  clientSecret: 'sandbox-viva-secret',
  merchantId: '6c8b1f0e-5f5d-4c11-9a40-0d0f6b2e7a11',
  apiKey: 'sandbox-viva-key',
  sourceCode: '1234',
  captures: 'at_once',
} as const

const webhookKey = 'B3248222FDCD15F9B9C6C8CA3C8AD8A3A9C2A6C0'
const tokenSeconds = 3600
const leastCents = 30

interface OrderRequest {
  amount?: unknown
  customerTrns?: unknown
  merchantTrns?: unknown
  sourceCode?: unknown
  maxInstallments?: unknown
  preauth?: unknown
}

const isBasic = ({ headers }: FastifyRequest, user: string, password: string): boolean =>
  headers.authorization === `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`

/** An order's code is a number with more digits than JavaScript's have. */
const send = (reply: FastifyReply, answer: object, code: string) =>
  reply.type('application/json; charset=utf-8').send(JSON.stringify(answer).replaceAll(`"${code}"`, code))

export function registerVivaWire(app: FastifyInstance, faults: Faults, store: VivaStore, now: () => number): void {
  const tokens = new Map<string, number>()
  app.register(async (scope) => {
    scope.addHook('preHandler', faults.hook('viva'))
    scope.removeContentTypeParser('application/x-www-form-urlencoded')
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      async (_: unknown, body: string) => body,
    )
    scope.post<{ Body: string }>('/viva/accounts/connect/token', (request, reply) => {
      if (
        !isBasic(request, vivaAccount.clientId, vivaAccount.clientSecret) ||
        request.body !== 'grant_type=client_credentials'
      )
        return reply.code(400).send({ error: 'invalid_client' })
      const token = randomUUID()
      tokens.set(token, now() + tokenSeconds * 1000)
      const scopeName = 'urn:viva:payments:core:api:redirectcheckout'
      return reply.send({ access_token: token, expires_in: tokenSeconds, token_type: 'Bearer', scope: scopeName })
    })
    scope.register(async (bearer) => {
      bearer.addHook('preHandler', async ({ headers }, reply) => {
        const token = headers.authorization?.replace(/^Bearer /, '') ?? ''
        if ((tokens.get(token) ?? 0) <= now()) await reply.code(401).send({ status: 401, message: 'Unauthorized' })
      })
      registerCheckout(bearer, store)
    })
    scope.register(async (basic) => {
      basic.addHook('preHandler', async (request, reply) => {
        const { merchantId, apiKey } = vivaAccount
        if (!isBasic(request, merchantId, apiKey)) await reply.code(401).send({ status: 401, message: 'Unauthorized' })
      })
      registerMerchant(basic, store)
    })
  })
}

function registerCheckout(app: FastifyInstance, store: VivaStore): void {
  app.post<{ Body: OrderRequest | null }>('/viva/api/checkout/v2/orders', ({ body }, reply) => {
    const { amount, customerTrns, merchantTrns, sourceCode, maxInstallments = 0, preauth = false } = body ?? {}
    const isAmount = Number.isSafeInteger(amount) && Number(amount) >= leastCents
    const mayInstal = Number(maxInstallments) <= (preauth ? 0 : 36)
    if (!isAmount || sourceCode !== vivaAccount.sourceCode || !mayInstal)
      return reply.code(400).send({ status: 400, message: 'Bad request' })
    const order = store.addOrder({
      cents: Number(amount),
      merchantTrns: String(merchantTrns ?? ''),
      customerTrns: String(customerTrns ?? ''),
      maxInstallments: Number(maxInstallments),
      preauth: preauth === true,
    })
    return send(reply, { orderCode: order.code }, order.code)
  })
  app.get<{ Params: { id: string } }>('/viva/api/checkout/v2/transactions/:id', ({ params }, reply) => {
    const transaction = store.findTransaction(params.id)
    if (!transaction) return reply.code(404).send({ status: 404, message: 'The transaction was not found' })
    return send(reply, transactionView(transaction), transaction.order.code)
  })
}

const transactionView = ({ order, cents, status, type }: VivaTransaction) => ({
  email: 'reader@stoa.example',
  amount: cents / 100,
  orderCode: order.code,
  statusId: status,
  fullName: 'Sandbox Reader',
  cardNumber: '414746XXXXXX0133',
  currencyCode: '978',
  customerTrns: order.customerTrns,
  merchantTrns: order.merchantTrns,
  transactionTypeId: type,
  totalInstallments: 0,
  cardCountryCode: 'GR',
})

function registerMerchant(app: FastifyInstance, store: VivaStore): void {
  app.get('/viva/app/api/messages/config/token', (_, reply) => reply.send({ Key: webhookKey }))
  app.get<{ Params: { code: string } }>('/viva/app/api/orders/:code', ({ params }, reply) => {
    const order = store.findOrder(params.code)
    return order ? send(reply, orderView(order), order.code) : reply.code(404).send({ Message: 'Not found' })
  })
  app.delete<{ Params: { code: string } }>('/viva/app/api/orders/:code', ({ params }, reply) => {
    const order = store.findOrder(params.code)
    if (!order) return reply.code(404).send({ Message: 'Not found' })
    if (order.state === 3) return reply.send(changed(409, 'The order is paid'))
    order.state = 2
    return reply.send(changed(0, null))
  })
  app.get<{ Querystring: { ordercode?: string } }>('/viva/app/api/transactions/', ({ query }, reply) => {
    const code = query.ordercode ?? ''
    const Transactions = store.listTransactions(code).map(listedView)
    return send(reply, { Transactions, ErrorCode: 0, ErrorText: null, Success: true }, code)
  })
  app.post<{ Params: { id: string }; Body: { amount?: unknown; merchantTrns?: unknown } | null }>(
    '/viva/app/api/transactions/:id',
    ({ params, body }, reply) => {
      const held = store.findTransaction(params.id)
      const cents = Number(body?.amount)
      if (held?.type !== 1 || held.status !== 'F' || !Number.isSafeInteger(cents) || cents < 1)
        return reply.send(changed(403, 'The transaction does not allow recurring charge'))
      if (cents > held.cents) return reply.send(changed(403, 'Amount exceeds the transaction'))
      held.status = 'C'
      const { order } = held
      const { id } = store.addTransaction({ order, cents, status: 'F', type: 0, parent: held.id })
      return reply.send({ ...changed(0, null), TransactionId: id, StatusId: 'F', Amount: cents / 100 })
    },
  )
  app.delete<{ Params: { id: string }; Querystring: { amount?: string; sourceCode?: string } }>(
    '/viva/app/api/transactions/:id',
    ({ params, query }, reply) => {
      const payment = store.findTransaction(params.id)
      const cents = Number(query.amount)
      const isRight = query.sourceCode === vivaAccount.sourceCode && Number.isSafeInteger(cents) && cents > 0
      const isPayment = payment?.status === 'F' && payment.type !== 4 && payment.type !== 7
      if (!isPayment || !isRight) return reply.send(changed(404, 'Not found'))
      if (cents > store.leftOf(payment)) return reply.send(changed(403, 'Amount exceeds the transaction'))
      const { order } = payment
      const isHeld = payment.type === 1
      if (isHeld) payment.status = 'X'
      const { id } = store.addTransaction({ order, cents, status: 'F', type: isHeld ? 7 : 4, parent: payment.id })
      return reply.send({ ...changed(0, null), TransactionId: id, StatusId: 'F', Amount: cents / 100 })
    },
  )
}

const orderView = ({ code, cents, merchantTrns, customerTrns, maxInstallments, state }: VivaOrder) => ({
  OrderCode: code,
  SourceCode: vivaAccount.sourceCode,
  RequestLang: 'el-GR',
  MerchantTrns: merchantTrns,
  CustomerTrns: customerTrns,
  MaxInstallments: maxInstallments,
  RequestAmount: cents / 100,
  StateId: state,
})

const listedView = ({ id, order, cents, status, type, parent }: VivaTransaction) => ({
  TransactionId: id,
  ParentId: parent,
  Order: { OrderCode: order.code },
  TransactionType: { TransactionTypeId: type },
  Amount: cents / 100,
  StatusId: status,
  MerchantTrns: order.merchantTrns,
})

const changed = (ErrorCode: number, ErrorText: string | null) => ({
  ErrorCode,
  ErrorText,
  Success: ErrorCode === 0,
  EventId: 0,
})

export const vivaAddresses = (origin: string) => ({
  ...vivaAccount,
  accountsUrl: `${origin}/viva/accounts`,
  apiUrl: `${origin}/viva/api`,
  appUrl: `${origin}/viva/app`,
})
