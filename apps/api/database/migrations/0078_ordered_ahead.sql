-- What is ordered before the shop has it: titles that are not out yet, and those that a supplier sends for the order. So
-- many may be ordered as a limit allows; each line has its place among those that wait, in the order of acceptance.

-- The limits of products without one of their own.
create table advance_limit (
  policy text primary key check (policy in ('pre_order', 'to_order')),
  copies integer not null check (copies >= 0)
);
insert into advance_limit values ('pre_order', 200), ('to_order', 50);

-- A product that was ordered ahead, or has a limit of its own.
create table advance_sale (
  product_id integer primary key references product,
  own_limit  integer check (own_limit >= 0),
  -- Places are given from 1 on, and none twice.
  last_place integer not null default 0 check (last_place >= 0),
  -- Copies of places that are neither served nor given up.
  waiting    integer not null default 0 check (waiting >= 0),
  check (waiting <= own_limit)
);

create table advance_place (
  order_line_id bigint primary key references order_line,
  product_id    integer not null references advance_sale,
  dimension_id  integer,
  place         integer not null check (place > 0),
  copies        integer not null check (copies > 0),
  -- Of its copies, those that the line has claimed.
  served        integer not null default 0 check (served >= 0),
  -- The day of publication that the buyer knows.
  release_told  date,
  -- When it was given up, with the order.
  left_at       timestamptz,
  unique (product_id, place),
  check (served <= copies)
);
create index advance_place_waiting on advance_place (product_id, place) where left_at is null and served < copies;

-- Whether copies are there that nobody waits for: what is to be ordered is sold from the stock as long as there are.
create function has_spare_copies(of_product integer) returns boolean stable language sql as $$
  select exists (select from stock where product_id = of_product and quantity > 0)
    and not exists (select from advance_sale where product_id = of_product and waiting > 0)
$$;

-- How many copies may still be ordered ahead; 0 of what is not sold so: without a price, and titles without their day.
create function advance_copies(of_product integer) returns integer stable language sql as $$
  select coalesce((
    select greatest(coalesce(a.own_limit, l.copies) - coalesce(a.waiting, 0), 0)
    from product p join advance_limit l on l.policy = p.availability left join advance_sale a on a.product_id = p.id
    where p.id = of_product and p.kind = 'product' and p.price_cents > 0
      and (p.availability <> 'pre_order' or p.release_date is not null)), 0)
$$;

-- A set takes the copies of its parts: it waits for none.
create or replace function set_copies(set_id integer) returns integer stable language sql as $$
  select coalesce(min(case when supply in ('pre_order', 'to_order') then 0 else copies / quantity end), 0)
  from part_offer where product_id = set_id
$$;

create or replace function group_copies(group_id integer) returns integer stable language sql as $$
  select coalesce(sum(case when supply in ('pre_order', 'to_order') then advance_copies(part_id) else copies end), 0)::int
  from part_offer where product_id = group_id and supply = group_supply(group_id)
$$;

-- Pages and lists follow the last few copies, as they do those in stock.
create function tell_advance_sale() returns trigger language plpgsql as $$
declare
  few constant integer := 4;
  old_limit integer := case when tg_op = 'UPDATE' then old.own_limit end;
  old_waiting integer := case when tg_op = 'UPDATE' then old.waiting else 0 end;
  free integer := advance_copies(new.product_id);
begin
  perform log_change('stock:' || new.product_id);
  if new.own_limit is distinct from old_limit or (new.waiting = 0) <> (old_waiting = 0)
    or least(free, free + new.waiting - old_waiting) <= few then
    perform log_change('product:' || new.product_id), log_change('listings');
  end if;
  return null;
end $$;
create trigger tell_advance_sale after insert or update of own_limit, waiting on advance_sale
  for each row execute function tell_advance_sale();

-- Copies that arrive go to those who wait first.
create or replace function enqueue_arrivals(product_ids integer[]) returns void language plpgsql as $$
begin
  insert into outbox (topic, payload)
  select 'advance.copies', jsonb_build_object('productId', product_id)
  from advance_sale where product_id = any((select product_ids)::integer[]) and waiting > 0 order by product_id;
  insert into outbox (topic, payload)
  select 'stock.returned', jsonb_build_object('productId', product_id)
  from (select unnest(product_ids) as product_id union select owners_of(product_ids)) arrived
  where exists (select from stock_notice n where n.product_id = arrived.product_id and n.status = 'confirmed')
  order by product_id;
end $$;
