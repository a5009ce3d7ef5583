-- Orders whose buyers were told that they are later than was promised; once for an order.
create table order_delay (
  order_id bigint primary key references customer_order,
  told_at  timestamptz not null
);

-- Orders are written in the order of their days, more or less.
create index customer_order_delivery on customer_order using brin (delivery_to);
