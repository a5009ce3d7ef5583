-- The product's page, completed: the editions of one work, pictures, measures, the supplier's own promise, and notices for
-- what cannot be had yet.

-- The same text in several editions: paperback and hardback, the original and its translation. A product without a work
-- stands alone.
create table work (
  id   integer generated always as identity primary key,
  code text not null unique
);

alter table product
  add column work_id integer references work,
  -- the code under which the supplier knows it
  add column provider_code text check (provider_code <> ''),
  -- measures are typed from the book in hand or from its supplier; unknown is null, never nought
  add column height_mm    integer check (height_mm between 1 and 3000),
  add column width_mm     integer check (width_mm between 1 and 3000),
  add column thickness_mm integer check (thickness_mm between 1 and 3000),
  add column weight_g     integer check (weight_g between 1 and 100000),
  -- the language it was translated from, ISO 639: two letters, or three where a language has no two
  add column translated_from text check (translated_from ~ '^[a-z]{2,3}$'),
  -- how long the supplier says a copy takes to a door in Greece; null: as long as its availability usually takes
  add column delivery_band text check (delivery_band in ('1-4', '1-5', '2-6', '4-10', '5-12', '6-14', '10-30', '15-25', '4-7w')),
  -- why the uniform book price holds, where it does: published in Greece, or in Greek abroad
  add column price_protection_basis text not null default 'published_in_greece'
    check (price_protection_basis in ('published_in_greece', 'greek_published_abroad')),
  -- safety warnings (Regulation 2023/988); Greek is the one the law asks for
  add column warnings_el text,
  add column warnings_en text,
  add check (warnings_en is null or warnings_el is not null);
create index product_work on product (work_id) where work_id is not null;

alter table product drop constraint product_availability_check;
alter table product add constraint product_availability_check check (availability in ('stock', 'warehouse', 'days_1_3',
  'days_2_5', 'days_4_7', 'days_over_7', 'pre_order', 'coming_soon', 'to_order', 'out_of_print', 'not_available'));

-- A publisher outside the Union answers through somebody inside it (Regulation 2023/988, article 16).
alter table publisher
  add column responsible_name    text,
  add column responsible_address text,
  add column responsible_email   text,
  add check (responsible_name is not null or (responsible_address is null and responsible_email is null));

-- Pictures that somebody took or sent. A product without a front of its own shows the cover the shop draws.
create table product_image (
  id         integer generated always as identity primary key,
  product_id integer not null references product,
  position   integer not null check (position > 0),
  kind       text not null check (kind in ('front', 'back', 'side', 'inside')),
  alt_el     text,
  alt_en     text,
  -- of the original, in pixels
  width      integer not null check (width > 0),
  height     integer not null check (height > 0),
  sha256     text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  original   bytea not null,
  unique (product_id, position),
  unique (product_id, sha256)
);
create unique index product_image_one_of_a_kind on product_image (product_id, kind) where kind <> 'inside';

create function tell_product_image() returns trigger language plpgsql as $$
begin
  perform pg_notify('stoa_changed', 'product:' || coalesce(new.product_id, old.product_id));
  return null;
end $$;
create trigger tell_product_image after insert or update or delete on product_image
  for each row execute function tell_product_image();

-- Who wants a letter when a product can be had. The address is kept for as long as it is needed: a request that was
-- answered or withdrawn, or never confirmed, has none.
create table stock_notice (
  id           bigint generated always as identity primary key,
  -- what the links in its letters carry
  uid          uuid not null unique,
  product_id   integer not null references product,
  awaited      text not null check (awaited in ('return', 'release')),
  status       text not null check (status in ('asked', 'confirmed', 'due', 'sent', 'stopped')),
  email        text check (position('@' in email) > 1),
  language     text not null check (language in ('el', 'en')),
  -- the words that were agreed to, as they stood on the page
  consent      text not null,
  asked_at     timestamptz not null,
  confirmed_at timestamptz,
  sent_at      timestamptz,
  check ((email is null) = (status in ('sent', 'stopped'))),
  check ((status in ('confirmed', 'due', 'sent')) <= (confirmed_at is not null)),
  check ((status = 'sent') = (sent_at is not null))
);
create unique index stock_notice_open on stock_notice (product_id, lower(email)) where email is not null;
create index stock_notice_address on stock_notice (lower(email), asked_at) where email is not null;
create index stock_notice_waiting on stock_notice (product_id) where status = 'confirmed';

-- Copies that arrive by whatever way wake those who wait for them; whether the product can really be bought is decided where
-- the letters are written.
create function tell_arrival() returns trigger language plpgsql as $$
begin
  insert into outbox (topic, payload)
  select 'stock.returned', jsonb_build_object('productId', arrived.product_id)
  from (select distinct product_id from changed_stock where quantity > 0) arrived
  where exists (select from stock_notice n where n.product_id = arrived.product_id and n.status = 'confirmed')
  order by arrived.product_id;
  return null;
end $$;
create trigger tell_arrival_update after update on stock referencing new table as changed_stock
  for each statement execute function tell_arrival();
create trigger tell_arrival_insert after insert on stock referencing new table as changed_stock
  for each statement execute function tell_arrival();

create function tell_release() returns trigger language plpgsql as $$
begin
  if exists (select from stock_notice n where n.product_id = new.id and n.status = 'confirmed') then
    insert into outbox (topic, payload) values ('stock.returned', jsonb_build_object('productId', new.id));
  end if;
  return null;
end $$;
create trigger tell_release after update of availability, active on product
  for each row when (new.availability <> old.availability or new.active <> old.active)
  execute function tell_release();

-- The words beside the tick; the shop may change them, and each wish keeps those it was made under.
insert into custom_message (code, text_el, text_en) values ('stock-notice-consent',
  'Συμφωνώ να μου στείλετε ένα e-mail όταν μπορώ να το παραγγείλω. Τη διεύθυνσή μου τη χρησιμοποιείτε μόνο γι’ αυτό και τη σβήνετε μόλις φύγει το e-mail.',
  'I agree that you send me one e-mail when I can order it. You use my address for this only and delete it as soon as the e-mail has gone.');
