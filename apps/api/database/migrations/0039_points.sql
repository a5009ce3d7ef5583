-- Loyalty points. An entry says why points moved and is never changed; what is earned lies in a lot until its last day; movements
-- say how many points an entry put into a lot or took out of it. What is left in a lot is the sum of its movements.

create table points_entry (
  id          bigint generated always as identity primary key,
  customer_id integer not null references customer,
  -- which kinds there are, the program says
  kind        text not null check (length(kind) between 1 and 40),
  -- what it is about: one kind moves points for one cause once
  cause       text not null check (length(cause) between 1 and 100),
  -- whether it moves points that can be used or points that are pending
  state       text not null check (state in ('PendingPoints', 'ApprovedPoints')),
  points      integer not null check (points <> 0),
  -- how much of it moved a debt instead of a lot: above zero what could not be taken, below zero what was earned and settled it
  debt        integer not null default 0,
  order_id    bigint references customer_order,
  at          timestamptz not null,
  constraint points_entry_cause unique (kind, cause),
  constraint points_entry_debt check (debt = 0 or (sign(debt) = -sign(points) and abs(debt) <= abs(points)))
);
create index points_entry_customer on points_entry (customer_id, id desc);
create index points_entry_owed on points_entry (customer_id) where debt <> 0;
create index points_entry_order on points_entry (order_id) where order_id is not null;

create table points_lot (
  id          bigint generated always as identity primary key,
  customer_id integer not null references customer,
  -- what earned it
  entry_id    bigint not null unique references points_entry on delete cascade,
  state       text not null check (state in ('PendingPoints', 'ApprovedPoints')),
  points      integer not null check (points > 0),
  remaining   integer not null default 0,
  -- on which its points can be used for the last time, in Athens
  last_day    date,
  -- when its owner was told that it will expire
  notified_at timestamptz,
  constraint points_lot_remaining check (remaining between 0 and points),
  constraint points_lot_last_day check ((state = 'PendingPoints') = (last_day is null))
);
create index points_lot_customer on points_lot (customer_id) where remaining > 0;
create index points_lot_pending on points_lot (id) where remaining > 0 and state = 'PendingPoints';
create index points_lot_open_until on points_lot (last_day) where remaining > 0;

create table points_movement (
  entry_id bigint not null references points_entry on delete cascade,
  lot_id   bigint not null references points_lot on delete cascade,
  change   integer not null check (change <> 0),
  primary key (entry_id, lot_id)
);
create index points_movement_lot on points_movement (lot_id);

create function move_points() returns trigger language plpgsql as $$
begin
  update points_lot l set remaining = l.remaining + new.change
  from points_entry e where l.id = new.lot_id and e.id = new.entry_id and e.customer_id = l.customer_id;
  if not found then
    raise exception 'entry % moves points of another customer', new.entry_id using errcode = 'check_violation';
  end if;
  return null;
end $$;
create trigger points_movement_moves after insert on points_movement for each row execute function move_points();

-- Rows are never changed, except what a movement leaves in its lot and until when that can be used. They are deleted with the account.
create trigger points_entry_append_only before update on points_entry for each row execute function refuse_change();
create trigger points_movement_append_only before update on points_movement for each row execute function refuse_change();
create trigger points_movement_kept before delete on points_movement
  for each row when (pg_trigger_depth() = 0) execute function refuse_change();
create trigger points_lot_fixed before update on points_lot
  for each row when ((old.customer_id, old.entry_id, old.state, old.points) is distinct from (new.customer_id, new.entry_id, new.state, new.points)
    or (old.remaining <> new.remaining and pg_trigger_depth() = 0))
  execute function refuse_change();

create function keep_points() returns trigger language plpgsql as $$
begin
  if exists (select from customer where id = old.customer_id and delete_at is not null) then
    return old;
  end if;
  raise exception 'points of customer % are deleted with the account only', old.customer_id using errcode = 'check_violation';
end $$;
create trigger points_entry_kept before delete on points_entry for each row execute function keep_points();
create trigger points_lot_kept before delete on points_lot for each row execute function keep_points();

-- At the end of the transaction, when its movements are there.
create function check_points_entry() returns trigger language plpgsql as $$
declare
  entry points_entry;
begin
  if tg_table_name = 'points_entry' then
    entry := new;
  else
    select * into entry from points_entry where id = new.entry_id;
  end if;
  if entry.points + entry.debt is distinct from (
    select coalesce(sum(m.change), 0) from points_movement m join points_lot l on l.id = m.lot_id
    where m.entry_id = entry.id and l.state = entry.state) then
    raise exception 'entry % is not the sum of its movements', entry.id using errcode = 'check_violation';
  end if;
  if (select sum(debt) from points_entry where customer_id = entry.customer_id and debt <> 0) < 0 then
    raise exception 'customer % settled more than was owed', entry.customer_id using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger points_entry_adds_up after insert on points_entry
  deferrable initially deferred for each row execute function check_points_entry();
create constraint trigger points_movement_adds_up after insert on points_movement
  deferrable initially deferred for each row execute function check_points_entry();

-- For those whose birthday it is.
create index customer_birthday on customer ((extract(month from birth_date)), (extract(day from birth_date)))
  where birth_date is not null;
