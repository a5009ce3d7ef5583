-- Where a way of paying can be had, for parcels: a way without a row can be had everywhere. Couriers collect cash in Greece only.
create table payment_country (
  payment_type_id integer not null references payment_type,
  country_id      integer not null references country,
  primary key (payment_type_id, country_id)
);
insert into payment_country (payment_type_id, country_id)
select p.id, c.id from payment_type p, country c where p.code = 'cash_on_delivery' and c.iso = 'GR';

-- Order numbers are a permutation of 1, 2, 3… under this key: a number says nothing of how many orders there are.
create table order_code_key (key text not null);
create unique index order_code_key_once on order_code_key ((true));
insert into order_code_key select replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
