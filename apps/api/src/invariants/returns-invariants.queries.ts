// Invariants of withdrawals and returns.

export const returnsInvariants: Record<string, string> = {
  'more copies returned of a line than it has': `
    select l.id from order_line l join order_return_line b on b.order_id = l.order_id and b.line = l.position
    group by l.id having sum(b.quantity) > l.quantity`,
  'more copies withdrawn from a line than it has': `
    select l.id from order_line l join withdrawal_line w on w.order_id = l.order_id and w.line = l.position
    group by l.id having sum(w.quantity) > l.quantity`,
  'more given back for a line than it cost': `
    select l.id from order_line l join order_return_line b on b.order_id = l.order_id and b.line = l.position
    group by l.id having sum(b.cents) > l.total_cents`,
  'more money owed for an order than was due': `
    select o.id from customer_order o left join order_refund f on f.order_id = o.id
    join lateral (select coalesce(sum(r.money_cents), 0) as cents from order_return r where r.order_id = o.id) r on true
    where r.cents + coalesce(f.cents, 0) > coalesce(o.due_cents, o.total_cents)`,
  'money owed for an order that was not paid': `
    select f.order_id from order_refund f join customer_order o on o.id = f.order_id where o.payment_status <> 'paid'
    union all
    select r.order_id from order_return r join customer_order o on o.id = r.order_id
    where r.refund_due_on is not null and o.payment_status in ('awaiting', 'held')`,
  'a statement that nobody acknowledged, or twice': `
    select w.id from withdrawal w where 1 <> (
      select count(*) from outbox b where b.topic = 'withdrawal.stated' and (b.payload ->> 'withdrawalId')::bigint = w.id)`,
}
