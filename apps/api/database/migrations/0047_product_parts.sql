-- Groups and sets follow their parts: how they are supplied, what a group costs, how many copies of a set there are.

-- From the quickest to what cannot be had: `supplyPolicies` of the domain.
create function supply_rank(policy text) returns integer immutable language sql as $$
  select array_position(array['stock', 'warehouse', 'days_1_3', 'days_2_5', 'days_4_7', 'days_over_7', 'pre_order', 'coming_soon',
    'to_order', 'out_of_print', 'not_available'], policy)
$$;

-- Each part as it can be had now; `copies`: of its form where the set names one, else all.
create view part_offer as
select pp.product_id, pp.position, pp.part_id, pp.dimension_id, pp.quantity, e.price_cents, e.active, e.delivery_band,
  case when e.active and not e.held_back then e.availability else 'not_available' end as supply,
  coalesce((select sum(s.quantity) from stock s
    where s.product_id = pp.part_id and (pp.dimension_id is null or s.dimension_id = pp.dimension_id)), 0)::int as copies
from product_part pp join product e on e.id = pp.part_id;

create function set_copies(set_id integer) returns integer stable language sql as $$
  select coalesce(min(copies / quantity), 0) from part_offer where product_id = set_id
$$;
-- As the quickest of its parts that can be bought, else as the quickest.
create function group_supply(group_id integer) returns text stable language sql as $$
  select coalesce((
    select supply from part_offer where product_id = group_id
    order by copies > 0 and supply_rank(supply) <= supply_rank('days_over_7') desc, supply_rank(supply) limit 1), 'not_available')
$$;
create function group_copies(group_id integer) returns integer stable language sql as $$
  select coalesce(sum(copies), 0)::int from part_offer where product_id = group_id and supply = group_supply(group_id)
$$;

-- Whole sets in each branch; `branch_id` 0: those whose parts stand in different ones.
create view set_stock as
with in_branch as (
  select pp.product_id, b.id as branch_id, min(coalesce(s.copies, 0) / pp.quantity)::int as quantity
  from product_part pp join product p on p.id = pp.product_id and p.kind = 'bundle'
  cross join branch b
  cross join lateral (
    select sum(quantity) as copies from stock
    where product_id = pp.part_id and branch_id = b.id and (pp.dimension_id is null or dimension_id = pp.dimension_id)) s
  group by pp.product_id, b.id)
select product_id, branch_id, quantity from in_branch
union all
select product_id, 0, set_copies(product_id) - sum(quantity)::int from in_branch group by product_id;

-- No statement sets them otherwise.
create function follow_parts() returns trigger language plpgsql as $$
declare
  quickest text;
  slowest text;
  lowest integer;
begin
  select (array_agg(supply order by supply_rank(supply)))[1], (array_agg(supply order by supply_rank(supply) desc))[1],
    coalesce(min(price_cents) filter (where price_cents > 0 and supply not in ('out_of_print', 'not_available')),
      min(price_cents) filter (where price_cents > 0 and active))
  into quickest, slowest, lowest
  from part_offer where product_id = new.id;
  if new.kind = 'grouped' then
    new.price_cents := coalesce(lowest, new.price_cents);
    new.availability := case when new.price_cents > 0 then coalesce(quickest, 'not_available') else 'not_available' end;
  else
    new.availability := coalesce(slowest, 'not_available');
    new.delivery_band := (
      select delivery_band from part_offer
      where product_id = new.id and supply = slowest and delivery_band is not null
      order by array_position(array['1-4', '1-5', '2-6', '4-10', '5-12', '6-14', '10-30', '15-25', '4-7w'], delivery_band) desc limit 1);
  end if;
  return new;
end $$;
create trigger follow_parts before insert or update on product
  for each row when (new.kind in ('grouped', 'bundle')) execute function follow_parts();

-- Writing them is enough: the trigger above does the rest, and those that tell of a changed product.
create function refresh_owners(ids integer[]) returns void language sql as $$
  update product set availability = availability
  where id in (select id from product where id = any(ids) order by id for no key update)
$$;

create function refresh_owners_of_products() returns trigger language plpgsql as $$
declare
  owners integer[];
begin
  select array_agg(distinct pp.product_id) into owners
  from products_after a join products_before b using (id) join product_part pp on pp.part_id = a.id
  where (a.price_cents, a.availability, a.delivery_band, a.active, a.held_back)
    is distinct from (b.price_cents, b.availability, b.delivery_band, b.active, b.held_back);
  if owners is not null then perform refresh_owners(owners); end if;
  return null;
end $$;
create trigger refresh_owners after update on product
  referencing old table as products_before new table as products_after
  for each statement execute function refresh_owners_of_products();

