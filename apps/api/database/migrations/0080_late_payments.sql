-- The money of an order that was given up without it. Until its copies are claimed again, which may have been sold meanwhile,
-- the order is paid and short.
insert into order_transition (from_status, to_status) values (-1, 6) on conflict do nothing;

create table late_payment (
  order_id   bigint primary key references customer_order,
  paid_at    timestamptz not null,
  claimed_at timestamptz check (claimed_at >= paid_at)
);
create index late_payment_short on late_payment (paid_at) where claimed_at is null;
