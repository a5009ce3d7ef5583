// Buyers whose deposit has not come are reminded of it, once, while there is time to make it.

import { dayOf } from '@stoa/domain/ordering/delivery/working-days'
import { isWritingHour } from '@stoa/domain/ordering/messages/writing-hours'
import { depositDeadline, depositReminderDay } from '@stoa/domain/ordering/payment/deposit-deadline'
import type { Database } from '../../database/connect.ts'
import { countChanged } from '../../database/one-by-one.ts'
import { enqueueEvent } from '../../database/outbox.ts'
import type { Executor } from '../../database/transaction.ts'
import * as queries from './unpaid-deposits.queries.ts'

const batch = 100
const dayMs = 24 * 60 * 60_000

/** How many of one batch; what is left comes with the next. */
export async function remindOfDeposits(db: Database, now: number): Promise<number> {
  if (!isWritingHour(now)) return 0
  const candidates = await queries.listUnreminded(db, new Date(now - dayMs), batch)
  const due = candidates.filter(({ payment, placed_at }) => isDue(payment, placed_at.getTime(), now))
  return countChanged(db, due, (tx, { id }) => remind(tx, id, now))
}

/** After the last day there is nothing left to be reminded of. */
function isDue(payment: string, placedAt: number, now: number): boolean {
  const [first, last] = [depositReminderDay(payment, placedAt), depositDeadline(payment, placedAt)]
  return first !== null && last !== null && first <= dayOf(now) && dayOf(now) <= last
}

async function remind(tx: Executor, orderId: number, now: number): Promise<boolean> {
  if (!(await queries.insertReminder(tx, orderId, new Date(now)))) return false
  await enqueueEvent(tx, 'order.deposit_due', { orderId })
  return true
}

/** Whether it still waits for its deposit, and nobody has begun with it. */
export const awaitsDeposit = queries.isUnpaid
