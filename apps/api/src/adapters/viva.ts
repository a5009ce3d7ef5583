// Viva, by Smart Checkout: the buyer pays an order of Viva's on its page. Neither the buyer's return nor a webhook is signed, so
// that each is only a reason to read the transaction, with our account, and to believe that.

import { type Cents, sum } from '@stoa/domain/money'
import { isUuid } from '../http/is-uuid.ts'
import { OutsideError, type OutsideReports } from '../ports/outside-service.ts'
import type {
  KnownAttempt,
  PaymentProvider,
  PaymentReport,
  PaymentState,
  ProviderAnswer,
  RefundRequest,
} from '../ports/payment.ts'
import { createOutsideService } from './outside-service.ts'
import { type VivaAccount, type VivaCalls, vivaCalls } from './viva-calls.ts'
import { isOrderCode, type ListedTransaction, readWebhook, vivaOrder } from './viva-messages.ts'

export interface VivaSettings extends VivaAccount {
  /** For how many days cards' banks hold an amount. */
  holdDays: number
  reports: OutsideReports
  now?: () => number
}

export function viva(settings: VivaSettings): PaymentProvider {
  const { reports, now = Date.now, appUrl, sourceCode, captures, holdDays } = settings
  const order = { sourceCode, holds: captures !== 'at_once' }
  const service = createOutsideService({ name: 'viva', maxRunning: 20, reports, now })
  const calls = vivaCalls(settings, reports, now)
  return {
    code: 'viva',
    kinds: ['viva'],
    ...(captures === 'on_dispatch' && { holdDays }),
    requestPath: 'viva_request',
    notifications: 'application/json',
    answerHandshake: async () => ({ status: 200, json: { Key: await service.call(() => calls.webhookKey()) } }),
    async begin(request) {
      const orderCode = await service.call(() => calls.createOrder(vivaOrder(request, order)))
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
    capture: (attempt, cents) => service.call(() => capture(calls, reports, attempt, cents)),
    cancel: (attempt) => service.call(() => release(calls, reports, attempt)),
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

/** What was captured counts, then what is held, and then the order itself. */
async function stateOf(calls: VivaCalls, { reference, providerReference }: KnownAttempt): Promise<PaymentState | null> {
  if (!providerReference) return null
  const listed = await calls.listTransactions(providerReference)
  const holds = listed.filter(({ does }) => does === 'hold')
  for (const { id } of [...listed.filter(isPayment), ...holds.filter(isDone), ...holds.filter(isCancelled)]) {
    const transaction = await calls.findTransaction(id)
    if (transaction?.reference === reference) return transaction.state
  }
  // its capture is not listed yet: nothing may be concluded from what the order says
  if (holds.some(isCaptured)) throw new OutsideError('answer_unreadable')
  return (await calls.findOrder(providerReference))?.state ?? null
}

const isDone = ({ status }: ListedTransaction): boolean => status === 'F'

const isPayment = (transaction: ListedTransaction): boolean => transaction.does === 'payment' && isDone(transaction)

const isGivenBack = (transaction: ListedTransaction): boolean =>
  transaction.does === 'gives_back' && isDone(transaction)

/** Of what was held. */
const isCaptured = ({ status }: ListedTransaction): boolean => status === 'C'

const isCancelled = ({ status }: ListedTransaction): boolean => status === 'X'

async function givenBackOf(calls: VivaCalls, vivaOrderCode: string): Promise<Cents> {
  const given = (await calls.listTransactions(vivaOrderCode)).filter(isGivenBack)
  return sum(given.map(({ amountCents }) => amountCents))
}

function answerOf(error: number, what: string, reports: OutsideReports): ProviderAnswer {
  if (error === 0) return 'done'
  reports.alarm('viva', `${what} ${error}`)
  return 'refused'
}

/** Viva knows no key of a refund: what it has given back already is asked before it is tried again. */
async function refund(calls: VivaCalls, reports: OutsideReports, request: RefundRequest): Promise<ProviderAnswer> {
  const { attempt, amountCents, refundedCents, isRepeated } = request
  if (!attempt.providerReference || !attempt.transaction) return 'refused'
  if (isRepeated && (await givenBackOf(calls, attempt.providerReference)) >= refundedCents + amountCents) return 'done'
  return answerOf(await calls.giveBack(attempt.transaction, amountCents), 'refund', reports)
}

/** Nor of a capture: whether there is one is asked before. What is not captured of an amount falls off the card by itself. */
async function capture(
  calls: VivaCalls,
  reports: OutsideReports,
  { reference, providerReference, transaction }: KnownAttempt,
  cents: Cents,
): Promise<ProviderAnswer> {
  if (!providerReference || !transaction) return 'refused'
  if ((await calls.listTransactions(providerReference)).some(isPayment)) return 'done'
  return answerOf(await calls.capture(transaction, cents, reference), 'capture', reports)
}

/** What was captured meanwhile is not given back here: that is a refund, of which the books have to know. */
async function release(
  calls: VivaCalls,
  reports: OutsideReports,
  { providerReference, transaction, amountCents }: KnownAttempt,
): Promise<ProviderAnswer> {
  if (!providerReference || !transaction) return 'refused'
  const hold = (await calls.listTransactions(providerReference)).find(({ id }) => id === transaction)
  if (hold && isCancelled(hold)) return 'done'
  if (hold && isCaptured(hold)) return 'refused'
  return answerOf(await calls.giveBack(transaction, amountCents), 'release', reports)
}
