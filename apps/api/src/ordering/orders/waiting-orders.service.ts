// Orders with lines that were ordered ahead: copies that come in go to them in their order, and an order that has all its
// copies goes on.

import { dayOf, isoDay } from '@stoa/domain/ordering/delivery/working-days'
import { getOrderStatus } from '@stoa/domain/ordering/order/order-status'
import type { Database } from '../../database/connect.ts'
import { enqueueEvent } from '../../database/outbox.ts'
import { type Executor, inTransaction } from '../../database/transaction.ts'
import { findShort, findWaiting, listServable, serveWaiting } from '../stock/advance.service.ts'
import { tellDelay } from './late-orders.service.ts'
import { moveBySystem } from './move-order.service.ts'
import { lockOrder } from './order-payment.service.ts'

/** Of one product. Orders are looked at one by one afterwards: their locks come before those of the stock. */
export const serveProduct = (db: Database, productId: number, now: number): Promise<void> =>
  inTransaction(db, async (tx) => {
    for (const orderId of await serveWaiting(tx, productId, now)) await enqueueEvent(tx, 'order.copies', { orderId })
  })

const batch = 100

/** What came out today, and whatever else was left. Returns the products of one batch. */
export async function serveAll(db: Database, now: number): Promise<number> {
  const productIds = await listServable(db, isoDay(dayOf(now)), batch)
  for (const productId of productIds) await serveProduct(db, productId, now)
  return productIds.length
}

/** An order of whose products copies came: it goes on, or its buyer is told that there were too few. */
export const followCopies = (db: Database, orderId: number, now: number): Promise<void> =>
  inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, { id: orderId })
    if (!order) throw new Error('there is no such order')
    if (await findWaiting(tx, orderId)) return tellShort(tx, orderId, now)
    const isBegun = !['pending', 'checkingStock'].includes(getOrderStatus(order.status))
    // with its payment it goes on by itself
    if (isBegun || order.payment_status === 'awaiting') return
    await moveBySystem(tx, order, { to: 'processing', source: 'stock', reason: 'copies_arrived', now })
  })

async function tellShort(tx: Executor, orderId: number, now: number): Promise<void> {
  if (await findShort(tx, orderId, isoDay(dayOf(now)))) await tellDelay(tx, orderId, now)
}
