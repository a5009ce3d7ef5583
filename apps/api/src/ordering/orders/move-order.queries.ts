// The SQL of an order's history, and of the money that is owed for it.

import { movedEvent } from '@stoa/contract/ordering/order-events'
import type { OrderActor } from '@stoa/domain/ordering/order/order-moves'
import { type OrderStatus, orderStatusNumbers } from '@stoa/domain/ordering/order/order-status'
import { refundDays } from '@stoa/domain/ordering/returns/withdrawal-period'
import { sql } from 'kysely'
import { orderEventInsert } from '../../database/order-event.ts'
import type { Executor } from '../../database/transaction.ts'

export interface NewChange {
  orderId: number
  from: OrderStatus
  status: OrderStatus
  actor: OrderActor
  source: string
  reason: string | null
  at: Date
}

/** With the event for other systems. */
export async function insertChange(tx: Executor, change: NewChange): Promise<number> {
  const { orderId, from, status, actor, source, reason, at } = change
  const { rows } = await sql<{ id: number }>`
    with event as (${orderEventInsert(orderId, movedEvent({ from, to: status }, { actor, reason }), at)})
    insert into order_status_change (order_id, status, actor, source, reason, at)
    values (${orderId}, ${orderStatusNumbers[status]}, ${actor}, ${source}, ${reason}, ${at}) returning id`.execute(tx)
  const [row] = rows
  if (!row) throw new Error('an insert gave no row')
  return row.id
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

export interface SettledRow {
  event: 'order_repaid' | 'return_repaid'
  /** The order, or its return. */
  subject_id: number
  cents: number
}

/** Of the whole order, and of its returns. */
export async function settleRefund(tx: Executor, orderId: number, at: Date): Promise<SettledRow[]> {
  const { rows } = await sql<SettledRow>`
    with whole as (
      update order_refund set settled_at = greatest(${at}, due_at) where order_id = ${orderId} and settled_at is null
      returning 'order_repaid' as event, order_id as subject_id, cents),
    returns as (
      update order_return set refunded_at = greatest(${at}, received_at)
      where order_id = ${orderId} and refund_due_on is not null and refunded_at is null
      returning 'return_repaid' as event, id as subject_id, money_cents as cents),
    refunds as (select * from whole union all select * from returns),
    event as (
      insert into order_event (order_id, event_type, data, at)
      select ${orderId}, 'refund.made', jsonb_build_object('amountCents', sum(r.cents)), ${at} from refunds r having count(*) > 0)
    select coalesce(event, '') as event, coalesce(subject_id, 0) as subject_id, coalesce(cents, 0) as cents from refunds`.execute(
    tx,
  )
  return rows
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
