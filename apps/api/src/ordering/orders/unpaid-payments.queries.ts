// The SQL of orders that wait to be paid at a provider.

import { codesOf } from '@stoa/domain/kinds'
import { orderStatusNumbers } from '@stoa/domain/ordering/order/order-status'
import { givenUpUnpaid } from '@stoa/domain/ordering/payment/held-payment'
import { type PaymentKind, paymentKinds } from '@stoa/domain/ordering/payment/payment-kinds'
import { sql } from 'kysely'
import type { Executor } from '../../database/transaction.ts'
import { holdLostAt } from './orders.queries.ts'

const givenUp = givenUpUnpaid.map((status) => orderStatusNumbers[status])
const providerCodes = codesOf<PaymentKind>(paymentKinds, (kind) => kind.byProvider)

/** Of an order `o` since then: no other way of paying chosen, nothing begun, nothing held on a card, and nothing that a provider has still to decide. */
const isIdle = (since: Date) => sql`not exists (
  select from payment_attempt a where a.order_id = o.id
    and (a.begun_at > ${since} or a.status in ('open', 'authorised') or a.check_at is not null))
  and not exists (select from order_payment_change c where c.order_id = o.id and c.at > ${since})`

/** That nobody has tried to pay since then, oldest first. */
export async function listIdle(db: Executor, since: Date, limit: number): Promise<{ id: number }[]> {
  const { rows } = await sql<{ id: number }>`
    select o.id from customer_order o join payment_type t on t.id = o.payment_type_id
    where o.placed_at < ${since} and o.payment_status = 'awaiting' and t.code = any(${providerCodes}::text[])
      and (select status from order_status_change c where c.order_id = o.id order by c.id desc limit 1) = ${orderStatusNumbers.pending}
      and ${isIdle(since)}
    order by o.placed_at, o.id limit ${limit}`.execute(db)
  return rows
}

/** Of a locked order. */
export async function isStillIdle(tx: Executor, orderId: number, since: Date): Promise<boolean> {
  const { rows } = await sql<{ idle: boolean }>`
    select coalesce(${isIdle(since)}, false) as idle from customer_order o where o.id = ${orderId}`.execute(tx)
  return rows[0]?.idle ?? false
}

export interface LostRow {
  id: number
  /** When its amount was lost that was held for it. */
  lost_at: Date
}

/** Orders from which nothing has left, whose amount is not held any more, and that nobody has tried to pay since then; oldest first. */
export async function listLost(db: Executor, since: Date, limit: number): Promise<LostRow[]> {
  const { rows } = await sql<LostRow>`
    select o.id, coalesce(h.lost_at, 'epoch') as lost_at
    from customer_order o cross join lateral (select ${holdLostAt} as lost_at) h
    where o.payment_status = 'awaiting' and h.lost_at < ${since} and ${isIdle(since)}
      and (select status from order_status_change c where c.order_id = o.id order by c.id desc limit 1) = any(${givenUp}::int[])
      and not exists (select from shipment s where s.order_id = o.id and s.state in ('creating', 'created'))
    order by h.lost_at, o.id limit ${limit}`.execute(db)
  return rows
}
