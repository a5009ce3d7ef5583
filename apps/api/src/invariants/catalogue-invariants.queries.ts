// Invariants of prices and supply of products.

export const catalogueInvariants: Record<string, string> = {
  'a price that is not the last one written down': `
    select p.id from product p where p.kind <> 'grouped' and p.price_cents > 0 and p.price_cents is distinct from (
      select h.price_cents from price_history h where h.product_id = p.id order by h.valid_from desc, h.id desc limit 1)`,
  'something for sale whose price nobody knows': `
    select id from product where price_cents = 0 and availability in ('stock', 'warehouse', 'days_1_3', 'days_2_5', 'days_4_7')`,
  'a group dearer than one of its parts that can be had': `
    select p.id from product p where p.kind = 'grouped' and exists (
      select from part_offer o where o.product_id = p.id and o.price_cents between 1 and p.price_cents - 1
        and o.supply not in ('out_of_print', 'not_available'))`,
  'a set that is supplied quicker than one of its parts': `
    select p.id from product p where p.kind = 'bundle' and exists (
      select from part_offer o where o.product_id = p.id and supply_rank(o.supply) > supply_rank(p.availability))`,
  'a protected book below its floor': `
    select id from product where price_protected_until is not null and price_cents * 10 < publisher_price_cents * 9`,
}
