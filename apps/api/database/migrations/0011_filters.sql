-- What lists are narrowed by, and how whoever keeps lists hears of every change to them.

-- One mechanism for whatever a shop may want to tell of its goods: attributes (language, age, school grade, lesson …), and one
-- each of the kinds status, feature, model and promotion.
create table attribute (
  id          integer generated always as identity primary key,
  code        text not null unique check (code ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(code) <= 60),
  filter_kind text not null check (filter_kind in ('attribute', 'status', 'feature', 'model', 'promotion')),
  name_el     text not null,
  name_en     text,
  position    integer not null
);
create unique index attribute_one_of_a_kind on attribute (filter_kind) where filter_kind <> 'attribute';

create table attribute_value (
  id           integer generated always as identity primary key,
  attribute_id integer not null references attribute,
  code         text not null check (code ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(code) <= 60),
  name_el      text not null,
  name_en      text,
  position     integer not null,
  unique (attribute_id, code)
);

create table product_attribute (
  product_id         integer not null references product,
  attribute_value_id integer not null references attribute_value,
  primary key (product_id, attribute_value_id)
);
create index product_attribute_value on product_attribute (attribute_value_id, product_id);

-- «Σκούρο μπλε» and «Μπλε» are both found under blue.
create table dimension_value (
  id       integer generated always as identity primary key,
  kind     text not null check (kind in ('color', 'size')),
  code     text not null check (code ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(code) <= 60),
  name_el  text not null,
  name_en  text,
  position integer not null,
  unique (kind, code)
);
alter table product_dimension add column value_id integer references dimension_value;
create index product_dimension_product on product_dimension (product_id, position);

alter table product
  add column rating_sum integer not null default 0,
  add column rating_count integer not null default 0 check (rating_count >= 0),
  add check (rating_sum between rating_count and rating_count * 5);
alter table product drop constraint product_binding_check;
alter table product add constraint product_binding_check check (binding in ('paperback', 'hardback', 'pocket', 'board'));

-- A transaction that changes very many products says `set local stoa.bulk = 'on'`. Then one word, 'catalogue', stands for all
-- of it: every page is dropped and every list read anew.
create function is_bulk() returns boolean stable language sql as $$
  select coalesce(current_setting('stoa.bulk', true), '') = 'on'
$$;

create function tell_catalogue() returns trigger language plpgsql as $$
begin
  perform pg_notify('stoa_changed', 'catalogue');
  return null;
end $$;

-- Lists change with everything but the words of a product's own page. A column that comes later counts until it is named here.
create or replace function tell_product() returns trigger language plpgsql as $$
declare
  only_on_its_page constant text[] := array['lead_el', 'lead_en', 'description_el', 'description_en', 'contents_el', 'contents_en',
    'warnings_el', 'warnings_en', 'search_key', 'changed_at', 'subtitle', 'original_title', 'publisher_price_cents',
    'price_protected_until', 'price_protection_basis', 'provider_code', 'height_mm', 'width_mm', 'thickness_mm', 'weight_g',
    'translated_from', 'work_id'];
begin
  perform pg_notify('stoa_changed', 'product:' || new.id);
  perform pg_notify('stoa_changed', 'stock:' || new.id);
  if tg_op = 'INSERT' or to_jsonb(new) - only_on_its_page <> to_jsonb(old) - only_on_its_page then
    perform pg_notify('stoa_changed', 'listings');
  end if;
  return null;
end $$;
drop trigger tell_product on product;
create trigger tell_product after insert or update on product
  for each row when (not is_bulk()) execute function tell_product();
create trigger tell_product_bulk after insert or update on product
  for each statement when (is_bulk()) execute function tell_catalogue();

-- The product's own page shows the copies of each branch; lists show a word, which changes with the last few copies, and the
-- branches where a copy stands.
create function tell_copies(product_ids integer[], changes bigint[], branches_changed boolean) returns void language plpgsql as $$
declare
  few constant integer := 4;
  with_few integer[];
begin
  perform pg_notify('stoa_changed', 'stock:' || id) from unnest(product_ids) id;
  select array_agg(held.product_id) into with_few
  from (select product_id, sum(quantity) as copies from stock where product_id = any(product_ids) group by product_id) held
  join unnest(product_ids, changes) changed (product_id, change) using (product_id)
  where least(held.copies, held.copies - changed.change) <= few;
  perform pg_notify('stoa_changed', 'product:' || id) from unnest(with_few) id;
  if branches_changed or with_few is not null then perform pg_notify('stoa_changed', 'listings'); end if;
end $$;

create or replace function tell_stock() returns trigger language plpgsql as $$
begin
  perform tell_copies(array_agg(product_id), array_agg(change), true)
  from (select product_id, sum(quantity) as change from changed_stock group by product_id) changed;
  return null;
end $$;
create function tell_stock_change() returns trigger language plpgsql as $$
begin
  perform tell_copies(array_agg(product_id), array_agg(change), bool_or(branches_changed))
  from (
    select now.product_id, sum(now.quantity - before.quantity) as change,
      bool_or((now.quantity = 0) <> (before.quantity = 0)) as branches_changed
    from changed_stock now join stock_before before using (id) group by now.product_id) changed;
  return null;
end $$;
drop trigger tell_stock_update on stock;
drop trigger tell_stock_insert on stock;
create trigger tell_stock_update after update on stock referencing old table as stock_before new table as changed_stock
  for each statement when (not is_bulk()) execute function tell_stock_change();
create trigger tell_stock_insert after insert on stock referencing new table as changed_stock
  for each statement when (not is_bulk()) execute function tell_stock();
create trigger tell_stock_bulk after insert or update on stock
  for each statement when (is_bulk()) execute function tell_catalogue();

-- What hangs on a product: its categories, people, attributes and forms.
create function tell_parts() returns trigger language plpgsql as $$
begin
  perform pg_notify('stoa_changed', 'product:' || product_id) from (select distinct product_id from changed_parts) changed;
  if found then perform pg_notify('stoa_changed', 'listings'); end if;
  return null;
end $$;

do $$
declare
  part text;
begin
  foreach part in array array['product_category', 'product_contributor', 'product_attribute', 'product_dimension'] loop
    execute format('create trigger tell_parts_insert after insert on %I referencing new table as changed_parts
      for each statement when (not is_bulk()) execute function tell_parts()', part);
    execute format('create trigger tell_parts_delete after delete on %I referencing old table as changed_parts
      for each statement when (not is_bulk()) execute function tell_parts()', part);
    execute format('create trigger tell_parts_update_new after update on %I referencing new table as changed_parts
      for each statement when (not is_bulk()) execute function tell_parts()', part);
    execute format('create trigger tell_parts_update_old after update on %I referencing old table as changed_parts
      for each statement when (not is_bulk()) execute function tell_parts()', part);
    execute format('create trigger tell_parts_bulk after insert or update or delete on %I
      for each statement when (is_bulk()) execute function tell_catalogue()', part);
  end loop;
end $$;

-- What the values of filters are called, and how they are arranged.
create trigger tell_attribute after insert or update or delete on attribute
  for each statement execute function tell_content('filters');
create trigger tell_attribute_value after insert or update or delete on attribute_value
  for each statement execute function tell_content('filters');
create trigger tell_dimension_value after insert or update or delete on dimension_value
  for each statement execute function tell_content('filters');
create trigger tell_branch after insert or update or delete on branch
  for each statement execute function tell_content('filters');
create trigger tell_category_closure after insert or update or delete on category_closure
  for each statement execute function tell_content('categories');