create function refresh_owners_of_parts() returns trigger language plpgsql as $$
begin
  perform refresh_owners(array(select distinct product_id from changed_parts));
  return null;
end $$;
create trigger refresh_owners_insert after insert on product_part referencing new table as changed_parts
  for each statement execute function refresh_owners_of_parts();
create trigger refresh_owners_delete after delete on product_part referencing old table as changed_parts
  for each statement execute function refresh_owners_of_parts();
create trigger refresh_owners_update after update on product_part referencing new table as changed_parts
  for each statement execute function refresh_owners_of_parts();

-- Parts are products in the narrow sense: no group, set or gift box is in another, and none holds a gift card.
create function check_part() returns trigger language plpgsql as $$
begin
  if not exists (select from product where id = new.product_id and kind in ('grouped', 'bundle')) then
    raise exception 'product % has no parts', new.product_id using errcode = 'check_violation';
  elsif not exists (select from product where id = new.part_id and kind = 'product') then
    raise exception 'product % is part of no other', new.part_id using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger check_part before insert or update on product_part for each row execute function check_part();

create function keep_kind_of_parts() returns trigger language plpgsql as $$
begin
  if exists (select from product_part where product_id = new.id or part_id = new.id) then
    raise exception 'product % is, or has, a part', new.id using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger keep_kind_of_parts before update of kind on product
  for each row when (new.kind <> old.kind) execute function keep_kind_of_parts();

-- The lowest price of several products is no price that falls: a group has no history of prices.
create or replace function record_new_prices() returns trigger language plpgsql as $$
begin
  insert into price_history (product_id, price_cents, valid_from)
  select id, price_cents, created_at from new_products where price_cents > 0 and kind <> 'grouped';
  return null;
end $$;
create or replace function record_changed_prices() returns trigger language plpgsql as $$
begin
  insert into price_history (product_id, price_cents, valid_from)
  select after.id, after.price_cents, clock_timestamp() from products_after after join products_before before using (id)
  where after.price_cents <> before.price_cents and after.price_cents > 0 and after.kind <> 'grouped';
  return null;
end $$;

-- What has these products as parts.
create function owners_of(part_ids integer[]) returns setof integer stable language sql as $$
  select distinct product_id from product_part where part_id = any(part_ids)
$$;

-- Copies of a part are copies of its sets: a list's word for them changes with the last few, too.
create or replace function tell_copies(product_ids integer[], changes bigint[], branches_changed boolean) returns void
language plpgsql as $$
declare
  few constant integer := 4;
begin
  with changed as (select * from unnest(product_ids, changes) as changed (product_id, change)),
  with_few as (
    select c.product_id from changed c
    cross join lateral (select sum(quantity) as copies from stock s where s.product_id = c.product_id) held
    where least(held.copies, held.copies - c.change) <= few),
  owners as (
    select o.product_id, bool_or(least(o.copies, o.copies - c.change) / o.quantity <= few) as has_few
    from changed c join part_offer o on o.part_id = c.product_id group by o.product_id)
  insert into change_log (tag)
  select 'stock:' || product_id from changed
  union all select 'product:' || product_id from with_few
  union all select 'stock:' || product_id from owners
  union all select 'product:' || product_id from owners where has_few
  union all select 'listings'
    where branches_changed or exists (select from with_few) or exists (select from owners where has_few);
end $$;

-- A set of two copies is no longer in a branch that has one.
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
      bool_or((now.quantity = 0) <> (before.quantity = 0) or exists (
        select from product_part pp where pp.part_id = now.product_id and pp.quantity > 1
          and (now.quantity < pp.quantity) <> (before.quantity < pp.quantity))) as branches_changed,
      bool_or(now.quantity > before.quantity) as has_arrived
    from changed_stock now join stock_before before using (id) group by now.product_id) changed;
  if product_ids is null then return null; end if;
  perform tell_copies(product_ids, changes, branches_changed);
  if arrived is not null then perform enqueue_arrivals(arrived); end if;
  return null;
end $$;

create or replace function enqueue_arrivals(product_ids integer[]) returns void language plpgsql as $$
begin
  insert into outbox (topic, payload)
  select 'stock.returned', jsonb_build_object('productId', product_id)
  from (select unnest(product_ids) as product_id union select owners_of(product_ids)) arrived
  where exists (select from stock_notice n where n.product_id = arrived.product_id and n.status = 'confirmed')
  order by product_id;
end $$;

create or replace function tell_arrival() returns trigger language plpgsql as $$
begin
  perform enqueue_arrivals(array(select distinct product_id from changed_stock where quantity > 0));
  return null;
end $$;
