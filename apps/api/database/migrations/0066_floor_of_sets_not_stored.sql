-- The floor of a set is worked out on the day on which it is asked for: nothing reads the stored one any more. A price that is
-- too low is still raised where it is written, and a set is protected until the last day of its parts.

create or replace function follow_parts() returns trigger language plpgsql as $$
declare
  quickest text;
  slowest text;
  lowest integer;
  least integer;
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
    least := set_floor(new.id);
    new.price_protected_until := case when least is not null then (
      select max(e.price_protected_until) from product_part pp join product e on e.id = pp.part_id
      where pp.product_id = new.id and e.publisher_price_cents is not null) end;
    if new.price_cents > 0 then new.price_cents := greatest(new.price_cents, least); end if;
  end if;
  return new;
end $$;

alter table product
  drop constraint product_check,
  drop constraint product_parts_floor,
  drop column parts_floor_cents,
  add constraint product_check
    check (price_protected_until is null or publisher_price_cents is not null or kind = 'bundle');
