// The SQL of what a buyer sees of the withdrawals and returns of an order.

import type { WithdrawalTerms } from '@stoa/contract/ordering/withdrawals'
import { orderStatusNumbers } from '@stoa/domain/ordering/order/order-status'
import type { RefundCause } from '@stoa/domain/ordering/returns/return-state'
import { refundDays } from '@stoa/domain/ordering/returns/withdrawal-period'
import { sql } from 'kysely'
import type { Executor } from '../../database/transaction.ts'

interface LineRow {
  name: string
  quantity: number
}

export interface OrderStatementRow {
  code: string
  stated_at: Date
  terms: WithdrawalTerms | null
  closed: boolean
  status: number
  returned: number
  lines: LineRow[]
}

/** Of the order's own e-mail, oldest first: others learn nothing of who wrote in words about it. */
export async function listStatements(db: Executor, uid: string): Promise<OrderStatementRow[]> {
  const { rows } = await sql<OrderStatementRow>`
    select w.code, w.stated_at, w.terms, coalesce(w.closed_at is not null, false) as closed,
      coalesce((select c.status from order_status_change c where c.order_id = o.id order by c.id desc limit 1), 0) as status,
      coalesce((select sum(b.quantity) from order_return r join order_return_line b on b.return_id = r.id
        where r.withdrawal_id = w.id), 0)::int as returned,
      coalesce((select json_agg(json_build_object('name', l.name, 'quantity', s.quantity) order by s.line)
        from withdrawal_line s join order_line l on l.order_id = s.order_id and l.position = s.line
        where s.withdrawal_id = w.id), '[]') as lines
    from withdrawal w join customer_order o on o.id = w.order_id
    where o.uid = ${uid} and lower(w.email) = lower(o.email) order by w.id`.execute(db)
  return rows
}

export interface OrderRefundRow {
  at: Date
  cause: RefundCause
  money_cents: number
  card_cents: number
  due_on: string | null
  refunded: boolean
  /** Whether the provider of the payment pays it back, or has. */
  by_provider: boolean
  lines: LineRow[]
}

/** With the money of an order that came to nothing; oldest first. */
export async function listRefunds(db: Executor, uid: string): Promise<OrderRefundRow[]> {
  const { rows } = await sql<OrderRefundRow>`
    select coalesce(d.at, 'epoch') as at, coalesce(d.cause, 'order') as cause,
      coalesce(d.card_cents, 0)::int as card_cents, coalesce(d.money_cents, 0) as money_cents, d.due_on,
      coalesce(d.refunded, false) as refunded,
      exists (select from payment_refund p where p.order_id = o.id and p.reason <> 'surplus' and p.status <> 'refused'
        and coalesce(p.return_id, 0) = d.return_id) as by_provider, coalesce(d.lines, '[]') as lines
    from customer_order o cross join lateral (
      select r.id as return_id, r.received_at as at, case when r.reason is not null then 'allowance' when r.unsent then 'withdrawn' else 'goods' end as cause,
        (select sum(e.cents) from gift_card_entry e where e.order_return_id = r.id) as card_cents, r.money_cents, r.refund_due_on as due_on, r.refunded_at is not null as refunded,
        (select json_agg(json_build_object('name', l.name, 'quantity', b.quantity) order by b.line)
          from order_return_line b join order_line l on l.order_id = b.order_id and l.position = b.line
          where b.return_id = r.id) as lines
      from order_return r where r.order_id = o.id
      union all
      select 0, f.due_at, case when exists (select from order_status_change c
        where c.order_id = o.id and c.status = ${orderStatusNumbers.returned}) then 'order' else 'cancelled' end, (
        select sum(e.cents) from gift_card_entry e where e.order_id = o.id and e.kind = 'refund'), f.cents, (f.due_at at time zone 'Europe/Athens')::date + ${refundDays}::int,
        f.settled_at is not null, null
      from order_refund f where f.order_id = o.id) d
    where o.uid = ${uid} order by d.at`.execute(db)
  return rows
}
