-- Who made each move of an order, and why: codes, as rows are only ever added and free text might be about people. The first
-- row, which is the placing, has neither, nor have rows from before.
alter table order_status_change
  add column actor  text check (actor in ('customer', 'tool', 'staff', 'system')),
  add column source text check (source ~ '^[a-z0-9_.:-]{1,60}$'),
  add column reason text check (reason ~ '^[a-z_]{1,40}$');

-- Money that is owed to the buyer of an order that came to nothing: gift cards and points come back at once and are not in it.
create table order_refund (
  order_id   bigint primary key references customer_order,
  cents      integer not null check (cents > 0),
  due_at     timestamptz not null,
  settled_at timestamptz check (settled_at >= due_at)
);
create index order_refund_due on order_refund (due_at) where settled_at is null;
