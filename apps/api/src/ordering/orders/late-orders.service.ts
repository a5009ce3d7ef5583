// Orders that are later than was promised: their buyers are told, once.

import { dayOf, isoDay } from '@stoa/domain/ordering/delivery/working-days'
import { isWritingHour } from '@stoa/domain/ordering/messages/writing-hours'
import type { Database } from '../../database/connect.ts'
import { countChanged } from '../../database/one-by-one.ts'
import { recordOrderEvent } from '../../database/order-event.ts'
import { enqueueEvent } from '../../database/outbox.ts'
import type { Executor } from '../../database/transaction.ts'
import * as queries from './late-orders.queries.ts'
import { lockOrder } from './order-payment.queries.ts'

const batch = 100

/** What is ready within the hour is not worth an e-mail. */
const graceMs = 3_600_000

/** What is later by more has been talked about. */
const longestDays = 14

/** How many of one batch; what is left comes with the next. Days end at the shop's midnight; hours are promised at branches. */
export async function tellLateOrders(db: Database, now: number): Promise<number> {
  if (!isWritingHour(now)) return 0
  const today = dayOf(now)
  const readyBy = new Date(now - graceMs)
  const period = { since: isoDay(today - longestDays), today: isoDay(today), readyBy, limit: batch }
  return countChanged(db, await queries.listLate(db, period), (tx, id) => tell(tx, id, now))
}

/** False when it has come in the meantime, or its buyer was told. */
async function tell(tx: Executor, orderId: number, now: number): Promise<boolean> {
  const order = await lockOrder(tx, { id: orderId })
  if (!order || !queries.isWaiting(order.status)) return false
  return tellDelay(tx, orderId, now)
}

/** Once for an order; `orderId`: locked. */
export async function tellDelay(tx: Executor, orderId: number, now: number): Promise<boolean> {
  if (!(await queries.insertDelay(tx, orderId, new Date(now)))) return false
  await enqueueEvent(tx, 'order.delayed', { orderId })
  await recordOrderEvent(tx, orderId, { type: 'order.delayed', data: {} }, new Date(now))
  return true
}
