// The payment state of an order, for the module of payments.

import { orderStatusNumbers } from '@stoa/domain/ordering/order/order-status'
import { enqueueEvent } from '../../database/outbox.ts'
import type { Executor } from '../../database/transaction.ts'
import * as queries from './order-payment.queries.ts'

type PayableOrder = queries.PayableOrderRow

export const lockOrder = queries.lockOrder

const givenUp: ReadonlySet<number> = new Set([
  orderStatusNumbers.cancelled,
  orderStatusNumbers.notAvailable,
  orderStatusNumbers.refund,
])

/** One that was given up meanwhile takes no payment any more. */
export const awaitsPayment = ({ payment_status, status }: PayableOrder): boolean =>
  payment_status === 'awaiting' && !givenUp.has(status)

/** The shop starts on an order that waited for its payment. */
export async function markPaid(tx: Executor, order: PayableOrder, now: number): Promise<void> {
  await queries.updatePaymentStatus(tx, order.id, 'paid')
  if (order.status === orderStatusNumbers.pending) await queries.insertProcessing(tx, order.id, new Date(now))
  await enqueueEvent(tx, 'order.paid', { orderId: order.id })
}
