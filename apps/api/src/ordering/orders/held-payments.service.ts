// Orders whose amount is held at their provider: carried out like those that are paid, captured as they leave, and released when
// they come to nothing.

import { getOrderStatus } from '@stoa/domain/ordering/order/order-status'
import { unpayableStatuses } from '@stoa/domain/ordering/payment/awaits-payment'
import { staysHeld } from '@stoa/domain/ordering/payment/held-payment'
import type { Database } from '../../database/connect.ts'
import { enqueueEvent } from '../../database/outbox.ts'
import { type Executor, inTransaction } from '../../database/transaction.ts'
import { findWaiting } from '../stock/advance.service.ts'
import * as queries from './held-payments.queries.ts'
import type { MovedOrder } from './move-order.service.ts'
import { beginPaid, lockOrder } from './order-payment.service.ts'

/** `order`: locked. */
export const canHold = async (tx: Executor, { id, status }: Pick<MovedOrder, 'id' | 'status'>): Promise<boolean> =>
  staysHeld({
    status: getOrderStatus(status),
    ...{ waits: await findWaiting(tx, id), isShipped: await queries.isShipped(tx, id) },
  })

/** `order`: locked; it awaits its payment. The shop begins with it, and its buyer gets the confirmation. */
export async function markHeld(tx: Executor, order: MovedOrder, now: number): Promise<void> {
  await beginPaid(tx, order, { reason: 'held', now })
  await queries.savePaymentStatus(tx, order.id, 'held')
  await enqueueEvent(tx, 'order.held', { orderId: order.id })
}

/** Nothing is held for a locked order any more. The buyer of one that goes on is told how to pay it. */
export async function dropHeld(tx: Executor, { id, status }: Pick<MovedOrder, 'id' | 'status'>): Promise<void> {
  await queries.savePaymentStatus(tx, id, 'awaiting')
  if (!unpayableStatuses.includes(getOrderStatus(status))) await enqueueEvent(tx, 'order.hold_lost', { orderId: id })
}

/** A parcel of it is about to leave. Nothing where nothing is held for it. */
export const captureBeforeShipment = (db: Database, orderId: number, now: number): Promise<void> =>
  inTransaction(db, async (tx) => {
    if (await lockOrder(tx, { id: orderId })) await queries.captureHeld(tx, orderId, new Date(now))
  })

export const { fixCapture, listHeld } = queries
export type { HeldRow } from './held-payments.queries.ts'
