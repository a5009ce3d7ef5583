-- Sets can be bought: what the uniform price of the books in them means for their own.

alter table product
  -- of a set with protected parts, kept by its parts: the least that one may cost until price_protected_until
  add column parts_floor_cents integer check (parts_floor_cents > 0),
  add constraint product_parts_floor check (price_cents = 0 or price_cents >= parts_floor_cents),
  drop constraint product_check,
  add constraint product_check check (price_protected_until is null or coalesce(publisher_price_cents, parts_floor_cents) is not null);

-- The floors of a set's parts together, as `setFloor` of the domain; null where the price of none is protected today.
create function set_floor(set_id integer) returns integer stable language sql as $$
  select sum(pp.quantity * ceil(e.publisher_price_cents * 9 / 10.0))::int
  from product_part pp join product e on e.id = pp.part_id
  where pp.product_id = set_id and e.publisher_price_cents is not null
    and e.price_protected_until >= (now() at time zone 'Europe/Athens')::date
$$;

-- As before, and: a set is neither sold nor offered below the floors of its parts. A price that is too low is raised, as
-- the price of a book is when its publisher raises the uniform one.
create or replace function follow_parts() returns trigger language plpgsql as $$
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
    new.parts_floor_cents := set_floor(new.id);
    new.price_protected_until := case when new.parts_floor_cents is not null then (
      select max(e.price_protected_until) from product_part pp join product e on e.id = pp.part_id
      where pp.product_id = new.id and e.publisher_price_cents is not null) end;
    if new.price_cents > 0 then new.price_cents := greatest(new.price_cents, new.parts_floor_cents); end if;
  end if;
  return new;
end $$;

create or replace function refresh_owners_of_products() returns trigger language plpgsql as $$
declare
  owners integer[];
begin
  select array_agg(distinct pp.product_id) into owners
  from products_after a join products_before b using (id) join product_part pp on pp.part_id = a.id
  where (a.price_cents, a.availability, a.delivery_band, a.active, a.held_back, a.publisher_price_cents, a.price_protected_until)
    is distinct from
    (b.price_cents, b.availability, b.delivery_band, b.active, b.held_back, b.publisher_price_cents, b.price_protected_until);
  if owners is not null then perform refresh_owners(owners); end if;
  return null;
end $$;

update product set availability = availability where kind = 'bundle';
