// Invariants of orders: their lines, papers and states.

import { shippingCodesTo } from '@stoa/domain/ordering/delivery/shipping-kinds'
import { releasesCodes } from '@stoa/domain/ordering/order/order-moves'
import { numbersOf } from './status-numbers.ts'

export const ordersInvariants: Record<string, string> = {
  'an order that was cancelled and used a code or money of a gift card': `
    select c.order_id from order_status_change c where c.actor is not null and c.status in (${numbersOf(releasesCodes)}) and (
      exists (select from coupon_use u where u.order_id = c.order_id) or 0 <> (
        select coalesce(sum(e.cents), 0) from gift_card_entry e left join order_return r on r.id = e.order_return_id
        where coalesce(e.order_id, r.order_id) = c.order_id))`,
  'an order without lines': `
    select id from customer_order o where not exists (select from order_line l where l.order_id = o.id)`,
  'a product with one extension on two lines of one order': `
    select order_id from order_line where not gift
    group by order_id, product_id, dimension_id, extension, box_line having count(*) > 1`,
  'a gift box whose things are not lines of their own': `
    select l.id from order_line l
    where l.extension ? 'box' and l.extension -> 'box' -> 'items' <> coalesce((
      select jsonb_agg(jsonb_build_object('productId', t.product_id, 'dimensionId', coalesce(t.dimension_id, 0),
        'quantity', t.quantity / l.quantity, 'name', t.name) order by t.position)
      from order_line t where t.order_id = l.order_id and t.box_line = l.position), '[]')`,
  'an order without the state it begins in': `
    select o.id from customer_order o where (
      select status from order_status_change c where c.order_id = o.id order by c.id limit 1) is distinct from 0`,
  'a step from one state to another that is not allowed': `
    select id from (
      select id, status, lag(status) over (partition by order_id order by id) as before from order_status_change) step
    where before is not null and not exists (
      select from order_transition t where t.from_status = step.before and t.to_status = step.status)`,
  'an order nobody was told of': `
    select id from customer_order o where not exists (
      select from outbox b where b.topic = 'order.placed' and (b.payload ->> 'orderId')::bigint = o.id)`,
  'an order told of twice': `
    select payload from outbox where topic = 'order.placed' group by payload having count(*) > 1`,
  'an order without the buyer’s address': `
    select id from customer_order o where not exists (
      select from order_address a where a.order_id = o.id and a.kind = 'billing')`,
  'an invoice without papers, or papers without an invoice': `
    select o.id from customer_order o left join order_invoice i on i.order_id = o.id
    where (o.type = 'invoice') <> (i.order_id is not null)`,
  'an order for collection without a branch, or a parcel with one': `
    select o.id from customer_order o join shipping_type t on t.id = o.shipping_type_id
    where (t.code = any('{${shippingCodesTo('branch')}}')) <> (o.branch_id is not null)`,
  'an order for a carrier’s point without one, or another with one': `
    select o.id from customer_order o join shipping_type t on t.id = o.shipping_type_id
    where (t.code = any('{${shippingCodesTo('point')}}')) <> exists (
      select from order_pickup_point p where p.order_id = o.id)`,
  'a finished call without its answer': 'select key from idempotency_key where answer is null',
  'an answer about an order that is not there': `
    select key from idempotency_key k where not exists (
      select from customer_order o where o.uid = (k.answer ->> 'uid')::uuid)`,
  'an order that two calls claim': `
    select answer ->> 'uid' from idempotency_key group by 1 having count(*) > 1`,
  'an order of somebody else than whom a staff member acted for, or without a trace of it': `
    select o.id from customer_order o where o.staff_id is not null and not exists (
      select from staff_action a where a.staff_id = o.staff_id and a.customer_id = o.customer_id)`,
  'a parcel for an order that is collected at a branch': `
    select s.id from shipment s join customer_order o on o.id = s.order_id where o.branch_id is not null`,
}
