-- Processes keep in memory what lists show of a product until the log says that it has changed: so the log says it of all that
-- they show. A series is named on the cover that is drawn of its books.
create function tell_series() returns trigger language plpgsql as $$
begin
  perform log_change('product:' || id) from product where series_id = new.id;
  return null;
end $$;
create trigger tell_series after update of name_el, name_en on series for each row
  when (not is_bulk() and (old.name_el, old.name_en) is distinct from (new.name_el, new.name_en)) execute function tell_series();
create trigger tell_series_bulk after update on series for each statement when (is_bulk()) execute function tell_catalogue();

-- Prices follow the product's row; those of other times are only ever added by hand.
create trigger tell_parts_insert after insert on price_history referencing new table as changed_parts
  for each statement when (pg_trigger_depth() = 0 and not is_bulk()) execute function tell_parts();

-- The shop takes products off sale and keeps them; by hand they may also be deleted, and their copies.
create function tell_deleted_products() returns trigger language plpgsql as $$
begin
  insert into change_log (tag)
  select topic || id from deleted_products cross join (values ('product:'), ('stock:')) topics (topic)
  union all select 'listings' where exists (select from deleted_products);
  return null;
end $$;
create trigger tell_delete after delete on product referencing old table as deleted_products
  for each statement execute function tell_deleted_products();

create function tell_deleted_stock() returns trigger language plpgsql as $$
begin
  insert into change_log (tag)
  select distinct topic || product_id from deleted_stock cross join (values ('product:'), ('stock:')) topics (topic)
  union all select 'listings' where exists (select from deleted_stock);
  return null;
end $$;
create trigger tell_stock_delete after delete on stock referencing old table as deleted_stock
  for each statement execute function tell_deleted_stock();
