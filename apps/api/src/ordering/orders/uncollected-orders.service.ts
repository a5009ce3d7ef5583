// Orders that are paid as they are collected, and that nobody collects: their buyers are reminded once, and after the last day
// the shop gives them up, as it does with deposits that do not come.

import { dayOf, isoDay } from '@stoa/domain/ordering/delivery/working-days'
import { isWritingHour } from '@stoa/domain/ordering/messages/writing-hours'
import { collectionDeadline, collectionReminderDay } from '@stoa/domain/ordering/payment/collection-deadline'
import type { Database } from '../../database/connect.ts'
import { countChanged } from '../../database/one-by-one.ts'
import { enqueueEvent } from '../../database/outbox.ts'
import type { Executor } from '../../database/transaction.ts'
import { moveBySystem } from './move-order.service.ts'
import { lockOrder } from './order-payment.service.ts'
import * as queries from './uncollected-orders.queries.ts'

const batch = 100
/** Nothing is due of what has become ready since. */
const minimumMs = 2 * 24 * 60 * 60_000

const listCandidates = (db: Database, now: number) => queries.listUncollected(db, new Date(now - minimumMs), batch)

const daysOf = ({ payment, ready_at }: queries.UncollectedRow) => ({
  reminder: collectionReminderDay(payment, ready_at.getTime()),
  last: collectionDeadline(payment, ready_at.getTime()),
})

/** How many of one batch; what is left comes with the next. After the last day there is nothing left to be reminded of. */
export async function remindOfCollections(db: Database, now: number): Promise<number> {
  if (!isWritingHour(now)) return 0
  const today = dayOf(now)
  const due = (await listCandidates(db, now)).filter((row) => {
    const { reminder, last } = daysOf(row)
    return !row.reminded && reminder !== null && last !== null && reminder <= today && today <= last
  })
  return countChanged(db, due, async (tx, { id }) => {
    if (!(await queries.insertReminder(tx, id, new Date(now)))) return false
    await enqueueEvent(tx, 'order.collection_due', { orderId: id })
    return true
  })
}

/** How many of one batch. */
export async function giveUpUncollected(db: Database, now: number): Promise<number> {
  const over = (await listCandidates(db, now)).filter((row) => isOver(row, now))
  return countChanged(db, over, (tx, { id }) => giveUp(tx, id, now))
}

function isOver(row: queries.UncollectedRow, now: number): boolean {
  const { last } = daysOf(row)
  return last !== null && last < dayOf(now)
}

/** False when it was collected, or made ready anew, in the meantime. */
async function giveUp(tx: Executor, orderId: number, now: number): Promise<boolean> {
  const order = await lockOrder(tx, { id: orderId })
  const row = order && (await queries.findUncollected(tx, orderId))
  if (!row || !isOver(row, now)) return false
  await moveBySystem(tx, order, { to: 'cancelled', source: 'collections', reason: 'not_collected', now })
  await enqueueEvent(tx, 'order.uncollected', { orderId })
  return true
}

/** The last day on which it can be collected, `2026-12-04`; null when it waits no more. */
export async function findCollectionDeadline(db: Executor, orderId: number): Promise<string | null> {
  const row = await queries.findUncollected(db, orderId)
  const last = row && daysOf(row).last
  return last === null ? null : isoDay(last)
}
