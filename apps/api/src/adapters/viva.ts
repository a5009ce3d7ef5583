// Viva, by Smart Checkout: the buyer pays an order of Viva's on its page. Neither the buyer's return nor a webhook is signed, so
// that each is only a reason to read the transaction, with our account, and to believe that.

import { type Cents, sum } from '@stoa/domain/money'
import { isUuid } from '../http/is-uuid.ts'
import type { OutsideReports } from '../ports/outside-service.ts'
import type {
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
import { isOrderCode, readWebhook, vivaOrder } from './viva-messages.ts'

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
      const brought = body.length > 0 ? readWebhook(body) : returnedWith(query)
      // of an order that no attempt of ours has, anybody may have made up the number
      const attempt = brought && (await findAttempt({ providerReference: brought.vivaOrderCode }))
      if (!attempt) return null
      const { id, vivaOrderCode } = brought
      return service.call(() =>
        id === null
          ? reportOfOrder(calls, attempt, { vivaOrderCode, isDeclined: isDeclined(query) })
          : reportOf(calls, attempt, { id, vivaOrderCode }),
      )
    },
    query: (attempt) => service.call(() => stateOf(calls, attempt)),
    refund: (request) => service.call(() => refund(calls, reports, request)),
    ...takesAtOnce,
  }
}

interface Brought {
  /** Of a transaction; null when the buyer comes back without one. */
  id: string | null
  vivaOrderCode: string
}

/** Null for what Viva does not send. */
function returnedWith(query: URLSearchParams): Brought | null {
  const [id, vivaOrderCode] = [query.get('t'), query.get('s')]
  return vivaOrderCode !== null && isOrderCode(vivaOrderCode) ? { id, vivaOrderCode } : null
}

/** Why a payment was declined stands in the address; 0 says that it was not. */
const isDeclined = (query: URLSearchParams): boolean => !['0', ''].includes(query.get('eventId') ?? '')

/** Another order's transaction, or one with another attempt's reference, says nothing. */
async function reportOf(
  calls: VivaCalls,
  { reference }: KnownAttempt,
  { id, vivaOrderCode }: { id: string; vivaOrderCode: string },
): Promise<PaymentReport | null> {
  if (!isUuid(id)) return null
  const transaction = await calls.findTransaction(id)
  if (transaction?.reference !== reference || transaction.vivaOrderCode !== vivaOrderCode) return null
  return { reference, ...transaction.state }
}

/**
 * A buyer who returns without having paid has no transaction: the order is cancelled, so that nobody pays it later, and what the
 * address says of a decline then only chooses the words.
 */
async function reportOfOrder(
  calls: VivaCalls,
  { reference }: KnownAttempt,
  { vivaOrderCode, isDeclined }: { vivaOrderCode: string; isDeclined: boolean },
): Promise<PaymentReport | null> {
  const order = await calls.findOrder(vivaOrderCode)
  if (order?.reference !== reference) return null
  const isCancelled = order.isOpen && (await calls.cancelOrder(vivaOrderCode)) === 0
  return { reference, ...(isCancelled ? { result: isDeclined ? 'refused' : 'cancelled' } : order.state) }
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

async function givenBackOf(calls: VivaCalls, vivaOrderCode: string): Promise<Cents> {
  const given = (await calls.listTransactions(vivaOrderCode)).filter(({ isDone, givesBack }) => isDone && givesBack)
  return sum(given.map(({ amountCents }) => amountCents))
}

/** Viva knows no key of a refund: what it has given back already is asked before it is tried again. */
async function refund(calls: VivaCalls, reports: OutsideReports, request: RefundRequest): Promise<ProviderAnswer> {
  const { attempt, amountCents, refundedCents, isRepeated } = request
  if (!attempt.providerReference || !attempt.transaction) return 'refused'
  if (isRepeated && (await givenBackOf(calls, attempt.providerReference)) >= refundedCents + amountCents) return 'done'
  const error = await calls.refund(attempt.transaction, amountCents)
  if (error === 0) return 'done'
  reports.alarm('viva', `refund ${error}`)
  return 'refused'
}
