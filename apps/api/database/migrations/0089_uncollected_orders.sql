-- Orders that wait at a branch to be paid and collected: given up by the shop after their days.
insert into order_transition (from_status, to_status) values (11, -1) on conflict do nothing;

-- Whose buyers were reminded of it; once for an order.
create table collection_reminder (
  order_id bigint primary key references customer_order,
  told_at  timestamptz not null
);
