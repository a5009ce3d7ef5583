// The SQL of an order's payment state.

import type { Language } from '@stoa/domain/language'
import { orderStatusNumbers } from '@stoa/domain/ordering/order/order-status'
import type { PaymentStatus } from '@stoa/domain/ordering/payment/payment-status'
import type { Executor } from '../../database/transaction.ts'

export interface PayableOrderRow {
  id: number
  uid: string
  code: string
  language: Language
  /** What is left to pay with money. */
  due_cents: number
  payment_status: PaymentStatus
  /** The code of the payment kind. */
  payment: string
  status: number
}

/** Locked until the transaction ends: attempts of one order take turns. */
export async function lockOrder(tx: Executor, by: { uid: string } | { id: number }): Promise<PayableOrderRow | null> {
  const order = await tx
    .selectFrom('customer_order as o')
    .innerJoin('payment_type as t', 't.id', 'o.payment_type_id')
    .select(['o.id', 'o.uid', 'o.code', 'o.language', 'o.payment_status', 't.code as payment'])
    .select(({ fn }) => fn.coalesce('o.due_cents', 'o.total_cents').as('due_cents'))
    .where((eb) => ('uid' in by ? eb('o.uid', '=', by.uid) : eb('o.id', '=', by.id)))
    .forUpdate('o')
    .executeTakeFirst()
  if (!order) return null
  const { status } = await tx
    .selectFrom('order_status_change')
    .select('status')
    .where('order_id', '=', order.id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  return { ...order, status }
}

export const updatePaymentStatus = (tx: Executor, id: number, status: PaymentStatus): Promise<unknown> =>
  tx.updateTable('customer_order').set({ payment_status: status }).where('id', '=', id).execute()

export const insertProcessing = (tx: Executor, orderId: number, at: Date): Promise<unknown> =>
  tx
    .insertInto('order_status_change')
    .values({ order_id: orderId, status: orderStatusNumbers.processing, at })
    .execute()
