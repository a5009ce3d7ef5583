// The SQL of an order's history, and of the money that is owed for it.

import type { OrderActor } from '@stoa/domain/ordering/order/order-moves'
import { type OrderStatus, orderStatusNumbers } from '@stoa/domain/ordering/order/order-status'
import type { Executor } from '../../database/transaction.ts'

export interface NewChange {
  orderId: number
  status: OrderStatus
  actor: OrderActor
  source: string
  reason: string | null
  at: Date
}

export async function insertChange(tx: Executor, { orderId, status, ...change }: NewChange): Promise<number> {
  const { id } = await tx
    .insertInto('order_status_change')
    .values({ order_id: orderId, status: orderStatusNumbers[status], ...change })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Once for an order. */
export const insertRefund = (tx: Executor, orderId: number, cents: number, at: Date): Promise<unknown> =>
  tx
    .insertInto('order_refund')
    .values({ order_id: orderId, cents, due_at: at, settled_at: null })
    .onConflict((conflict) => conflict.column('order_id').doNothing())
    .execute()

export const settleRefund = (tx: Executor, orderId: number, at: Date): Promise<unknown> =>
  tx
    .updateTable('order_refund')
    .set({ settled_at: at })
    .where('order_id', '=', orderId)
    .where('settled_at', 'is', null)
    .execute()

/** Oldest first. */
export const listDueRefunds = (db: Executor, limit: number) =>
  db
    .selectFrom('order_refund as r')
    .innerJoin('customer_order as o', 'o.id', 'r.order_id')
    .select(['o.code', 'r.cents', 'r.due_at'])
    .where('r.settled_at', 'is', null)
    .orderBy('r.due_at')
    .orderBy('r.order_id')
    .limit(limit)
    .execute()
