// The SQL of what an order still comes to, and of orders whose money is not settled.

import { sql } from 'kysely'
import type { Executor } from '../../database/transaction.ts'

export interface LeftRow {
  money_cents: number
  points_cents: number
}

/** What of an order was not given back by its returns. */
export async function getLeft(tx: Executor, orderId: number): Promise<LeftRow> {
  const { rows } = await sql<LeftRow>`
    select coalesce(o.due_cents, o.total_cents, 0)
        - coalesce((select sum(r.money_cents) from order_return r where r.order_id = o.id), 0)::int as money_cents,
      coalesce((select sum(e.cents) from ledger_entry e where e.order_id = o.id and e.account = 'points'), 0)::int as points_cents
    from customer_order o where o.id = ${orderId}`.execute(tx)
  const [row] = rows
  if (!row) throw new Error(`there is no order ${orderId}`)
  return row
}

export interface UnsettledRow {
  code: string
  /** What its buyer owes; below zero what they are owed. */
  cents: number
  /** When it last changed. */
  since: Date
}

/** Orders for which somebody owes something, those of which it is longest, first. Reads the whole ledger. */
export async function listUnsettled(db: Executor, limit: number): Promise<UnsettledRow[]> {
  const { rows } = await sql<UnsettledRow>`
    select o.code, coalesce(e.cents, 0) as cents, coalesce(e.since, 'epoch') as since
    from (
      select order_id, sum(cents)::int as cents, max(at) as since from ledger_entry
      where account = 'buyer' and order_id is not null group by order_id having sum(cents) <> 0) e
    join customer_order o on o.id = e.order_id order by e.since, o.id limit ${limit}`.execute(db)
  return rows
}
