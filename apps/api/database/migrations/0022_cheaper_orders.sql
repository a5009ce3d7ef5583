-- An order is written with fewer and cheaper checks; what the database guarantees stays, or grows.

-- No transition leads back to pending, so that an order is pending once, at its beginning. That an index can say for less than the
-- trigger, which is left for the steps that follow.
create unique index order_status_change_first on order_status_change (order_id) where status = 0;
drop trigger order_status_change_legal on order_status_change;
create trigger order_status_change_legal before insert on order_status_change
  for each row when (new.status <> 0) execute function check_transition();

-- A line costs what its goods cost, with the adjustments of the line: promotions lower it. An order's lines are checked with the
-- order; a line that is changed later, or comes later and is not just its goods, is checked by itself.
do $$
declare
  line_total text;
begin
  select conname into strict line_total from pg_constraint
  where conrelid = 'order_line'::regclass and contype = 'c'
    and pg_get_constraintdef(oid) like '%total_cents = (quantity * unit_price_cents)%';
  execute format('alter table order_line drop constraint %I', line_total);
end $$;
alter table order_line add constraint order_line_total_cents_check check (total_cents >= 0);

create function check_order_line() returns trigger language plpgsql as $$
begin
  if new.total_cents <> new.quantity * coalesce(new.unit_prior_cents, new.unit_price_cents) + coalesce((
    select sum(cents) from order_adjustment where order_id = new.order_id and line = new.position), 0) then
    raise exception 'line % of order % does not add up', new.position, new.order_id using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger order_line_adds_up
  after insert or update of position, quantity, unit_price_cents, unit_prior_cents, total_cents on order_line
  deferrable initially deferred for each row
  when (new.total_cents <> new.quantity * new.unit_price_cents) execute function check_order_line();

-- Every line, and the whole, in one query. An order of the previous release brings no adjustments, and is looked at again with them.
create or replace function check_order_total() returns trigger language plpgsql as $$
declare
  adds_up boolean;
  adjusted boolean;
begin
  for attempt in 1..2 loop
    select coalesce(sum(due), 0) = new.total_cents and coalesce(bool_and(line is null or due = total), true),
      coalesce(bool_or(is_adjusted), false)
    into adds_up, adjusted
    from (
      select line, sum(cents) as due, sum(line_total) as total, bool_or(is_adjustment) as is_adjusted
      from (
        select position as line, quantity * coalesce(unit_prior_cents, unit_price_cents) as cents, total_cents as line_total,
          false as is_adjustment
        from order_line where order_id = new.id
        union all
        select line, cents, 0, true from order_adjustment where order_id = new.id) part
      group by line) place;
    exit when adjusted or tg_op <> 'INSERT' or attempt = 2;
    perform order_adjustments_from_columns(new.id);
  end loop;
  if not adds_up then
    raise exception 'order % does not add up to its total', new.id using errcode = 'check_violation';
  end if;
  return null;
end $$;

-- An insert of no rows wakes nobody.
create or replace function tell_outbox() returns trigger language plpgsql as $$
begin
  insert into change_log (tag) values ('outbox');
  return null;
end $$;
drop trigger tell_outbox on outbox;
create trigger tell_outbox after insert on outbox for each row execute function tell_outbox();

-- All tags of changed copies in one statement.
create or replace function tell_copies(product_ids integer[], changes bigint[], branches_changed boolean) returns void
language plpgsql as $$
declare
  few constant integer := 4;
begin
  with changed as (select * from unnest(product_ids, changes) as changed (product_id, change)),
  with_few as (
    select c.product_id from changed c
    cross join lateral (select sum(quantity) as copies from stock s where s.product_id = c.product_id) held
    where least(held.copies, held.copies - c.change) <= few)
  insert into change_log (tag)
  select 'stock:' || product_id from changed
  union all select 'product:' || product_id from with_few
  union all select 'listings' where branches_changed or exists (select from with_few);
end $$;

-- Copies that are sold bring nothing back: only where there are more than before somebody may have waited for them. What is
-- changed in bulk is told by the trigger that it had.
create function enqueue_arrivals(product_ids integer[]) returns void language plpgsql as $$
begin
  insert into outbox (topic, payload)
  select 'stock.returned', jsonb_build_object('productId', product_id) from unnest(product_ids) as arrived (product_id)
  where exists (select from stock_notice n where n.product_id = arrived.product_id and n.status = 'confirmed')
  order by product_id;
end $$;

create or replace function tell_stock_change() returns trigger language plpgsql as $$
declare
  product_ids integer[];
  changes bigint[];
  branches_changed boolean;
  arrived integer[];
begin
  select array_agg(changed.product_id), array_agg(changed.change), bool_or(changed.branches_changed),
    array_agg(changed.product_id) filter (where changed.has_arrived)
  into product_ids, changes, branches_changed, arrived
  from (
    select now.product_id, sum(now.quantity - before.quantity) as change,
      bool_or((now.quantity = 0) <> (before.quantity = 0)) as branches_changed,
      bool_or(now.quantity > before.quantity) as has_arrived
    from changed_stock now join stock_before before using (id) group by now.product_id) changed;
  if product_ids is null then return null; end if;
  perform tell_copies(product_ids, changes, branches_changed);
  if arrived is not null then perform enqueue_arrivals(arrived); end if;
  return null;
end $$;
drop trigger tell_arrival_update on stock;
create trigger tell_arrival_update after update on stock referencing new table as changed_stock
  for each statement when (is_bulk()) execute function tell_arrival();

-- Who follows the log lets the database look into it while nothing changes: that costs a fraction of a query that comes and goes.
-- Both looks name the order of the index, which is then used whatever the planner thinks of the position.
create function wait_for_changes(after xid8, running xid8[], every_ms integer, most_ms integer) returns void language plpgsql as $$
declare
  until constant timestamptz := clock_timestamp() + most_ms * interval '1 ms';
begin
  loop
    exit when (select tx from change_log order by tx desc limit 1) >= after;
    if running <> '{}' then
      exit when (select tx from change_log where tx = any(running) order by tx limit 1) is not null;
    end if;
    exit when clock_timestamp() >= until;
    perform pg_sleep(every_ms / 1000.0);
  end loop;
end $$;
