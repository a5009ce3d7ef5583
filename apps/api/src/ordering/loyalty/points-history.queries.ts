// The SQL of what customers see of their points.

import type { pointsFilters } from '@stoa/contract/ordering/points'
import { orderStatusNumbers } from '@stoa/domain/ordering/order/order-status'
import { sql } from 'kysely'
import type { Executor } from '../../database/transaction.ts'

export interface HistoryParams {
  customerId: number
  filter: (typeof pointsFilters)[number]
  limit: number
  offset: number
}

const approvals = ['Credit', 'ForConsumption']

/** The state of pending points ends with their approval, which has an entry of its own. */
const conditions = ({ customerId, filter }: HistoryParams) => sql`
  points_entry e where e.customer_id = ${customerId}
    and (${filter} = 'all' or (${filter} = 'earned') = (e.points > 0))
    and (e.state <> 'PendingPoints' or not exists (
      select from points_entry a where a.order_id = e.order_id and a.kind = any(${approvals}::text[])))`

export interface EntryRow {
  id: number
  kind: string
  points: number
  debt: number
  at: Date
  order_uid: string | null
  order_code: string | null
  /** Whether some of its points are still pending. */
  pending: boolean
  delivery_to: string | null
  completed_at: Date | null
}

const completedAt = sql`(select max(c.at) from order_status_change c where c.order_id = o.id and c.status = ${orderStatusNumbers.completed})`

export async function listEntries(db: Executor, params: HistoryParams): Promise<EntryRow[]> {
  const { rows } = await sql<EntryRow>`
    with page as (select e.* from ${conditions(params)} order by e.id desc limit ${params.limit} offset ${params.offset})
    select e.id, e.kind, e.points, e.debt, e.at, o.uid as order_uid, o.code as order_code,
      exists (select from points_lot l where l.entry_id = e.id and l.state = 'PendingPoints' and l.remaining > 0) as pending,
      o.delivery_to, ${completedAt} as completed_at
    from page e left join customer_order o on o.id = e.order_id order by e.id desc`.execute(db)
  return rows
}

export async function countEntries(db: Executor, params: HistoryParams): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${conditions(params)}`.execute(db)
  return rows[0]?.count ?? 0
}

/** When the orders with pending points were completed, or when they are expected. */
export async function listPendingOrders(
  db: Executor,
  customerId: number,
): Promise<{ delivery_to: string; completed_at: Date | null }[]> {
  const { rows } = await sql<{ delivery_to: string; completed_at: Date | null }>`
    select o.delivery_to, ${completedAt} as completed_at
    from points_lot l join points_entry e on e.id = l.entry_id join customer_order o on o.id = e.order_id
    where l.customer_id = ${customerId} and l.state = 'PendingPoints' and l.remaining > 0`.execute(db)
  return rows
}
