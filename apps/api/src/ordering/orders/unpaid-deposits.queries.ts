// The SQL of orders that wait for a deposit.

import { codesOf } from '@stoa/domain/kinds'
import { orderStatusNumbers } from '@stoa/domain/ordering/order/order-status'
import { type PaymentKind, paymentKinds } from '@stoa/domain/ordering/payment/payment-kinds'
import { sql } from 'kysely'
import type { Executor } from '../../database/transaction.ts'

const depositCodes = codesOf<PaymentKind>(paymentKinds, (kind) => kind.deposit !== null)

/** Until the shop has begun with it. */
const notBegun = [orderStatusNumbers.pending, orderStatusNumbers.checkingStock]

/** Of an order `o` with its `payment_type t`. */
const awaitsDeposit = sql<boolean>`(o.payment_status = 'awaiting' and t.code = any(${depositCodes}::text[])
  and (select status from order_status_change c where c.order_id = o.id order by c.id desc limit 1) = any(${notBegun}::int[]))`

export interface UnpaidOrderRow {
  id: number
  /** The code of the payment kind. */
  payment: string
  placed_at: Date
}

/** Oldest first. */
export async function listUnpaid(db: Executor, placedBefore: Date, limit: number): Promise<UnpaidOrderRow[]> {
  const { rows } = await sql<UnpaidOrderRow>`
    select o.id, t.code as payment, o.placed_at
    from customer_order o join payment_type t on t.id = o.payment_type_id
    where o.placed_at < ${placedBefore} and ${awaitsDeposit}
    order by o.placed_at, o.id limit ${limit}`.execute(db)
  return rows
}

/** Those of which nobody was reminded, oldest first. */
export async function listUnreminded(db: Executor, placedBefore: Date, limit: number): Promise<UnpaidOrderRow[]> {
  const { rows } = await sql<UnpaidOrderRow>`
    select o.id, t.code as payment, o.placed_at
    from customer_order o join payment_type t on t.id = o.payment_type_id
    where o.placed_at < ${placedBefore} and ${awaitsDeposit}
      and not exists (select from deposit_reminder r where r.order_id = o.id)
    order by o.placed_at, o.id limit ${limit}`.execute(db)
  return rows
}

export async function isUnpaid(db: Executor, orderId: number): Promise<boolean> {
  const { rows } = await sql<{ unpaid: boolean }>`
    select coalesce(${awaitsDeposit}, false) as unpaid
    from customer_order o join payment_type t on t.id = o.payment_type_id where o.id = ${orderId}`.execute(db)
  return rows[0]?.unpaid ?? false
}

/** False when somebody was quicker. */
export async function insertReminder(tx: Executor, orderId: number, at: Date): Promise<boolean> {
  const row = await tx
    .insertInto('deposit_reminder')
    .values({ order_id: orderId, told_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('order_id')
    .executeTakeFirst()
  return row !== undefined
}

export const isNotBegun = (status: number): boolean => notBegun.some((number) => number === status)

/** In all orders that wait for their deposit. */
export async function countHeld(db: Executor): Promise<number> {
  const { rows } = await sql<{ held: number }>`
    select coalesce(sum(l.quantity), 0)::int as held
    from customer_order o join payment_type t on t.id = o.payment_type_id join order_line l on l.order_id = o.id
    where ${awaitsDeposit}`.execute(db)
  return rows[0]?.held ?? 0
}
