// Invariants of what parcels cost, and of what orders were charged for them.

import { shippingCodesTo } from '@stoa/domain/ordering/delivery/shipping-kinds'

const steps = `
  select shipping_type_id, country_id, area_code, price_cents, lag(price_cents) over heavier as lighter_cents
  from shipping_band where up_to_grams is not null
  window heavier as (partition by shipping_type_id, country_id, area_code order by up_to_grams)`

export const shippingInvariants: Record<string, string> = {
  'a heavier parcel that costs less': `select * from (${steps}) as step where price_cents < lighter_cents`,
  'bands that begin with a further kilogram': `
    select shipping_type_id, country_id, area_code from shipping_band group by 1, 2, 3 having bool_and(up_to_grams is null)`,
  'a rate that is not the price of its lightest parcel': `
    select r.shipping_type_id, r.country_id from shipping_rate r join shipping_band b using (shipping_type_id, country_id)
    where b.area_code is null group by r.shipping_type_id, r.country_id, r.price_cents
    having r.price_cents <> (array_agg(b.price_cents order by b.up_to_grams))[1]`,
  'postal codes that are twice in one area': `
    select area_code, first_code from (
      select area_code, first_code, lag(last_code) over (partition by area_code, length(first_code) order by first_code) as before
      from shipping_area_range) as listed where first_code collate "C" <= before collate "C"`,
  'a postal code of two areas with bands of one way': `
    select distinct one.area_code, other.area_code from shipping_area_range one
    join shipping_area_range other on other.area_code > one.area_code and length(other.first_code) = length(one.first_code)
      and other.first_code collate "C" <= one.last_code collate "C" and one.first_code collate "C" <= other.last_code collate "C"
    join shipping_band b on b.area_code = one.area_code
    join shipping_band c on c.area_code = other.area_code and c.shipping_type_id = b.shipping_type_id and c.country_id = b.country_id`,
  'a surcharge for what is not sent to an address': `
    select s.shipping_type_id, s.area_code from shipping_surcharge s join shipping_type t on t.id = s.shipping_type_id
    where t.code <> all('{${shippingCodesTo('address')}}')`,
  'an order that is collected or sent by e-mail and has a surcharge': `
    select a.order_id from order_adjustment a join customer_order o on o.id = a.order_id
    join shipping_type t on t.id = o.shipping_type_id
    where a.kind = 'shipping_surcharge' and t.code <> all('{${shippingCodesTo('address')}}')`,
  'a surcharge beside free delivery': `
    select a.order_id from order_adjustment a where a.kind in ('shipping', 'shipping_surcharge')
    group by a.order_id having bool_or(a.kind = 'shipping_surcharge')
      and (count(*) filter (where a.kind = 'shipping') <> 1 or min(a.cents) filter (where a.kind = 'shipping_surcharge') <= 0)`,
}
