// The sandbox's Klarna: its page, on which a payment ends as a button says. Some buyers it checks first.

import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { type BankChoice, type BankChoices, bankChoices } from './bank-choices.ts'
import type { BankDeps } from './banks.ts'
import { registerChoicePage } from './choice-page.ts'
import { createKlarnaStore, type KlarnaOrder, type KlarnaPage, type KlarnaStore } from './klarna-store.ts'
import { registerKlarnaWire } from './klarna-wire.ts'
import type { BankMessage } from './notifications.ts'

const checked = { result: 'approved', browser: 'returns', notification: 'held' } as const
const choices: BankChoices = {
  ...bankChoices,
  accepted_later: { label: 'Check the buyer, and accept', checked: 'accepted', ...checked },
  rejected_later: { label: 'Check the buyer, and reject', checked: 'rejected', ...checked },
}

export function registerKlarna(app: FastifyInstance, { faults, now, notifications }: BankDeps): void {
  const store = createKlarnaStore()
  registerKlarnaWire(app, { faults, store, now })
  registerChoicePage<KlarnaPage>(app, {
    ...{ bank: 'Klarna', path: '/klarna/pay', parameter: 'session', choices },
    find(id) {
      const page = store.findPage(id)
      return page?.status === 'WAITING' ? page : null
    },
    shown: ({ session }) => ({
      Amount: `${(session.order_amount / 100).toFixed(2)} ${session.purchase_currency}`,
      Order: session.merchant_reference1,
    }),
    async end(page, choice) {
      Object.assign(page, { changedAt: now(), ...endOf(store, page, choice) })
      const message = messageOf(page, choice)
      await notifications.notify(choice, message, { ...message, body: bodyOf(page, 'IN_PROGRESS') })
      return { url: returnOf(page, choice) }
    },
  })
}

const statuses = { approved: 'COMPLETED', refused: 'FAILED', cancelled: 'CANCELLED', error: 'ERROR' } as const

function endOf(store: KlarnaStore, page: KlarnaPage, choice: BankChoice): Pick<KlarnaPage, 'status' | 'order'> {
  const status = statuses[choice.result]
  if (status !== 'COMPLETED') return { status, order: null }
  const amount = choice.wrongAmount ? 1 : page.session.order_amount
  const captures = page.captures && !choice.checked
  const order = store.addOrder({
    session: page.session,
    status: captures ? 'CAPTURED' : 'AUTHORIZED',
    fraudStatus: choice.checked ? 'PENDING' : 'ACCEPTED',
    amount,
    captured: captures ? amount : 0,
  })
  return { status, order }
}

const bodyOf = ({ id, order }: KlarnaPage, status: string): string =>
  JSON.stringify({ event_id: randomUUID(), session: { session_id: id, status, order_id: order?.id } })

/** To another attempt's address when it is altered. Klarna has ended its check before it says so. */
function messageOf(page: KlarnaPage, { altered, checked: outcome }: BankChoice): BankMessage {
  const url = altered
    ? page.urls.status_update.replace(/.$/, (last) => (last === '0' ? '1' : '0'))
    : page.urls.status_update
  const { order } = page
  const before = () => outcome && order && endCheck(order, page.captures, outcome)
  return { url, type: 'application/json', body: bodyOf(page, page.status), before }
}

function endCheck(order: KlarnaOrder, captures: boolean, outcome: 'accepted' | 'rejected'): void {
  if (outcome === 'rejected') Object.assign(order, { fraudStatus: 'REJECTED', status: 'CANCELLED' })
  else
    Object.assign(order, { fraudStatus: 'ACCEPTED', ...(captures && { status: 'CAPTURED', captured: order.amount }) })
}

const returns = { approved: 'success', refused: 'failure', cancelled: 'cancel', error: 'error' } as const

/** Nothing in it is signed: what is altered is the page. */
const returnOf = ({ urls, id }: KlarnaPage, { result, altered }: BankChoice): string =>
  urls[returns[result]].replace('{{session_id}}', altered ? randomUUID() : id)
