-- What parcels cost by weight and by postal code. A way without bands keeps its one price.

-- Postal codes of a country that cost otherwise than its others.
create table shipping_area (
  code       text primary key check (code ~ '^[a-z][a-z0-9-]{0,39}$'),
  country_id integer not null references country,
  unique (code, country_id)
);

create table shipping_area_range (
  area_code  text not null references shipping_area on delete cascade,
  first_code text not null check (first_code ~ '^[0-9]{3,7}$'),
  last_code  text not null check (last_code ~ '^[0-9]{3,7}$' and last_code collate "C" >= first_code collate "C"),
  primary key (area_code, first_code),
  check (length(first_code) = length(last_code))
);

-- For a whole country, or for one of its areas instead.
create table shipping_band (
  shipping_type_id integer not null,
  country_id       integer not null,
  area_code        text,
  -- as couriers count it: on the scales or by volume; null: for each further kilogram that begins
  up_to_grams      integer check (up_to_grams > 0),
  price_cents      integer not null check (price_cents >= 0),
  unique nulls not distinct (shipping_type_id, country_id, area_code, up_to_grams),
  foreign key (shipping_type_id, country_id) references shipping_rate on delete cascade,
  foreign key (area_code, country_id) references shipping_area (code, country_id)
);

-- Added to every parcel to an area, whatever it weighs, unless delivery is free.
create table shipping_surcharge (
  shipping_type_id integer not null references shipping_type,
  area_code        text not null references shipping_area,
  price_cents      integer not null check (price_cents > 0),
  name_el          text not null check (length(name_el) between 1 and 200),
  name_en          text not null check (length(name_en) between 1 and 200),
  primary key (shipping_type_id, area_code)
);

-- Each change gives all of it another name; a process that keeps it in memory asks for the name alone.
create table shipping_state (
  only_row boolean primary key default true check (only_row),
  version  uuid not null default gen_random_uuid()
);
insert into shipping_state default values;

create function renew_shipping_state() returns trigger language plpgsql as $$
begin
  update shipping_state set version = gen_random_uuid();
  return null;
end $$;

do $$
declare
  changed text;
begin
  foreach changed in array array['shipping_area', 'shipping_area_range', 'shipping_band', 'shipping_surcharge'] loop
    execute format('create trigger renew_shipping_state after insert or update or delete or truncate on %I
      for each statement execute function renew_shipping_state()', changed);
  end loop;
  foreach changed in array array['shipping_rate', 'shipping_band', 'shipping_surcharge', 'postal_code'] loop
    execute format('create trigger tell_content after insert or update or delete on %I
      for each statement execute function tell_content(''content'')', changed);
  end loop;
end $$;

-- Who brings parcels there best, by the carriers' codes; empty where any will do.
alter table postal_code add column couriers text[] not null default '{}'
  check (array_position(couriers, null) is null);
