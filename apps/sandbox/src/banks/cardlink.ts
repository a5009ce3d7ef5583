// The sandbox's Cardlink, as Alpha and as Eurobank: the page that a browser comes to with a signed form, the form with which it
// goes back, and the XML calls on the same payments.

import { createHash, randomInt } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { type BankChoice, bankChoices, findBankChoice, shownInstalments, withInstalments } from './bank-choices.ts'
import { bankPage, errorPage, returnPage, sendPage, stayPage } from './bank-page.ts'
import type { BankDeps } from './banks.ts'
import {
  type CardlinkOrder,
  type CardlinkStore,
  createCardlinkStore,
  nextNumber,
  registerCardlinkXml,
} from './cardlink-xml.ts'
import { postMessage } from './notifications.ts'

const formType = 'application/x-www-form-urlencoded'

const merchants = {
  alpha: { mid: '0000000001', secret: 'sandbox-alpha-secret' },
  eurobank: { mid: '0000000002', secret: 'sandbox-eurobank-secret' },
} as const

type Bank = keyof typeof merchants

const common = { captures: 'at_once', holdDays: 7, iris: true } as const

const accountOf = (origin: string, bank: Bank) => ({
  ...{ ...merchants[bank], ...common },
  redirectUrl: `${origin}/cardlink/${bank}/vpos/shophandlermpi`,
  xmlUrl: `${origin}/cardlink/${bank}/vpos/xmlpayvpos`,
})

/** The settings with which a shop is paid here. */
export const cardlinkAddresses = (origin: string) => ({
  alpha: accountOf(origin, 'alpha'),
  eurobank: accountOf(origin, 'eurobank'),
})

const digestOf = (values: readonly string[], secret: string): string =>
  createHash('sha256')
    .update(`${values.join('')}${secret}`)
    .digest('base64')

export function registerCardlink(app: FastifyInstance, deps: BankDeps): void {
  for (const bank of ['alpha', 'eurobank'] as const) registerBank(app, deps, bank)
}

function registerBank(app: FastifyInstance, { faults, now, notifications, shopOrigin }: BankDeps, bank: Bank): void {
  const store = createCardlinkStore()
  const { mid, secret } = merchants[bank]
  const base = `/cardlink/${bank}/vpos`
  const preHandler = faults.hook(bank)
  registerCardlinkXml(app, { path: `${base}/xmlpayvpos`, store, secret, preHandler, now })
  app.register(async (scope) => {
    scope.removeContentTypeParser(formType)
    scope.addContentTypeParser(
      formType,
      { parseAs: 'string' },
      async (_: unknown, body: string) => new URLSearchParams(body),
    )
    scope.post<{ Body: URLSearchParams }>(`${base}/shophandlermpi`, { preHandler }, ({ body }, reply) => {
      const problem = problemOf(body, store, { mid, secret })
      if (problem) return sendPage(reply, errorPage(bank, problem), 400)
      const order = store.add(body)
      const amount = `${order.amount} ${order.currency}`
      const means = order.isIris ? { Means: 'IRIS' } : shownInstalments(order.instalments)
      const shown = { Amount: amount, Order: body.get('orderDesc') ?? '', ...means }
      return sendPage(reply, bankPage({ bank, action: `${base}/choose/${order.id}`, shown, choices: bankChoices }))
    })
    scope.post<{ Params: { id: string }; Body: URLSearchParams }>(
      `${base}/choose/:id`,
      async ({ params, body }, reply) => {
        const order = store.find(params.id)
        const chosen = findBankChoice(bankChoices, body.get('choice') ?? '')
        if (!order || !chosen || order.transactions.length > 0)
          return sendPage(reply, errorPage(bank, 'There is no such payment.'), 404)
        const choice = withInstalments(chosen, order.instalments)
        const fields = end(order, choice, { mid, secret })
        const message = {
          url: `${shopOrigin}/api/payments/${bank}/notify`,
          type: formType,
          body: new URLSearchParams(fields).toString(),
        }
        const underWay = { ...message, body: new URLSearchParams(underWayFields(order, { mid, secret })).toString() }
        await notifications.notify(choice, message, underWay)
        return goBack(reply, bank, { order, choice, fields })
      },
    )
  })
}

