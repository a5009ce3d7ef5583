-- Products of carts are kept in memory as long as nothing of them has changed. A change of the product's own row shows in its
-- xmin; of what hangs on it, here: the last transaction that changed any of it.
create table product_renewal (
  product_id integer primary key,
  renewed_by xid8 not null
);

-- in the order of the products: two transactions that renew the same ones do not wait for each other in a circle
create function renew_products(product_ids integer[]) returns void language sql as $$
  insert into product_renewal (product_id, renewed_by)
  select distinct id, pg_current_xact_id() from unnest(product_ids) id order by id
  on conflict (product_id) do update set renewed_by = excluded.renewed_by
    where product_renewal.renewed_by <> excluded.renewed_by
$$;

create function renew_changed_products() returns trigger language plpgsql as $$
begin
  perform renew_products(array(select product_id from changed_parts));
  return null;
end $$;

do $$
declare
  part text;
begin
  foreach part in array array['product_category', 'product_contributor', 'product_attribute', 'product_dimension', 'product_part'] loop
    execute format('create trigger renew_products_insert after insert on %I referencing new table as changed_parts
      for each statement execute function renew_changed_products()', part);
    execute format('create trigger renew_products_delete after delete on %I referencing old table as changed_parts
      for each statement execute function renew_changed_products()', part);
    execute format('create trigger renew_products_update_new after update on %I referencing new table as changed_parts
      for each statement execute function renew_changed_products()', part);
    execute format('create trigger renew_products_update_old after update on %I referencing old table as changed_parts
      for each statement execute function renew_changed_products()', part);
  end loop;
end $$;

-- prices follow the product's row; those of other times are only ever added by hand
create trigger renew_products_insert after insert on price_history referencing new table as changed_parts
  for each statement when (pg_trigger_depth() = 0) execute function renew_changed_products();

create function renew_products_below() returns trigger language plpgsql as $$
begin
  perform renew_products(array(
    select product_id from product_category where category_id in (select descendant_id from changed_branches)));
  return null;
end $$;
create trigger renew_products_insert after insert on category_closure referencing new table as changed_branches
  for each statement execute function renew_products_below();
create trigger renew_products_delete after delete on category_closure referencing old table as changed_branches
  for each statement execute function renew_products_below();
