// The payment state of an order, for the module of payments.

import { getOrderStatus } from '@stoa/domain/ordering/order/order-status'
import { enqueueEvent } from '../../database/outbox.ts'
import type { Executor } from '../../database/transaction.ts'
import * as queries from './order-payment.queries.ts'

type PayableOrder = queries.PayableOrderRow

export const lockOrder = queries.lockOrder

/** The shop starts on an order that waited for its payment. */
export async function markPaid(tx: Executor, order: Pick<PayableOrder, 'id' | 'status'>, now: number): Promise<void> {
  await queries.updatePaymentStatus(tx, order.id, 'paid')
  if (getOrderStatus(order.status) === 'pending') await queries.insertProcessing(tx, order.id, new Date(now))
  await enqueueEvent(tx, 'order.paid', { orderId: order.id })
}
