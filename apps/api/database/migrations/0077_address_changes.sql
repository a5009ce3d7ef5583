-- That a buyer changed where an order goes, and what of the address. What stood there before is not kept.
create table order_address_change (
  id       bigint generated always as identity primary key,
  order_id bigint not null references customer_order,
  at       timestamptz not null,
  fields   text[] not null check (cardinality(fields) > 0)
);
create index order_address_change_order on order_address_change (order_id);
