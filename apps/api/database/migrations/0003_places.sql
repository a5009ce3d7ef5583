-- Where things are: the shop's branches and the places it sends to.

create table branch (
  id         integer generated always as identity primary key,
  code       text not null unique,
  position   integer not null,
  name_el    text not null,
  name_en    text,
  address_el text not null,
  address_en text,
  city_el    text not null,
  city_en    text,
  postal_code text not null,
  phone      text not null,
  latitude   double precision not null,
  longitude  double precision not null
);

-- ISO days: Monday is 1. A day without a row is a day the branch is closed.
create table branch_hours (
  branch_id integer not null references branch,
  day       integer not null check (day between 1 and 7),
  opens     time not null,
  closes    time not null check (closes > opens),
  primary key (branch_id, day)
);

create table country (
  id                 integer primary key,
  iso                text not null unique check (iso ~ '^[A-Z]{2}$'),
  position           integer not null,
  name_el            text not null,
  name_en            text not null,
  postal_code_digits integer check (postal_code_digits between 3 and 7)
);

create table country_region (
  id         integer primary key,
  country_id integer not null references country,
  name_el    text not null,
  name_en    text not null
);
create index country_region_country on country_region (country_id);

create table postal_code (
  code      text primary key check (code ~ '^[0-9]{4,5}$'),
  region_id integer not null references country_region,
  city_el   text not null,
  city_en   text
);

create table shipping_type (
  id       integer primary key,
  code     text not null unique check (code in ('home', 'store')),
  position integer not null,
  name_el  text not null,
  name_en  text not null,
  help_el  text not null,
  help_en  text not null
);

create table shipping_rate (
  shipping_type_id integer not null references shipping_type,
  country_id       integer not null references country,
  price_cents      integer not null check (price_cents >= 0),
  free_from_cents  integer check (free_from_cents > 0),
  min_days         integer not null check (min_days >= 0),
  max_days         integer not null check (max_days >= min_days),
  primary key (shipping_type_id, country_id)
);

create table payment_type (
  id              integer primary key,
  code            text not null unique check (code in ('cash_on_delivery', 'bank_deposit')),
  position        integer not null,
  name_el         text not null,
  name_en         text not null,
  help_el         text not null,
  help_en         text not null,
  fee_cents       integer not null check (fee_cents >= 0),
  -- refused from this total on: cash may not settle 500.00 € or more
  refused_from_cents integer check (refused_from_cents > 0)
);

-- Which way of paying goes with which way of receiving.
create table payment_shipping (
  payment_type_id  integer not null references payment_type,
  shipping_type_id integer not null references shipping_type,
  primary key (payment_type_id, shipping_type_id)
);

create table bank_account (
  id       integer generated always as identity primary key,
  position integer not null,
  bank_el  text not null,
  bank_en  text not null,
  holder   text not null,
  iban     text not null unique check (iban ~ '^GR[0-9]{25}$')
);
