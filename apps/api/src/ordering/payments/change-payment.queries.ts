// The SQL of paying an order in another way.

import { codesOf } from '@stoa/domain/kinds'
import { type PaymentKind, paymentKinds } from '@stoa/domain/ordering/payment/payment-kinds'
import { sql } from 'kysely'
import type { Executor } from '../../database/transaction.ts'

const depositCodes = codesOf<PaymentKind>(paymentKinds, (kind) => kind.deposit !== null)

export interface ChangeableRow {
  payment_type_id: number
  payment_fee_cents: number
  total_cents: number
  instalments: number
  shipping_type_id: number
  shipping: string
  /** Where it goes; of what is collected, its buyer's. */
  country_id: number
  /** All of its copies. */
  copies: number
  placed_at: Date
  /** Whether it waited for a deposit before: the limits on unpaid orders have counted it. */
  was_deposit: boolean
}

export async function getChangeable(db: Executor, orderId: number): Promise<ChangeableRow> {
  const { rows } = await sql<ChangeableRow>`
    select o.payment_type_id, o.payment_fee_cents, o.total_cents, o.instalments, o.shipping_type_id, o.placed_at, s.code as shipping,
      coalesce((select a.country_id from order_address a where a.order_id = o.id order by a.kind desc limit 1), 0) as country_id,
      coalesce((select sum(l.quantity)::int from order_line l where l.order_id = o.id), 0) as copies,
      exists (select from order_payment_change c join payment_type t on t.id = c.from_type_id
        where c.order_id = o.id and t.code = any(${depositCodes}::text[])) as was_deposit
    from customer_order o join shipping_type s on s.id = o.shipping_type_id where o.id = ${orderId}`.execute(db)
  const [row] = rows
  if (!row) throw new Error(`there is no order ${orderId}`)
  return row
}

interface NewPayment {
  orderId: number
  fromTypeId: number
  toTypeId: number
  instalments: number
  at: Date
}

/** With a trace of what it was before. */
export async function savePayment(tx: Executor, change: NewPayment): Promise<number> {
  const { orderId, fromTypeId, toTypeId, instalments, at } = change
  const { rows } = await sql<{ id: number }>`
    with changed as (
      update customer_order set payment_type_id = ${toTypeId}, instalments = ${instalments} where id = ${orderId})
    insert into order_payment_change (order_id, from_type_id, to_type_id, at)
    values (${orderId}, ${fromTypeId}, ${toTypeId}, ${at}) returning id`.execute(tx)
  const [row] = rows
  if (!row) throw new Error('an insert gave no row')
  return row.id
}
