-- A buyer may pay an order that waits for its payment in another way. An attempt knows which one it was begun for.
create table order_payment_change (
  id           bigint generated always as identity primary key,
  order_id     bigint not null references customer_order,
  from_type_id integer not null references payment_type,
  to_type_id   integer not null references payment_type,
  at           timestamptz not null
);
create index order_payment_change_order on order_payment_change (order_id, at);
create trigger order_payment_change_append_only before update or delete on order_payment_change
  for each row execute function refuse_change();

alter table payment_attempt add column payment_type_id integer references payment_type;
