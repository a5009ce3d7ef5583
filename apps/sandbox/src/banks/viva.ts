// The sandbox's Viva: its page, on which a payment ends as a button says. Where buyers return is entered at Viva, not in a
// request.

import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { type BankChoice, findBankChoice } from './bank-choices.ts'
import { bankPage, errorPage, sendPage, stayPage } from './bank-page.ts'
import type { BankDeps } from './banks.ts'
import type { BankMessage } from './notifications.ts'
import { createVivaStore, type VivaOrder, type VivaStatus, type VivaStore, type VivaTransaction } from './viva-store.ts'
import { registerVivaWire } from './viva-wire.ts'

const path = '/viva/app/web/checkout'

export function registerViva(app: FastifyInstance, { faults, now, notifications, shopOrigin }: BankDeps): void {
  const store = createVivaStore()
  registerVivaWire(app, faults, store, now)
  const webhook = (transaction: VivaTransaction) => webhookOf(`${shopOrigin}/api/payments/viva/notify`, transaction)
  app.register(async (scope) => {
    scope.removeContentTypeParser('application/x-www-form-urlencoded')
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      async (_: unknown, body: string) => new URLSearchParams(body),
    )
    scope.get<{ Querystring: { ref?: string } }>(path, ({ query }, reply) => showOrder(reply, store, query.ref ?? ''))
    scope.post<{ Querystring: { ref?: string }; Body: URLSearchParams }>(path, async ({ query, body }, reply) => {
      const order = store.findOrder(query.ref ?? '')
      const choice = findBankChoice(body.get('choice') ?? '')
      if (!order || !choice) return sendPage(reply, errorPage('Viva', 'There is no such payment.'), 404)
      if (order.state !== 0) return sendPage(reply, errorPage('Viva', 'The payment has ended.'), 409)
      const refusedBefore = choice.reordered && addTransaction(store, order, 'E')
      const transaction = transactionOf(store, order, choice)
      if (transaction) await notifications.notify(choice, webhook(transaction), webhook(refusedBefore || transaction))
      if (choice.browser === 'stays') return sendPage(reply, stayPage('Viva'))
      const address = `${shopOrigin}${returnPath(order, choice, transaction)}`
      if (choice.browser === 'returns_twice') await fetch(address, { redirect: 'manual' }).catch(() => null)
      return reply.redirect(address, 303)
    })
  })
}

function showOrder(reply: FastifyReply, store: VivaStore, code: string): FastifyReply {
  const order = store.findOrder(code)
  if (!order) return sendPage(reply, errorPage('Viva', 'There is no such payment.'), 404)
  const shown = { Amount: `${(order.cents / 100).toFixed(2)} EUR`, Order: order.customerTrns }
  return sendPage(reply, bankPage({ bank: 'Viva', action: `${path}?ref=${code}`, shown }))
}

const addTransaction = (store: VivaStore, order: VivaOrder, status: VivaStatus, cents = order.cents): VivaTransaction =>
  store.addTransaction({ order, cents, status, type: 5, parent: null })

/** Null for a payment that was not tried. */
function transactionOf(
  store: VivaStore,
  order: VivaOrder,
  { result, wrongAmount }: BankChoice,
): VivaTransaction | null {
  if (result === 'cancelled' || result === 'error') return null
  return addTransaction(store, order, result === 'approved' ? 'F' : 'E', wrongAmount ? 1 : undefined)
}

/** Nothing in it is signed: what is altered is the transaction. */
function returnPath(order: VivaOrder, { result, altered }: BankChoice, transaction: VivaTransaction | null): string {
  const t = altered ? randomUUID() : transaction?.id
  const query = new URLSearchParams({ ...(t && { t }), s: order.code, lang: 'el-GR', eventId: '0', eci: '1' })
  return `/payment/viva/${result === 'approved' ? 'success' : 'cancel'}?${query}`
}

const eventTypes: Record<VivaStatus, number> = { F: 1796, E: 1798, A: 1799 }

function webhookOf(url: string, { id, order, cents, status }: VivaTransaction): BankMessage {
  const EventData = { TransactionId: id, OrderCode: order.code, Amount: cents / 100, StatusId: status }
  const body = JSON.stringify({ EventTypeId: eventTypes[status], MessageId: randomUUID(), EventData })
  return { url, type: 'application/json', body }
}
