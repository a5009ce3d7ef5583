// The SQL of money that comes after its order was given up.

import { erasedEmailEnding } from '@stoa/domain/identity/data-retention'
import { orderStatusNumbers } from '@stoa/domain/ordering/order/order-status'
import { sql } from 'kysely'
import type { Executor } from '../../database/transaction.ts'
import type { LineDemand } from '../stock/stock.service.ts'

/**
 * Whether an order can go on as it was placed: it was given up by the shop for want of the money alone, nothing but money
 * pays for it, and it is known for whom it is.
 */
export async function canResume(tx: Executor, orderId: number): Promise<boolean> {
  const { rows } = await sql<{ resumes: boolean }>`
    select coalesce((
        select c.actor = 'system' and c.reason = 'unpaid' from order_status_change c where c.order_id = o.id order by c.id desc limit 1)
      and not exists (select from order_means m where m.order_id = o.id)
      and not exists (select from order_adjustment a where a.order_id = o.id and a.kind in ('coupon', 'shipping_coupon'))
      and not exists (select from advance_place w join order_line l on l.id = w.order_line_id where l.order_id = o.id)
      and o.email not like ${`%${erasedEmailEnding}`}, false) as resumes
    from customer_order o where o.id = ${orderId}`.execute(tx)
  return rows[0]?.resumes ?? false
}

export const insertLate = (tx: Executor, orderId: number, at: Date): Promise<unknown> =>
  tx.insertInto('late_payment').values({ order_id: orderId, paid_at: at, claimed_at: null }).execute()

export async function isShort(tx: Executor, orderId: number): Promise<boolean> {
  const row = await tx
    .selectFrom('late_payment')
    .select('order_id')
    .where('order_id', '=', orderId)
    .where('claimed_at', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}

export const markClaimed = (tx: Executor, orderId: number, at: Date): Promise<unknown> =>
  tx.updateTable('late_payment').set({ claimed_at: at }).where('order_id', '=', orderId).execute()

/** What the lines of an order take from the stock; of sets, their parts. */
export async function listDemands(tx: Executor, orderId: number): Promise<LineDemand[]> {
  const { rows } = await sql<LineDemand>`
    select coalesce(d."orderLineId", 0) as "orderLineId", coalesce(d."productId", 0) as "productId", coalesce(d."dimensionId", 0) as "dimensionId",
      coalesce(d.quantity, 0) as quantity
    from (
      select l.id as "orderLineId", l.product_id as "productId", coalesce(l.dimension_id, 0) as "dimensionId", l.quantity
      from order_line l where l.order_id = ${orderId}
        and not exists (select from order_line_part p where p.order_id = l.order_id and p.line = l.position)
      union all
      select l.id, p.product_id, coalesce(p.dimension_id, 0), p.quantity
      from order_line_part p join order_line l on l.order_id = p.order_id and l.position = p.line
      where p.order_id = ${orderId}) d order by 1, 2, 3`.execute(tx)
  return rows
}

export async function findBranch(tx: Executor, orderId: number): Promise<number | null> {
  const { branch_id } = await tx
    .selectFrom('customer_order')
    .select('branch_id')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
  return branch_id
}

export interface ShortOrderRow {
  id: number
  code: string
  paid_at: Date
}

/** Paid, and without copies: whose money came first, first. `after`: the last of the page before. */
export async function listShort(db: Executor, limit: number, after?: ShortOrderRow): Promise<ShortOrderRow[]> {
  const { rows } = await sql<ShortOrderRow>`
    select o.id, o.code, p.paid_at from late_payment p join customer_order o on o.id = p.order_id
    where p.claimed_at is null and (p.paid_at, o.id) > (${after?.paid_at ?? '-infinity'}::timestamptz, ${after?.id ?? 0}::bigint) and (
      select c.status from order_status_change c where c.order_id = o.id order by c.id desc limit 1) = ${orderStatusNumbers.checkingStock}
    order by p.paid_at, o.id limit ${limit}`.execute(db)
  return rows
}
