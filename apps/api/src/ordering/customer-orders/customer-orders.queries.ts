// The SQL of a customer's orders. Each statement filters by customer: neither an id nor a uid alone gives access.

import { sql } from 'kysely'
import type { Executor } from '../../database/transaction.ts'
import { payableCents } from '../amounts/amounts.service.ts'
import { awaitsCopies, holdLostAt } from '../orders/orders.service.ts'

export interface HistoryParams {
  customerId: number
  /** States by number; all when null. */
  statuses: readonly number[] | null
  /** All when null. */
  placedFrom: Date | null
  limit: number
  offset: number
}

export interface HistoryRow {
  id: number
  uid: string
  code: string
  placed_at: Date
  status: number
  status_at: Date
  total_cents: number
  payable_cents: number
  copies: number
  shipping: string
  payment: string
  awaited: boolean
  hold_lost_at: Date | null
  delivery_from: string
  delivery_to: string
  product_ids: number[]
}

const conditions = ({ customerId, statuses, placedFrom }: HistoryParams) => sql`
  customer_order o
  cross join lateral (select c.status, c.at from order_status_change c where c.order_id = o.id order by c.id desc limit 1) now
  where o.customer_id = ${customerId}
    and (${statuses && [...statuses]}::int[] is null or now.status = any(${statuses && [...statuses]}::int[]))
    and (${placedFrom}::timestamptz is null or o.placed_at >= ${placedFrom})`

export async function listOrders(db: Executor, params: HistoryParams): Promise<HistoryRow[]> {
  const { rows } = await sql<HistoryRow>`
    with page as (
      select o.*, now.status, now.at as status_at from ${conditions(params)}
      order by o.placed_at desc, o.id desc limit ${params.limit} offset ${params.offset})
    select o.id, o.uid, o.code, o.placed_at, o.status, o.status_at, o.total_cents, ${payableCents} as payable_cents, st.code as shipping, pt.code as payment,
      ${awaitsCopies} as awaited, ${holdLostAt} as hold_lost_at, o.delivery_from, o.delivery_to,
      (select sum(l.quantity)::int from order_line l where l.order_id = o.id) as copies,
      array(select l.product_id from order_line l where l.order_id = o.id order by l.position limit 5) as product_ids
    from page o
    join shipping_type st on st.id = o.shipping_type_id
    join payment_type pt on pt.id = o.payment_type_id
    order by o.placed_at desc, o.id desc`.execute(db)
  return rows
}

export async function countOrders(db: Executor, params: HistoryParams): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${conditions(params)}`.execute(db)
  return rows[0]?.count ?? 0
}
