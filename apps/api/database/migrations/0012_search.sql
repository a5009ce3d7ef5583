-- What the shop is searched by. The keys are made by packages/domain/src/search, when a product is written and when a reader
-- types; the database only compares them, so that its locale and its text search configuration make no difference.

create table search_doc (
  product_id   integer primary key references product on delete cascade,
  -- ln(1 + copies sold lately)
  popularity   real not null,
  -- words of the title that count
  title_length smallint not null check (title_length > 0),
  -- the words that results are ranked by, a line for each title, for each form of an author's name, and for everything else
  titles       text not null,
  people       text not null,
  others       text not null,
  -- how each word sounds, and behind a point its stem; title A, authors B, other titles C, everything else D
  tsv          tsvector not null
);
create index search_doc_tsv on search_doc using gin (tsv) with (fastupdate = off);
create index search_doc_popularity on search_doc (popularity desc, product_id);

-- Whole titles without their small words: a title that is typed in full is found among a hundred thousand that hold its words.
create table search_title (
  product_id integer not null references product on delete cascade,
  key        text collate "C" not null
);
create index search_title_key on search_title (key);
create index search_title_product on search_title (product_id);

-- Every word that stands in a product, with each way it may be read.
create table search_term (
  literal   text collate "C" not null,
  skeleton  text collate "C" not null,
  stem      text collate "C" not null,
  -- as it stands in a title or name, with accents
  display   text not null,
  -- in how many products
  frequency integer not null,
  primary key (literal, skeleton)
);
create index search_term_skeleton on search_term (skeleton);
create index search_term_stem on search_term (stem);
create index search_term_near on search_term using gin (skeleton gin_trgm_ops);

-- What is suggested beside titles while somebody types.
create table suggestion (
  kind       text not null check (kind in ('author', 'category', 'publisher', 'series')),
  reference  integer not null,
  -- ranked words, a line for each form of the name
  names      text not null,
  popularity real not null,
  tsv        tsvector not null,
  primary key (kind, reference)
);
create index suggestion_tsv on suggestion using gin (tsv) with (fastupdate = off);

-- The best of each kind for beginnings that very many names share; what is not here is few enough to be read from the indexes.
create table suggestion_top (
  prefix    text collate "C" not null,
  kind      text not null check (kind in ('title', 'author', 'category', 'publisher', 'series')),
  reference integer not null,
  primary key (prefix, kind, reference)
);

-- By which rules the keys were made, and when the beginnings were counted.
create table search_state (
  is_only     boolean primary key default true check (is_only),
  key_version integer not null,
  rebuilt_at  timestamptz
);

-- What has changed and waits to be indexed anew by the worker.
create table search_pending (
  kind      text not null check (kind in ('product', 'author', 'category', 'publisher', 'series')),
  reference integer not null,
  primary key (kind, reference)
);
insert into search_pending (kind, reference) select 'product', id from product;
insert into search_pending (kind, reference) select 'category', id from category;

create function tell_search() returns trigger language plpgsql as $$
begin
  perform pg_notify('stoa_search', '');
  return null;
end $$;
create trigger tell_search after insert on search_pending for each statement execute function tell_search();

create function wait_for_index() returns trigger language plpgsql as $$
begin
  insert into search_pending (kind, reference) values (tg_argv[0], new.id) on conflict do nothing;
  return null;
end $$;
create trigger wait_for_index_insert after insert on product
  for each row when (not is_bulk()) execute function wait_for_index('product');
create trigger wait_for_index_update after update on product
  for each row when (not is_bulk() and (old.name_el, old.name_en, old.subtitle, old.original_title, old.publisher_id, old.series_id, old.active)
    is distinct from (new.name_el, new.name_en, new.subtitle, new.original_title, new.publisher_id, new.series_id, new.active))
  execute function wait_for_index('product');
create trigger wait_for_index after insert or update on category
  for each row execute function wait_for_index('category');

-- What hangs on a product.
create function wait_for_part() returns trigger language plpgsql as $$
begin
  insert into search_pending (kind, reference)
  select distinct 'product', product_id from changed_parts on conflict do nothing;
  return null;
end $$;
do $$
declare
  part text;
begin
  foreach part in array array['product_contributor', 'product_attribute'] loop
    execute format('create trigger wait_for_part_insert after insert on %I referencing new table as changed_parts
      for each statement when (not is_bulk()) execute function wait_for_part()', part);
    execute format('create trigger wait_for_part_delete after delete on %I referencing old table as changed_parts
      for each statement when (not is_bulk()) execute function wait_for_part()', part);
    execute format('create trigger wait_for_part_update_new after update on %I referencing new table as changed_parts
      for each statement when (not is_bulk()) execute function wait_for_part()', part);
    execute format('create trigger wait_for_part_update_old after update on %I referencing old table as changed_parts
      for each statement when (not is_bulk()) execute function wait_for_part()', part);
  end loop;
end $$;

-- Another name of a person, house or series is another word in all their books.
create function wait_for_name() returns trigger language plpgsql as $$
begin
  insert into search_pending (kind, reference) values (tg_argv[0], new.id) on conflict do nothing;
  insert into search_pending (kind, reference)
  select 'product', product_id from product_contributor where tg_argv[0] = 'author' and contributor_id = new.id
  union select 'product', id from product where tg_argv[0] = 'publisher' and publisher_id = new.id
  union select 'product', id from product where tg_argv[0] = 'series' and series_id = new.id
  on conflict do nothing;
  return null;
end $$;
create trigger wait_for_name after update on contributor
  for each row when ((old.name_el, old.name_en) is distinct from (new.name_el, new.name_en)) execute function wait_for_name('author');
create trigger wait_for_name after update on publisher
  for each row when ((old.name_el, old.name_en) is distinct from (new.name_el, new.name_en)) execute function wait_for_name('publisher');
create trigger wait_for_name after update on series
  for each row when ((old.name_el, old.name_en) is distinct from (new.name_el, new.name_en)) execute function wait_for_name('series');

create function wait_for_alias() returns trigger language plpgsql as $$
declare
  person integer := coalesce(new.contributor_id, old.contributor_id);
begin
  insert into search_pending (kind, reference)
  select 'product', product_id from product_contributor where contributor_id = person
  union select 'author', person
  on conflict do nothing;
  return null;
end $$;
create trigger wait_for_alias after insert or update or delete on contributor_alias
  for each row when (not is_bulk()) execute function wait_for_alias();

-- Pages of results are dropped when what is found changes.
create trigger tell_search_doc after insert or update or delete on search_doc
  for each statement execute function tell_content('search');

-- Every word of a product stood in one key. Nothing reads it any more; the column goes when no older version runs.
drop index product_search;
alter table product alter column search_key set default '';
