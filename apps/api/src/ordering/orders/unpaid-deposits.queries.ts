// The SQL of orders that wait for a deposit.

import { codesOf } from '@stoa/domain/kinds'
import { orderStatusNumbers } from '@stoa/domain/ordering/order/order-status'
import { type PaymentKind, paymentKinds } from '@stoa/domain/ordering/payment/payment-kinds'
import { sql } from 'kysely'
import type { Executor } from '../../database/transaction.ts'

const depositCodes = codesOf<PaymentKind>(paymentKinds, (kind) => kind.deposit !== null)

/** Until the shop has begun with it. */
const notBegun = [orderStatusNumbers.pending, orderStatusNumbers.checkingStock]

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
    where o.payment_status = 'awaiting' and o.placed_at < ${placedBefore} and t.code = any(${depositCodes}::text[])
      and (select status from order_status_change c where c.order_id = o.id order by c.id desc limit 1) = any(${notBegun}::int[])
    order by o.placed_at, o.id limit ${limit}`.execute(db)
  return rows
}

export const isNotBegun = (status: number): boolean => notBegun.some((number) => number === status)

/** In all orders that wait for their deposit. */
export async function countHeld(db: Executor): Promise<number> {
  const { rows } = await sql<{ held: number }>`
    select coalesce(sum(l.quantity), 0)::int as held
    from customer_order o join payment_type t on t.id = o.payment_type_id join order_line l on l.order_id = o.id
    where o.payment_status = 'awaiting' and t.code = any(${depositCodes}::text[])
      and (select status from order_status_change c where c.order_id = o.id order by c.id desc limit 1) = any(${notBegun}::int[])`.execute(
    db,
  )
  return rows[0]?.held ?? 0
}
