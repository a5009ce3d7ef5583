// The payments of the sandbox's Cardlink, and its XML calls.

import { createHash } from 'node:crypto'
import type { FastifyInstance, preHandlerHookHandler } from 'fastify'

interface Transaction {
  status: string
  amount: string
  txId: string
}

export interface CardlinkOrder {
  id: string
  amount: string
  currency: string
  trType: string
  instalments: number
  isIris: boolean
  confirmUrl: string
  cancelUrl: string
  transactions: Transaction[]
}

export interface CardlinkStore {
  find(id: string): CardlinkOrder | undefined
  add(form: URLSearchParams): CardlinkOrder
}

export function createCardlinkStore(): CardlinkStore {
  const orders = new Map<string, CardlinkOrder>()
  return {
    find: (id) => orders.get(id),
    add(form) {
      const field = (name: string) => form.get(name) ?? ''
      const order: CardlinkOrder = {
        ...{ id: field('orderid'), amount: field('orderAmount'), currency: field('currency'), trType: field('trType') },
        ...{ instalments: Number(field('extInstallmentperiod') || '1'), isIris: field('payMethod') === 'IRIS' },
        ...{ confirmUrl: field('confirmUrl'), cancelUrl: field('cancelUrl'), transactions: [] },
      }
      orders.set(order.id, order)
      return order
    },
  }
}

let lastNumber = 0

/** Eleven digits, upwards, also across the sandbox's starts. */
export function nextNumber(): string {
  lastNumber = Math.max(lastNumber + 1, Math.floor(Date.now() / 100))
  return String(lastNumber)
}

interface XmlDeps {
  path: string
  store: CardlinkStore
  secret: string
  preHandler: preHandlerHookHandler
  now: () => number
}

const namespaces = 'xmlns="http://www.modirum.com/schemas/vposxmlapi41" xmlns:ns2="http://www.w3.org/2000/09/xmldsig#"'

const textOf = (xml: string, name: string): string => new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1] ?? ''

const digestOf = (text: string): string => createHash('sha256').update(text).digest('base64')

export function registerCardlinkXml(app: FastifyInstance, { path, store, secret, preHandler, now }: XmlDeps): void {
  app.register(async (scope) => {
    scope.addContentTypeParser('application/xml', { parseAs: 'string' }, async (_: unknown, body: string) => body)
    scope.post<{ Body: string }>(path, { preHandler }, ({ body }, reply) => {
      const [, message = ''] = /<Message (.*<\/Message>)/s.exec(body) ?? []
      const isSigned = textOf(body, 'Digest') === digestOf(`<Message ${namespaces} ${message}${secret}`)
      const content = isSigned ? answer(store, message) : failure('M2', 'Invalid digest')
      const head = `messageId="M${now()}" timeStamp="${new Date(now()).toISOString()}" version="2.1"`
      const written = `${head}>${content}</Message>`
      const digest = digestOf(`<Message ${namespaces} ${written}${secret}`)
      return reply
        .type('application/xml')
        .send(`<VPOS ${namespaces}><Message ${written}<Digest>${digest}</Digest></VPOS>`)
    })
  })
}

const failure = (code: string, text: string): string =>
  `<ErrorMessage><ErrorCode>${code}</ErrorCode><Description>${text}</Description></ErrorMessage>`

const details = ({ id, currency }: CardlinkOrder, { status, amount, txId }: Transaction): string =>
  `<OrderId>${id}</OrderId><OrderAmount>${amount}</OrderAmount><Currency>${currency}</Currency><PaymentTotal>${amount}</PaymentTotal><Status>${status}</Status><TxId>${txId}</TxId>`

const taken = ['CAPTURED', 'CAPTUREDPARTIALLY']

const done = { Capture: 'CAPTURED', Refund: 'REFUNDED', Cancel: 'CANCELED' } as const

const sumOf = ({ transactions }: CardlinkOrder, ...statuses: string[]): number =>
  transactions.filter(({ status }) => statuses.includes(status)).reduce((sum, { amount }) => sum + Number(amount), 0)

/** What was paid by IRIS is given back by hand. */
function isAllowed(order: CardlinkOrder, name: keyof typeof done, amount: number): boolean {
  if (order.isIris) return false
  if (name === 'Capture')
    return amount <= sumOf(order, 'AUTHORIZED') + 0.001 && sumOf(order, ...taken, 'CANCELED') === 0
  if (name === 'Cancel') return sumOf(order, 'AUTHORIZED', ...taken) > 0 && sumOf(order, 'REFUNDED', 'CANCELED') === 0
  return amount <= sumOf(order, ...taken) - sumOf(order, 'REFUNDED', 'CANCELED') + 0.001
}

function answer(store: CardlinkStore, message: string): string {
  const order = store.find(textOf(message, 'OrderId'))
  if (!order) return failure('O2', 'Original not found')
  if (message.includes('<StatusRequest>'))
    return `<StatusResponse>${order.transactions.map((one) => `<TransactionDetails>${details(order, one)}</TransactionDetails>`).join('')}</StatusResponse>`
  const name = (['Capture', 'Refund', 'Cancel'] as const).find((one) => message.includes(`<${one}Request>`))
  if (!name) return failure('I0', 'Unsupported')
  const amount = textOf(message, 'OrderAmount')
  if (!isAllowed(order, name, Number(amount))) return failure('O1', 'Operation not allowed')
  const isPart = name === 'Capture' && Number(amount) < Number(order.amount)
  const transaction = { status: isPart ? 'CAPTUREDPARTIALLY' : done[name], amount, txId: nextNumber() }
  order.transactions.push(transaction)
  return `<${name}Response>${details(order, transaction)}</${name}Response>`
}
