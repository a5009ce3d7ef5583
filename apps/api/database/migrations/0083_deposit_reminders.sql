-- Orders whose buyers were reminded of their deposit; once for an order.
create table deposit_reminder (
  order_id bigint primary key references customer_order,
  told_at  timestamptz not null
);