type Fields = [string, string][]

async function goBack(
  reply: FastifyReply,
  bank: Bank,
  { order, choice, fields }: { order: CardlinkOrder; choice: BankChoice; fields: Fields },
): Promise<FastifyReply> {
  if (choice.browser === 'stays') return sendPage(reply, stayPage(bank))
  const url = choice.result === 'approved' ? order.confirmUrl : order.cancelUrl
  if (choice.browser === 'returns_twice')
    await postMessage({ url, type: formType, body: new URLSearchParams(fields).toString() })
  return sendPage(reply, returnPage(url, fields))
}

/** In the bank's own words. */
function problemOf(form: URLSearchParams, store: CardlinkStore, { mid, secret }: { mid: string; secret: string }) {
  const values = [...form].filter(([name]) => name !== 'digest').map(([, value]) => value)
  const hasInstalments = form.has('extInstallmentoffset') || form.has('extInstallmentperiod')
  if (form.get('mid') !== mid) return 'Merchant not found in system'
  if (form.get('digest') !== digestOf(values, secret)) return 'Security error, invalid digest'
  if (hasInstalments && !areInstalments(form)) return 'Invalid installments'
  return store.find(form.get('orderid') ?? '') ? 'Invalid orderid (duplicate)' : null
}

/** Both, for a card, and up to what the bank has agreed to. */
const areInstalments = (form: URLSearchParams): boolean =>
  form.get('payMethod') === null &&
  form.get('extInstallmentoffset') === '0' &&
  /^(?:[2-9]|1\d|2[0-4])$/.test(form.get('extInstallmentperiod') ?? '')

const endings = {
  approved: ['CAPTURED', 'OK, 00 - Approved'],
  refused: ['REFUSED', 'Failed, 51 - Declined'],
  cancelled: ['CANCELED', 'Failed, user canceled'],
  error: ['ERROR', 'Failed, system error'],
} as const

/** The payment ends as was chosen. Gives the form of the answer, in the order of the table. */
function end(
  order: CardlinkOrder,
  { result, wrongAmount, altered }: BankChoice,
  merchant: { mid: string; secret: string },
): Fields {
  const [status, message] = endings[result]
  const isPaid = result === 'approved'
  const shown = isPaid && order.trType === '2' ? 'AUTHORIZED' : status
  const amount = wrongAmount ? '0.01' : order.amount
  const txId = nextNumber()
  order.transactions.push({ status: shown, amount, txId })
  const paid: Fields = [
    ['riskScore', '0'],
    ['payMethod', 'visa'],
  ]
  const unpaid: Fields = [
    ['riskScore', ''],
    ['payMethod', ''],
  ]
  const fields: Fields = [
    ...heads(order, merchant.mid, shown, amount),
    ['message', message],
    ...(isPaid ? paid : unpaid),
    ['txId', txId],
    ['paymentRef', isPaid ? String(randomInt(100_000, 1_000_000)) : ''],
  ]
  return sign(fields, altered ? `${merchant.secret}!` : merchant.secret)
}

const heads = (order: CardlinkOrder, mid: string, status: string, amount: string): Fields => [
  ...([
    ['version', '2'],
    ['mid', mid],
    ['orderid', order.id],
    ['status', status],
  ] satisfies Fields),
  ...([
    ['orderAmount', amount],
    ['currency', order.currency],
    ['paymentTotal', amount],
  ] satisfies Fields),
]

const underWayFields = (order: CardlinkOrder, { mid, secret }: { mid: string; secret: string }): Fields =>
  sign([...heads(order, mid, 'PROCESSING', order.amount), ['message', '']], secret)

const sign = (fields: Fields, secret: string): Fields => [
  ...fields,
  [
    'digest',
    digestOf(
      fields.map(([, value]) => value),
      secret,
    ),
  ],
]
