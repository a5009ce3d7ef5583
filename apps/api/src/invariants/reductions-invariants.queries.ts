// Invariants of codes and points.

export const reductionsInvariants: Record<string, string> = {
  'a code that was not used as often as it says': `
    select c.id from coupon_code c where c.uses <> (select count(*) from coupon_use u where u.code_id = c.id)`,
  'a use of a code that is not in the amounts of its order': `
    select u.order_id as id from coupon_use u where u.cents <> -(select sum(a.cents) from order_adjustment a
      where a.order_id = u.order_id and a.kind in ('coupon', 'shipping_coupon'))`,
  'a lot of points that is not the sum of its movements': `
    select l.id from points_lot l left join points_movement m on m.lot_id = l.id
    group by l.id having l.remaining <> coalesce(sum(m.change), 0)`,
  'points that moved and that no entry names': `
    select e.id from points_entry e where e.points + e.debt <> coalesce((
      select sum(m.change) from points_movement m join points_lot l on l.id = m.lot_id
      where m.entry_id = e.id and l.state = e.state), 0)`,
  'a customer to whom points are owed': `
    select customer_id from points_entry group by customer_id having sum(debt) < 0`,
  'an order that came to nothing and whose points are pending': `
    select l.id from points_lot l join points_entry e on e.id = l.entry_id
    where l.state = 'PendingPoints' and l.remaining > 0 and exists (
      select from outbox b where b.topic = 'order.unpaid' and (b.payload ->> 'orderId')::bigint = e.order_id)`,
  'a code that was used more often than it may be': `
    select id from coupon_code where uses > use_limit or remaining_cents < 0`,
  'a code that one person used more often than a person may': `
    select u.code_id from coupon_use u join coupon_code c on c.id = u.code_id join customer_order o on o.id = u.order_id
    group by u.code_id, c.person_limit, lower(o.email) having count(*) > c.person_limit`,
}
