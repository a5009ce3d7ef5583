-- Books that come in from outside: which record of which sender a product was made from, how far an import has come, and what
-- a title without a price or a category of certain books only means.

-- The same record again finds its product, and one that is not newer or not different changes nothing.
create table product_source (
  sender      text collate "C" not null,
  reference   text collate "C" not null,
  product_id  integer not null references product,
  -- of the facts that were read from the record
  record_hash text not null,
  sent_at     timestamptz,
  -- the sender has taken it back, and may send it again
  withdrawn   boolean not null default false,
  primary key (sender, reference)
);

-- One row for each time somebody imported a file. What was interrupted goes on from where it was.
create table import_run (
  id            bigint generated always as identity primary key,
  file_name     text not null,
  -- of the file's bytes and of what was asked of it
  file_identity text not null,
  status        text not null check (status in ('running', 'finished', 'broken')),
  -- records of the file that are settled
  position      integer not null default 0 check (position >= 0),
  -- of each outcome, how many
  counts        jsonb not null default '{}',
  began_at      timestamptz not null,
  ended_at      timestamptz
);
create index import_run_file on import_run (file_identity, id desc);

-- Numbers for what has no ISBN: GS1's prefixes for use inside one shop.
create sequence in_store_number;

-- Which books a category is for, where several have the same subject: null is for all.
alter table category
  add column text_language text check (text_language in ('el', 'en')),
  add column origin text check (origin in ('greek', 'translated')),
  add column age_from integer check (age_from between 0 and 99),
  add column age_to integer check (age_to >= age_from),
  add check ((age_from is null) = (age_to is null));

-- Series are recognised by their name within a house.
alter table series
  add column publisher_id integer references publisher,
  add column match_key text not null default '';
update series set
  publisher_id = (select min(p.publisher_id) from product p where p.series_id = series.id having count(distinct p.publisher_id) = 1),
  match_key = btrim(regexp_replace(translate(
    regexp_replace(lower(normalize(name_el, NFKD)), '[\u0300-\u036f''’]', '', 'g'),
    'ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩς', 'αβγδεζηθικλμνξοπρστυφχψωσ'), '[^a-z0-9α-ω]+', ' ', 'g'));
create index series_match on series (match_key);

-- A price that nobody knows yet is nought, and then the title cannot be bought, only asked for.
alter table product drop constraint product_price_cents_check;
alter table product add constraint product_price_cents_check check (
  price_cents > 0
  or (price_cents = 0 and availability in ('to_order', 'pre_order', 'coming_soon', 'out_of_print', 'not_available')));

-- One statement writes the history of all the prices it set: row by row costs an import a third of its time. A price that
-- nobody knows is no price and has no history.
create function record_new_prices() returns trigger language plpgsql as $$
begin
  insert into price_history (product_id, price_cents, valid_from)
  select id, price_cents, created_at from new_products where price_cents > 0;
  return null;
end $$;
create function record_changed_prices() returns trigger language plpgsql as $$
begin
  insert into price_history (product_id, price_cents, valid_from)
  select after.id, after.price_cents, clock_timestamp() from products_after after join products_before before using (id)
  where after.price_cents <> before.price_cents and after.price_cents > 0;
  return null;
end $$;
drop trigger product_price on product;
drop function record_price();
create trigger product_price after insert on product referencing new table as new_products
  for each statement execute function record_new_prices();
create trigger product_price_change after update on product
  referencing old table as products_before new table as products_after
  for each statement execute function record_changed_prices();

-- An import announces itself now and then, not with every few hundred records.
create or replace function tell_catalogue() returns trigger language plpgsql as $$
begin
  if coalesce(current_setting('stoa.quiet', true), '') <> 'on' then
    perform pg_notify('stoa_changed', 'catalogue');
  end if;
  return null;
end $$;

-- What an import writes it has indexed itself a moment later.
create or replace function tell_search() returns trigger language plpgsql as $$
begin
  if coalesce(current_setting('stoa.quiet', true), '') <> 'on' then perform pg_notify('stoa_search', ''); end if;
  return null;
end $$;

-- A large import counts the titles of people and houses once, at its end, and not with every few hundred records: a person's
-- counts stand in five indexes, and are written once instead of with each of the person's books. Until then they wait here.
create table count_pending (
  kind      text not null check (kind in ('contributor', 'publisher')),
  reference integer not null,
  primary key (kind, reference)
);

create function counts_later() returns boolean stable language sql as $$
  select coalesce(current_setting('stoa.count_later', true), '') = 'on'
$$;

create function note_added_credits() returns trigger language plpgsql as $$
begin
  insert into count_pending (kind, reference)
  select distinct 'contributor', contributor_id from added_credits on conflict do nothing;
  return null;
end $$;
create function note_removed_credits() returns trigger language plpgsql as $$
begin
  insert into count_pending (kind, reference)
  select distinct 'contributor', contributor_id from removed_credits on conflict do nothing;
  return null;
end $$;
create function note_added_products() returns trigger language plpgsql as $$
begin
  insert into count_pending (kind, reference)
  select distinct 'publisher', publisher_id from added_products on conflict do nothing;
  return null;
end $$;
create function note_changed_products() returns trigger language plpgsql as $$
begin
  insert into count_pending (kind, reference)
  select 'publisher', house.id from products_after a join products_before b using (id)
  cross join lateral (values (a.publisher_id), (b.publisher_id)) house (id)
  where a.active <> b.active or a.publisher_id <> b.publisher_id
  union
  select 'contributor', pc.contributor_id from products_after a join products_before b using (id)
  join product_contributor pc on pc.product_id = a.id
  where a.active <> b.active
  on conflict do nothing;
  return null;
end $$;

drop trigger count_credits_insert on product_contributor;
drop trigger count_credits_delete on product_contributor;
drop trigger count_products_insert on product;
drop trigger count_products_update on product;
create trigger count_credits_insert after insert on product_contributor referencing new table as added_credits
  for each statement when (not counts_later()) execute function count_added_credits();
create trigger count_credits_delete after delete on product_contributor referencing old table as removed_credits
  for each statement when (not counts_later()) execute function count_removed_credits();
create trigger count_products_insert after insert on product referencing new table as added_products
  for each statement when (not counts_later()) execute function count_added_products();
create trigger count_products_update after update on product
  referencing old table as products_before new table as products_after
  for each statement when (not counts_later()) execute function count_changed_products();
create trigger note_credits_insert after insert on product_contributor referencing new table as added_credits
  for each statement when (counts_later()) execute function note_added_credits();
create trigger note_credits_delete after delete on product_contributor referencing old table as removed_credits
  for each statement when (counts_later()) execute function note_removed_credits();
create trigger note_products_insert after insert on product referencing new table as added_products
  for each statement when (counts_later()) execute function note_added_products();
create trigger note_products_update after update on product
  referencing old table as products_before new table as products_after
  for each statement when (counts_later()) execute function note_changed_products();
