// Invariants of stock: what is there, what is claimed, what comes back.

import { givesBack } from '@stoa/domain/ordering/order/order-moves'
import { orderStatusNumbers } from '@stoa/domain/ordering/order/order-status'
import { numbersOf } from './status-numbers.ts'

/** The copies of every line of an order: of a set, those of its parts. */
const soldCopies = `
  select l.id, l.product_id, l.dimension_id, l.quantity from order_line l
  where not exists (select from order_line_part p where p.order_id = l.order_id and p.line = l.position)
  union all
  select l.id, p.product_id, p.dimension_id, p.quantity
  from order_line_part p join order_line l on l.order_id = p.order_id and l.position = p.line`

export const stockInvariants: Record<string, string> = {
  'stock below nothing': 'select id from stock where quantity < 0',
  'stock that is not the sum of its movements': `
    select s.id from stock s left join stock_movement m on m.stock_id = s.id
    group by s.id having s.quantity <> coalesce(sum(m.change), 0)`,
  'copies held that are not the sum of their movements': `
    select coalesce(h.stock_id, m.stock_id)
    from (select stock_id, sum(quantity) as held from stock_hold group by stock_id) h
    full join (
      select stock_id, -sum(change) as held from stock_movement where reason in ('held', 'released') group by stock_id) m
      using (stock_id)
    where coalesce(h.held, 0) <> coalesce(m.held, 0)`,
  'a hold of several ends': `select key from stock_hold group by key having count(distinct expires_at) > 1`,
  'a hold that nobody has released': `select key from stock_hold where expires_at < now() - interval '2 minutes'`,
  'a claim without its line': `select id from stock_movement where reason = 'claimed' and order_line_id is null`,
  'a claim on another product than the line’s': `
    select m.id from stock_movement m join stock s on s.id = m.stock_id
    where m.order_line_id is not null and not exists (
      select from (${soldCopies}) c
      where c.id = m.order_line_id and (c.product_id, c.dimension_id) is not distinct from (s.product_id, s.dimension_id))`,
  'a line with more or fewer copies claimed than sold': `
    select c.id from (${soldCopies}) c
    left join (
      select m.order_line_id, s.product_id, s.dimension_id, -sum(m.change) as claimed
      from stock_movement m join stock s on s.id = m.stock_id where m.reason = 'claimed' group by 1, 2, 3) m
    on m.order_line_id = c.id and (m.product_id, m.dimension_id) is not distinct from (c.product_id, c.dimension_id)
    left join advance_place a on a.order_line_id = c.id
    left join (
      select l.id from order_line l join late_payment p on p.order_id = l.order_id where p.claimed_at is not null) late on late.id = c.id
    where coalesce(a.served, c.quantity) * (1 + (late.id is not null)::int) <> coalesce(m.claimed, 0)`,
  'a product with other copies ordered ahead than its places wait for': `
    select s.product_id from advance_sale s
    left join advance_place a on a.product_id = s.product_id and a.left_at is null
    group by s.product_id having s.waiting <> coalesce(sum(a.copies - a.served), 0)`,
  'more copies ordered ahead than its limit allows': 'select product_id from advance_sale where waiting > own_limit',
  'places that are not numbered from the first to the last': `
    select s.product_id from advance_sale s left join advance_place a on a.product_id = s.product_id
    group by s.product_id
    having (count(a.place), coalesce(min(a.place), 1), coalesce(max(a.place), 0)) <> (s.last_place, 1, s.last_place)`,
  'a place with other copies than its line': `
    select a.order_line_id from advance_place a join order_line l on l.id = a.order_line_id
    where (a.product_id, a.dimension_id, a.copies + a.given_up) is distinct from (l.product_id, l.dimension_id, l.quantity)`,
  'somebody served before another who waits longer': `
    select b.order_line_id from advance_place a join advance_place b
      on b.product_id = a.product_id and b.dimension_id is not distinct from a.dimension_id and b.place > a.place
    where a.left_at is null and a.served < a.copies and b.left_at is null and b.served > 0`,
  'an order that was given up and waits for copies': `
    select o.id from customer_order o join order_line l on l.order_id = o.id join advance_place a on a.order_line_id = l.id
    where a.left_at is null and a.served < a.copies and exists (
      select from order_status_change c where c.order_id = o.id and c.actor is not null and c.status in (${numbersOf(givesBack)}))`,
  'more copies given back than were claimed': `
    select order_line_id from stock_movement where order_line_id is not null group by order_line_id having sum(change) > 0`,
  'an order that was given up without payment and holds copies': `
    select o.id from customer_order o join order_line l on l.order_id = o.id join stock_movement m on m.order_line_id = l.id
    where exists (select from outbox b where b.topic = 'order.unpaid' and (b.payload ->> 'orderId')::bigint = o.id)
      and not exists (select from late_payment p where p.order_id = o.id)
    group by o.id having sum(m.change) <> 0`,
  'an order that came to nothing and holds copies': `
    select o.id from customer_order o join order_line l on l.order_id = o.id join stock_movement m on m.order_line_id = l.id
    where exists (
      select from order_status_change c where c.order_id = o.id and c.actor is not null and c.status in (${numbersOf(givesBack)})
        and c.id > coalesce((select max(e.id) from order_status_change e where e.order_id = o.id and e.reason = 'paid_late'), 0))
    group by o.id having sum(m.change) <> 0`,
  'an order that is paid late, goes on and has no copies': `
    select o.id from late_payment p join customer_order o on o.id = p.order_id
    where p.claimed_at is null and (
      select c.status from order_status_change c where c.order_id = o.id order by c.id desc limit 1)
      not in (${orderStatusNumbers.checkingStock}, ${numbersOf(givesBack)}, ${orderStatusNumbers.refund})`,
}
