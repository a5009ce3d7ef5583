// The SQL of orders that wait at a branch to be paid and collected.

import { codesOf } from '@stoa/domain/kinds'
import { orderStatusNumbers } from '@stoa/domain/ordering/order/order-status'
import { type PaymentKind, paymentKinds } from '@stoa/domain/ordering/payment/payment-kinds'
import { sql } from 'kysely'
import type { Executor } from '../../database/transaction.ts'

const tillCodes = codesOf<PaymentKind>(paymentKinds, (kind) => kind.keptAtTill !== null)

export interface UncollectedRow {
  id: number
  /** The code of the payment kind. */
  payment: string
  ready_at: Date
  reminded: boolean
}

/** Of an order `o` with its `payment_type t`, and the last of its moves `c`. */
const uncollected = sql`
  select o.id, t.code as payment, c.at as ready_at,
    exists (select from collection_reminder r where r.order_id = o.id) as reminded
  from customer_order o join payment_type t on t.id = o.payment_type_id
  join lateral (
    select status, at from order_status_change h where h.order_id = o.id order by h.id desc limit 1) c
    on c.status = ${orderStatusNumbers.readyForPickup}
  where o.payment_status = 'on_delivery' and t.code = any(${tillCodes}::text[])`

/** Ready the longest first. */
export async function listUncollected(db: Executor, readyBefore: Date, limit: number): Promise<UncollectedRow[]> {
  const { rows } = await sql<UncollectedRow>`
    ${uncollected} and c.at < ${readyBefore} order by c.at, o.id limit ${limit}`.execute(db)
  return rows
}

/** Null when it is paid, collected or given up. */
export async function findUncollected(db: Executor, orderId: number): Promise<UncollectedRow | null> {
  const { rows } = await sql<UncollectedRow>`${uncollected} and o.id = ${orderId}`.execute(db)
  return rows[0] ?? null
}

/** False when somebody was quicker. */
export async function insertReminder(tx: Executor, orderId: number, at: Date): Promise<boolean> {
  const row = await tx
    .insertInto('collection_reminder')
    .values({ order_id: orderId, told_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('order_id')
    .executeTakeFirst()
  return row !== undefined
}
