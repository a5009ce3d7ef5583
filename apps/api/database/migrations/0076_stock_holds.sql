-- Copies that are kept for a buyer in the last step of the checkout. They have left the stock, as claimed ones have, until an
-- order takes them or their time is over. The key is random, and in that browser's cookie.
create table stock_hold (
  key        uuid not null,
  stock_id   integer not null references stock,
  quantity   integer not null check (quantity > 0),
  started_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > started_at),
  primary key (key, stock_id)
);
create index stock_hold_expiry on stock_hold (expires_at);

alter table stock_movement drop constraint stock_movement_reason_check;
alter table stock_movement add constraint stock_movement_reason_check
  check (reason in ('received', 'claimed', 'restored', 'counted', 'damaged', 'held', 'released'));
alter table stock_movement add constraint stock_movement_held
  check (case reason when 'held' then change < 0 when 'released' then change > 0 else true end);
