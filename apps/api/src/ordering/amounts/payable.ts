// What an order asks for in money, or was paid with: what was due for it, without what came back before it was paid. What its
// courier collects is fixed once the parcel has left, so that what comes back later is owed.

import { orderStatusNumbers } from '@stoa/domain/ordering/order/order-status'
import { sql } from 'kysely'

/** Of the order `o`, what the carrier that has its parcels collects; null where none has. */
const collected = sql`(
  select s.collect_cents from shipment s
  where s.order_id = o.id and s.state in ('creating', 'created') order by s.id desc limit 1)`

/** Of the order `o`, when its parcels left, which others than the shop’s own carriers may have. */
const leftAt = sql`coalesce((
  select max(c.at) from order_status_change c
  where c.order_id = o.id and c.status = ${orderStatusNumbers.inDelivery} and o.payment_status = 'on_delivery'), 'infinity')`

/** Of the order `o`, what of it is not owed although it came back. */
const neverAsked = sql`(
  select sum(r.money_cents) from order_return r
  where r.order_id = o.id and r.refund_due_on is null and r.received_at <= ${leftAt})`

/** Of the order `o`. */
export const payableCents = sql<number>`coalesce(o.paid_cents,
  case when o.payment_status = 'on_delivery' then ${collected} end,
  coalesce(o.due_cents, o.total_cents) - coalesce(${neverAsked}, 0)::int, 0)`
