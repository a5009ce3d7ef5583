// The sandbox's Viva: its page, on which a payment ends as a button says. Where buyers return is entered at Viva, not in a
// request.

import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { BankChoice } from './bank-choices.ts'
import type { BankDeps } from './banks.ts'
import { registerChoicePage } from './choice-page.ts'
import type { BankMessage } from './notifications.ts'
import { createVivaStore, type VivaOrder, type VivaStatus, type VivaStore, type VivaTransaction } from './viva-store.ts'
import { registerVivaWire } from './viva-wire.ts'

export function registerViva(app: FastifyInstance, { faults, now, notifications, shopOrigin }: BankDeps): void {
  const store = createVivaStore()
  registerVivaWire(app, faults, store, now)
  const webhook = (transaction: VivaTransaction) => webhookOf(`${shopOrigin}/api/payments/viva/notify`, transaction)
  registerChoicePage<VivaOrder>(app, {
    ...{ bank: 'Viva', path: '/viva/app/web/checkout', parameter: 'ref' },
    find(code) {
      const order = store.findOrder(code)
      return order?.state === 0 ? order : null
    },
    shown: ({ cents, customerTrns }) => ({ Amount: `${(cents / 100).toFixed(2)} EUR`, Order: customerTrns }),
    instalments: ({ maxInstallments }) => maxInstallments,
    async end(order, choice) {
      const refusedBefore = choice.reordered && addTransaction(store, order, 'E')
      const transaction = transactionOf(store, order, choice)
      if (transaction) await notifications.notify(choice, webhook(transaction), webhook(refusedBefore || transaction))
      return { url: `${shopOrigin}${returnPath(order, choice, transaction)}` }
    },
  })
}

const addTransaction = (store: VivaStore, order: VivaOrder, status: VivaStatus, cents = order.cents): VivaTransaction =>
  store.addTransaction({ order, cents, status, type: order.preauth ? 1 : 5, parent: null })

/** Null for a payment that was not tried. */
function transactionOf(
  store: VivaStore,
  order: VivaOrder,
  { result, wrongAmount }: BankChoice,
): VivaTransaction | null {
  if (result === 'cancelled' || result === 'error') return null
  return addTransaction(store, order, result === 'approved' ? 'F' : 'E', wrongAmount ? 1 : undefined)
}

/** One of Viva's reasons for a decline. */
const declined = '10051'

/** Nothing in it is signed: what is altered is the transaction. */
function returnPath(order: VivaOrder, { result, altered }: BankChoice, transaction: VivaTransaction | null): string {
  const t = altered ? randomUUID() : transaction?.id
  const eventId = result === 'error' ? declined : '0'
  const query = new URLSearchParams({ ...(t && { t }), s: order.code, lang: 'el-GR', eventId, eci: '1' })
  return `/payment/viva/${result === 'approved' ? 'success' : 'cancel'}?${query}`
}

const eventTypes: Partial<Record<VivaStatus, number>> = { F: 1796, E: 1798, A: 1799 }

function webhookOf(url: string, { id, order, cents, status }: VivaTransaction): BankMessage {
  const EventData = { TransactionId: id, OrderCode: order.code, Amount: cents / 100, StatusId: status }
  const body = JSON.stringify({ EventTypeId: eventTypes[status], MessageId: randomUUID(), EventData })
  return { url, type: 'application/json', body }
}
