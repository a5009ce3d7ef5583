// The SQL of an order's history, and of the money that is owed for it.

import type { OrderActor } from '@stoa/domain/ordering/order/order-moves'
import { type OrderStatus, orderStatusNumbers } from '@stoa/domain/ordering/order/order-status'
import { refundDays } from '@stoa/domain/ordering/returns/withdrawal-period'
import { sql } from 'kysely'
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

/** What of the money returns of the order gave back already is not owed again. Once for an order. */
export async function insertRefund(tx: Executor, orderId: number, dueCents: number, at: Date): Promise<void> {
  await sql`
    insert into order_refund (order_id, cents, due_at)
    select ${orderId}, ${dueCents} - given.cents, ${at}
    from (select coalesce(sum(money_cents), 0)::int as cents from order_return where order_id = ${orderId}) given
    where given.cents < ${dueCents}
    on conflict (order_id) do nothing`.execute(tx)
}

/** Of the whole order, and of its returns. Returns how much that was. */
export async function settleRefund(tx: Executor, orderId: number, at: Date): Promise<number> {
  const { rows } = await sql<{ cents: number }>`
    with whole as (
      update order_refund set settled_at = greatest(${at}, due_at) where order_id = ${orderId} and settled_at is null
      returning cents),
    returns as (
      update order_return set refunded_at = greatest(${at}, received_at)
      where order_id = ${orderId} and refund_due_on is not null and refunded_at is null returning money_cents as cents)
    select coalesce(sum(d.cents), 0)::int as cents from (select * from whole union all select * from returns) d`.execute(
    tx,
  )
  return rows[0]?.cents ?? 0
}

/** Whether money was ever owed to the buyer, paid back by now or not; also what came in after the order had ended. */
export async function wasOwed(db: Executor, orderId: number): Promise<boolean> {
  const { rows } = await sql<{ owed: boolean }>`
    select coalesce(exists (select from order_refund where order_id = ${orderId})
      or exists (select from order_return where order_id = ${orderId} and refund_due_on is not null)
      or exists (select from payment_attempt where order_id = ${orderId} and status = 'surplus'), false) as owed`.execute(
    db,
  )
  return rows[0]?.owed ?? false
}

export interface DueRefundRow {
  code: string
  cents: number
  /** `2026-12-08` */
  due_on: string
}

/** What became nothing is owed within as many days as what was withdrawn from. */
const dueRefunds = sql`
  select r.order_id as id, r.order_id, r.cents, (r.due_at at time zone 'Europe/Athens')::date + ${refundDays}::int as due_on
  from order_refund r where r.settled_at is null
  union all
  select t.id, t.order_id, t.money_cents, t.refund_due_on
  from order_return t where t.refund_due_on is not null and t.refunded_at is null`

/** Those due first, first. */
export async function listDueRefunds(db: Executor, limit: number): Promise<DueRefundRow[]> {
  const { rows } = await sql<DueRefundRow>`
    select o.code, coalesce(d.cents, 0) as cents, coalesce(d.due_on::text, '') as due_on from (${dueRefunds}) d join customer_order o on o.id = d.order_id
    order by d.due_on, d.order_id, d.id limit ${limit}`.execute(db)
  return rows
}
