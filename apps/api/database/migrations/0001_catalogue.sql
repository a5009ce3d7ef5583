-- The catalogue: what the shop sells and how it is arranged. Every text the shop writes stands in two columns, Greek and
-- English; English may be missing, and then Greek is shown and marked as Greek.

create extension if not exists pg_trgm;

create table publisher (
  id         integer generated always as identity primary key,
  code       text not null unique,
  name_el    text not null,
  name_en    text,
  -- who answers for the safety of the product (Regulation 2023/988): shown on the product's page when known
  address    text,
  website    text
);

create table contributor (
  id         integer generated always as identity primary key,
  code       text not null unique,
  name_el    text not null,
  name_en    text,
  biography_el text,
  biography_en text,
  search_key text not null
);

create table series (
  id         integer generated always as identity primary key,
  code       text not null unique,
  name_el    text not null,
  name_en    text
);

create table category (
  id         integer generated always as identity primary key,
  code       text not null unique,
  url        text not null unique check (url = lower(url) and url !~ '[^a-z0-9-]'),
  parent_id  integer references category,
  position   integer not null,
  name_el    text not null,
  name_en    text,
  intro_el   text,
  intro_en   text,
  thema      text not null,
  check (parent_id <> id)
);
create index category_parent on category (parent_id, position);

-- Every category beside itself and each of its ancestors: "all below" in one indexed join, at any depth.
create table category_closure (
  ancestor_id   integer not null references category on delete cascade,
  descendant_id integer not null references category on delete cascade,
  depth         integer not null check (depth >= 0),
  primary key (ancestor_id, descendant_id)
);
create index category_closure_descendant on category_closure (descendant_id, depth);

create table product (
  id                     integer generated always as identity primary key,
  code                   text not null unique,
  kind                   text not null check (kind in ('product', 'giftCard')),
  url                    text not null unique check (url = lower(url) and url !~ '[^a-z0-9-]'),
  active                 boolean not null default true,
  -- a book has one title, in its own language; other goods are named in both
  name_el                text not null,
  name_en                text,
  name_language          text not null default 'el' check (name_language in ('el', 'en')),
  subtitle               text,
  original_title         text,
  lead_el                text not null,
  lead_en                text,
  description_el         text not null,
  description_en         text,
  contents_el            text[] not null default '{}',
  contents_en            text[] not null default '{}',
  publisher_id           integer not null references publisher,
  series_id              integer references series,
  series_number          integer check (series_number > 0),
  ean                    text not null unique check (ean ~ '^[0-9]{13}$'),
  isbn13                 text unique check (isbn13 ~ '^97[89][0-9]{10}$'),
  text_language          text check (text_language in ('el', 'en')),
  binding                text check (binding in ('paperback', 'hardback')),
  pages                  integer check (pages > 0),
  published_year         integer check (published_year between 1450 and 2100),
  release_date           date,
  age_from               integer check (age_from between 0 and 99),
  -- prices in cents, VAT included
  price_cents            integer not null check (price_cents > 0),
  publisher_price_cents  integer check (publisher_price_cents > 0),
  -- while the uniform book price holds, no path sells under 90 % of the publisher's price
  price_protected_until  date,
  tax_class              text not null check (tax_class in ('book', 'standard', 'outside')),
  availability           text not null check (availability in
    ('stock', 'days_1_3', 'days_4_7', 'pre_order', 'coming_soon', 'to_order', 'out_of_print', 'not_available')),
  cover_style            text not null,
  sort_key               text not null,
  search_key             text not null,
  sold_recently          integer not null default 0 check (sold_recently >= 0),
  created_at             timestamptz not null default now(),
  check (price_protected_until is null or publisher_price_cents is not null),
  check (price_protected_until is null or price_cents * 10 >= publisher_price_cents * 9)
);
create index product_search on product using gin (search_key gin_trgm_ops);
create index product_series on product (series_id, series_number) where series_id is not null;
create index product_publisher on product (publisher_id);

create table product_dimension (
  id         integer generated always as identity primary key,
  product_id integer not null references product,
  kind       text not null check (kind in ('custom', 'color', 'size')),
  name_el    text not null,
  name_en    text,
  position   integer not null,
  unique (product_id, id)
);

create table product_contributor (
  product_id     integer not null references product,
  contributor_id integer not null references contributor,
  role           text not null check (role in ('author', 'translator', 'illustrator', 'editor', 'composer')),
  position       integer not null,
  primary key (product_id, contributor_id, role)
);
create index product_contributor_person on product_contributor (contributor_id, product_id);

create table product_category (
  product_id  integer not null references product,
  category_id integer not null references category,
  main        boolean not null,
  primary key (category_id, product_id)
);
create unique index product_category_main on product_category (product_id) where main;
create index product_category_product on product_category (product_id);

-- What the price was and since when. Written by the trigger below whenever the price is set, so that no change of price can
-- be without its row; never edited: the lowest price of the last 30 days is a legal figure.
create table price_history (
  id          bigint generated always as identity primary key,
  product_id  integer not null references product,
  price_cents integer not null check (price_cents > 0),
  valid_from  timestamptz not null
);
create index price_history_product on price_history (product_id, valid_from desc);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name;
end $$;
create trigger price_history_append_only before update or delete on price_history
  for each row execute function refuse_change();

create function record_price() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' or new.price_cents <> old.price_cents then
    insert into price_history (product_id, price_cents, valid_from)
    values (new.id, new.price_cents, case when tg_op = 'INSERT' then new.created_at else now() end);
  end if;
  return new;
end $$;
create trigger product_price after insert or update of price_cents on product
  for each row execute function record_price();

-- A named row of books that people arrange: the window, new releases, best sellers, the booksellers' notes.
create table shelf (
  id       integer generated always as identity primary key,
  code     text not null unique,
  title_el text not null,
  title_en text,
  intro_el text,
  intro_en text
);
create table shelf_product (
  shelf_id   integer not null references shelf,
  position   integer not null,
  product_id integer not null references product,
  note_el    text,
  note_en    text,
  note_by_el text,
  note_by_en text,
  primary key (shelf_id, position),
  unique (shelf_id, product_id)
);

-- Authors whose books stand together on the home page.
create table featured_contributor (
  contributor_id integer primary key references contributor,
  position       integer not null unique
);
