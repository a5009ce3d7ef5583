// The SQL of amounts that are held for orders: `payment_attempt a` has one while it is authorised and has a `held_at`.

import { unshippedKinds } from '@stoa/domain/catalogue/product-kinds'
import type { Cents } from '@stoa/domain/money'
import { orderStatusNumbers } from '@stoa/domain/ordering/order/order-status'
import type { HoldableOrder } from '@stoa/domain/ordering/payment/held-payment'
import type { PaymentStatus } from '@stoa/domain/ordering/payment/payment-status'
import { sql } from 'kysely'
import type { Executor } from '../../database/transaction.ts'

export async function isShipped(tx: Executor, orderId: number): Promise<HoldableOrder['isShipped']> {
  const { rows } = await sql<{ shipped: boolean }>`
    select coalesce(not exists (select from order_line l join product p on p.id = l.product_id
      where l.order_id = ${orderId} and p.kind = any(${unshippedKinds}::text[])), true) as shipped`.execute(tx)
  return rows[0]?.shipped ?? false
}

export const savePaymentStatus = (tx: Executor, orderId: number, status: PaymentStatus): Promise<unknown> =>
  tx.updateTable('customer_order').set({ payment_status: status }).where('id', '=', orderId).execute()

/** The job that asks providers captures it next. Asked for again, it stays as it was. */
export const captureHeld = (tx: Executor, orderId: number, at: Date): Promise<unknown> =>
  sql`
    update payment_attempt set capture_at = ${at}, check_at = ${at}, checks = 0
    where order_id = ${orderId} and status = 'authorised' and held_at is not null and capture_at is null`.execute(tx)

/** The order takes no money any more: the job that asks providers releases it next. */
export const releaseHeld = (tx: Executor, orderId: number, at: Date): Promise<unknown> =>
  sql`
    update payment_attempt set check_at = ${at}, checks = 0
    where order_id = ${orderId} and status = 'authorised' and held_at is not null`.execute(tx)

/** How much of it is captured, once for all: what its order, which is locked, asks for then. Where that is nothing, all of it. */
export async function fixCapture(tx: Executor, attemptId: number, payableCents: Cents): Promise<Cents> {
  const { rows } = await sql<{ cents: number }>`
    update payment_attempt set capture_cents = coalesce(capture_cents,
      case when ${payableCents}::int > 0 then least(${payableCents}::int, amount_cents) else amount_cents end)
    where id = ${attemptId} returning coalesce(capture_cents, 0) as cents`.execute(tx)
  const [row] = rows
  if (!row) throw new Error(`there is no attempt ${attemptId}`)
  return row.cents
}

export interface HeldRow {
  code: string
  cents: number
  held_until: Date
  /** `lost`: the hold has ended, and nothing was captured. */
  state: 'held' | 'capturing' | 'lost'
}

/** With orders that the shop has begun with and whose hold was lost; those that end first, first. */
export async function listHeld(db: Executor, limit: number): Promise<HeldRow[]> {
  const { rows } = await sql<HeldRow>`
    select o.code, coalesce(a.capture_cents, a.amount_cents, 0) as cents, coalesce(a.held_until, 'epoch') as held_until,
      coalesce(case when o.payment_status <> 'held' then 'lost' when a.capture_at is null then 'held' end, 'capturing') as state
    from payment_attempt a join customer_order o on o.id = a.order_id
    where a.held_at is not null and (o.payment_status = 'held' and a.status = 'authorised' or o.payment_status = 'awaiting'
      and (select c.status from order_status_change c where c.order_id = o.id order by c.id desc limit 1) = any(${begun}::int[]))
    order by a.held_until, o.id limit ${limit}`.execute(db)
  return rows
}

const begun = [
  ...[orderStatusNumbers.processing, orderStatusNumbers.invoiced, orderStatusNumbers.inDelivery],
  ...[orderStatusNumbers.readyForPickup, orderStatusNumbers.partiallyDelivered, orderStatusNumbers.completed],
]
