-- Orders are collected at carriers' lockers and pickup points as well, from Greece, paid in every way but to a courier. A shop
-- that is filled later brings its own.
insert into shipping_kind values ('locker'), ('pickup_point') on conflict do nothing;

insert into shipping_type (id, code, position, name_el, name_en, help_el, help_en)
select known.id + added.number, added.code, known.position + added.number, added.name_el, added.name_en, added.help_el, added.help_en
from (select max(id) as id, max(position) as position from shipping_type having count(*) > 0) as known,
  (values
    (1, 'locker', 'Σε θυρίδα', 'Parcel locker', 'Παίρνετε κωδικό στο κινητό και ανοίγετε τη θυρίδα μόνοι σας.',
      'You get a code on your mobile and open the locker yourself.'),
    (2, 'pickup_point', 'Σε σημείο παραλαβής', 'Pickup point', 'Σε μαγαζί της γειτονιάς, όσο είναι ανοιχτό.',
      'At a shop near you, while it is open.')
  ) as added (number, code, name_el, name_en, help_el, help_en)
where not exists (select from shipping_type t where t.code = added.code);

insert into shipping_rate (shipping_type_id, country_id, price_cents, free_from_cents, min_days, max_days)
select t.id, c.id, case t.code when 'locker' then 190 else 240 end, 3000, 1, case t.code when 'locker' then 3 else 5 end
from shipping_type t, country c where t.code in ('locker', 'pickup_point') and c.id = 1
on conflict do nothing;

insert into payment_shipping (payment_type_id, shipping_type_id)
select p.id, t.id from payment_type p, shipping_type t where t.code in ('locker', 'pickup_point') and p.code <> 'cash_on_delivery'
on conflict do nothing;

-- Where an order is collected, as its carrier listed it then: points move and close.
create table order_pickup_point (
  order_id    bigint primary key references customer_order,
  carrier     text not null check (carrier in ('box_now', 'clever_point', 'acs')),
  point_id    text not null,
  name        text not null,
  street      text not null,
  city        text not null,
  postal_code text not null
);
