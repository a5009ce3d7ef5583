// Viva, by Smart Checkout: the buyer pays an order of Viva's on its page. Neither the buyer's return nor a webhook is signed, so
// that each is only a reason to read the transaction, with our account, and to believe that.

import { sum } from '@stoa/domain/money'
import { isUuid } from '../http/is-uuid.ts'
import type { OutsideReports } from '../ports/outside-service.ts'
import type {
  FindAttempt,
  KnownAttempt,
  PaymentProvider,
  PaymentReport,
  PaymentState,
  ProviderAnswer,
  RefundRequest,
} from '../ports/payment.ts'
import { createOutsideService } from './outside-service.ts'
import { takesAtOnce } from './takes-at-once.ts'
import { type VivaAccount, type VivaCalls, vivaCalls } from './viva-calls.ts'
import { readWebhook, vivaOrder } from './viva-messages.ts'

export interface VivaSettings extends VivaAccount {
  reports: OutsideReports
  now?: () => number
}

export function viva(settings: VivaSettings): PaymentProvider {
  const { reports, now = Date.now, appUrl, sourceCode } = settings
  const service = createOutsideService({ name: 'viva', maxRunning: 20, reports, now })
  const calls = vivaCalls(settings, reports, now)
  return {
    code: 'viva',
    kinds: ['viva'],
    requestPath: 'viva_request',
    notifications: 'application/json',
    answerHandshake: async () => ({ status: 200, json: { Key: await service.call(() => calls.webhookKey()) } }),
    async begin(request) {
      const orderCode = await service.call(() => calls.createOrder(vivaOrder(request, sourceCode)))
      return { next: { url: `${appUrl}/web/checkout?ref=${orderCode}` }, providerReference: orderCode }
    },
    async readCallback({ query, body }, findAttempt) {
      const id = body.length > 0 ? readWebhook(body) : query.get('t')
      const vivaOrderCode = query.get('s') ?? ''
      return service.call(() =>
        id ? reportOf(calls, id, findAttempt) : reportOfOrder(calls, vivaOrderCode, findAttempt),
      )
    },
    query: (attempt) => service.call(() => stateOf(calls, attempt)),
    refund: (request) => service.call(() => refund(calls, reports, request)),
    ...takesAtOnce,
  }
}

/** Another order's transaction, or one of another attempt with the same reference, says nothing. */
async function reportOf(calls: VivaCalls, id: string, findAttempt: FindAttempt): Promise<PaymentReport | null> {
  if (!isUuid(id)) return null
  const transaction = await calls.findTransaction(id)
  const attempt = transaction && (await findAttempt(transaction.reference))
  if (!attempt || transaction.vivaOrderCode !== attempt.providerReference) return null
  return { reference: attempt.reference, ...transaction.state }
}

/** A buyer who returns without having paid has no transaction: the order is cancelled, so that nobody pays it later. */
async function reportOfOrder(
  calls: VivaCalls,
  vivaOrderCode: string,
  findAttempt: FindAttempt,
): Promise<PaymentReport | null> {
  const order = /^\d{16}$/.test(vivaOrderCode) ? await calls.findOrder(vivaOrderCode) : null
  const attempt = order?.reference ? await findAttempt(order.reference) : null
  if (!order || !attempt || attempt.providerReference !== vivaOrderCode) return null
  const isCancelled = order.isOpen && (await calls.cancelOrder(vivaOrderCode)) === 0
  return { reference: attempt.reference, ...(isCancelled ? { result: 'cancelled' } : order.state) }
}

async function stateOf(calls: VivaCalls, { reference, providerReference }: KnownAttempt): Promise<PaymentState | null> {
  if (!providerReference) return null
  const payments = (await calls.listTransactions(providerReference)).filter(
    ({ isDone, givesBack }) => isDone && !givesBack,
  )
  for (const { id } of payments) {
    const transaction = await calls.findTransaction(id)
    if (transaction?.reference === reference) return transaction.state
  }
  return (await calls.findOrder(providerReference))?.state ?? null
}

/** Viva knows no key of a refund: what it has given back already is asked first. */
async function refund(calls: VivaCalls, reports: OutsideReports, request: RefundRequest): Promise<ProviderAnswer> {
  const { attempt, amountCents, refundedCents } = request
  if (!attempt.providerReference || !attempt.transaction) return 'refused'
  const listed = await calls.listTransactions(attempt.providerReference)
  const given = listed.filter(({ isDone, givesBack }) => isDone && givesBack).map((refunded) => refunded.amountCents)
  if (sum(given) >= refundedCents + amountCents) return 'done'
  const error = await calls.giveBack(attempt.transaction, amountCents)
  if (error === 0) return 'done'
  reports.alarm('viva', `refund ${error}`)
  return 'refused'
}
