-- Keys of holds that an order has taken: a call that was sent before the order, and comes after it, holds nothing more.
create table spent_hold (
  key      uuid primary key,
  spent_at timestamptz not null default now()
);
create index spent_hold_age on spent_hold (spent_at);
