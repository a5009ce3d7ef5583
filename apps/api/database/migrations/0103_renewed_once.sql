-- A product whose own row this transaction has written is another one by its xmin already: an import of new products leaves
-- out a row for each of them.
create or replace function renew_products(product_ids integer[]) returns void language sql as $$
  insert into product_renewal (product_id, renewed_by)
  select distinct listed.id, pg_current_xact_id() from unnest(product_ids) listed (id)
  where not exists (select from product p where p.id = listed.id and p.xmin = pg_current_xact_id()::xid)
  order by listed.id
  on conflict (product_id) do update set renewed_by = excluded.renewed_by
    where product_renewal.renewed_by <> excluded.renewed_by
$$;
