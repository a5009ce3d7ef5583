// Invariants of the amounts of orders.

export const amountsInvariants: Record<string, string> = {
  'shares of a set that do not sum to its line': `
    select p.order_id from order_line_part p join order_line l on l.order_id = p.order_id and l.position = p.line
    group by p.order_id, p.line, l.total_cents having sum(p.cents) <> l.total_cents`,
  'goods that are not the sum of the lines': `
    select o.id from customer_order o join order_line l on l.order_id = o.id
    group by o.id having o.products_cents <> sum(l.quantity * coalesce(l.unit_prior_cents, l.unit_price_cents))`,
  'a total that is not goods and adjustments': `
    select o.id from customer_order o where o.total_cents is distinct from o.products_cents + (
      select sum(cents) from order_adjustment a where a.order_id = o.id)`,
  'a line whose amount is not its goods and its adjustments': `
    select l.id from order_line l where l.total_cents <> l.quantity * coalesce(l.unit_prior_cents, l.unit_price_cents)
      + coalesce((select sum(cents) from order_adjustment a where a.order_id = l.order_id and a.line = l.position), 0)`,
  'a column that says something else than the adjustments of its kind': `
    select o.id from customer_order o
    cross join lateral (values (-discount_cents, '{discount,promotion,coupon}'::text[]),
      (shipping_cents, '{shipping,shipping_surcharge,shipping_promotion,shipping_coupon}'), (payment_fee_cents, '{payment_fee}')) as named (cents, kinds)
    where named.cents <> coalesce((select sum(a.cents) from order_adjustment a where a.order_id = o.id and a.kind = any(named.kinds)), 0)`,
  'an amount due that is not the total without what was paid before money': `
    select o.id from customer_order o where o.due_cents <> o.total_cents
      - coalesce((select sum(cents) from order_means m where m.order_id = o.id), 0)`,
  'VAT that is not the sum of its groups': `
    select o.id from customer_order o left join order_vat v on v.order_id = o.id group by o.id
    having (o.total_cents, o.net_cents, o.vat_cents) is distinct from (sum(v.gross_cents), sum(v.net_cents), sum(v.vat_cents))`,
  'a VAT group whose net is not its gross without the rate': `
    select order_id from order_vat where net_cents <> round(gross_cents * 10000.0 / (10000 + rate))`,
}
