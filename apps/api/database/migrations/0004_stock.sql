-- Copies, per branch. The quantity never goes under zero, and always equals the sum of its movements.

create table stock (
  id           integer generated always as identity primary key,
  branch_id    integer not null references branch,
  product_id   integer not null references product,
  dimension_id integer,
  quantity     integer not null default 0 check (quantity >= 0),
  unique nulls not distinct (product_id, dimension_id, branch_id),
  foreign key (product_id, dimension_id) references product_dimension (product_id, id)
);

create table stock_movement (
  id            bigint generated always as identity primary key,
  stock_id      integer not null references stock,
  change        integer not null check (change <> 0),
  reason        text not null check (reason in ('received', 'claimed', 'restored', 'counted')),
  order_line_id bigint,
  at            timestamptz not null default now(),
  check (reason <> 'claimed' or (change < 0 and order_line_id is not null))
);
create index stock_movement_stock on stock_movement (stock_id);
create trigger stock_movement_append_only before update or delete on stock_movement
  for each row execute function refuse_change();
