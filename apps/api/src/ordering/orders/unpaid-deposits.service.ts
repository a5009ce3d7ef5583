// Orders that wait for a deposit hold copies which nobody has paid for. When their days are over they are given up: the
// status by the table of moves, the copies and the points back, and an e-mail to the buyer, in one transaction.

import { dayOf } from '@stoa/domain/ordering/delivery/working-days'
import { depositReleaseDay } from '@stoa/domain/ordering/payment/deposit-deadline'
import type { Database } from '../../database/connect.ts'
import { changeOneByOne } from '../../database/one-by-one.ts'
import { enqueueEvent } from '../../database/outbox.ts'
import type { Executor } from '../../database/transaction.ts'
import { type MovedOrder, moveBySystem } from './move-order.service.ts'
import { lockOrder } from './order-payment.service.ts'
import * as queries from './unpaid-deposits.queries.ts'

const batch = 100
const dayMs = 24 * 60 * 60_000

export interface Released {
  orders: number
  copies: number
}

/** One batch; what is left comes with the next. */
export async function releaseUnpaidDeposits(db: Database, now: number): Promise<Released> {
  const candidates = await queries.listUnpaid(db, new Date(now - dayMs), batch)
  const due = candidates.filter(({ payment, placed_at }) => isDue(payment, placed_at.getTime(), now))
  const how = { source: 'deposits', now, isDue: async ({ status }: MovedOrder) => queries.isNotBegun(status) }
  return sumOf(await changeOneByOne(db, due, (tx, { id }) => releaseUnpaid(tx, id, how)))
}

/** Of orders whose copies were released, or null where they were not. */
export function sumOf(released: readonly (number | null)[]): Released {
  const copies = released.filter((count) => count !== null)
  return { orders: copies.length, copies: copies.reduce((sum, count) => sum + count, 0) }
}

function isDue(payment: string, placedAt: number, now: number): boolean {
  const releaseDay = depositReleaseDay(payment, placedAt)
  return releaseDay !== null && releaseDay <= dayOf(now)
}

interface HowReleased {
  source: string
  now: number
  /** Asked once more under the order's lock. */
  isDue(order: MovedOrder): Promise<boolean>
}

/** How many copies came back; null when it was paid or begun in the meantime. */
export async function releaseUnpaid(
  tx: Executor,
  orderId: number,
  { source, now, isDue: isStillDue }: HowReleased,
): Promise<number | null> {
  const order = await lockOrder(tx, { id: orderId })
  if (order?.payment_status !== 'awaiting' || !(await isStillDue(order))) return null
  await enqueueEvent(tx, 'order.unpaid', { orderId })
  const { copies } = await moveBySystem(tx, order, { to: 'cancelled', source, reason: 'unpaid', now })
  return copies
}

/** The copies in all orders that wait for their deposit. */
export const countHeldCopies = queries.countHeld

export const { isNotBegun } = queries
