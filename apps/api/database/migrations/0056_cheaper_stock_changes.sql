-- What follows from sold copies is planned once. With the arrays as they come, it was planned anew for each order, which took
-- longer than all that it does: `(select …)` keeps the plan from depending on how many products there are.

-- Copies of a part are copies of its sets: a list's word for them changes with the last few, too.
create or replace function tell_copies(product_ids integer[], changes bigint[], branches_changed boolean) returns void
language plpgsql as $$
declare
  few constant integer := 4;
begin
  with changed as (select * from unnest((select product_ids), (select changes)) as changed (product_id, change)),
  concerned as (
    select c.product_id, least(held.copies, held.copies - c.change) <= few as has_few
    from changed c
    cross join lateral (select sum(quantity) as copies from stock s where s.product_id = c.product_id) held
    union all
    select o.product_id, bool_or(least(o.copies, o.copies - c.change) / o.quantity <= few)
    from changed c join part_offer o on o.part_id = c.product_id group by o.product_id)
  insert into change_log (tag)
  select 'stock:' || product_id from concerned
  union all select 'product:' || product_id from concerned where has_few
  union all select 'listings' where branches_changed or exists (select from concerned where has_few);
end $$;
