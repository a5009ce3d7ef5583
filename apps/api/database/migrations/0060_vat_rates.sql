-- VAT by place, class and day. A rate holds from its day on, in Greek time, until a later one of the same place and class.

create table vat_rate (
  -- a country by ISO 3166-1, or a part of one with rates of its own
  area         text not null check (area ~ '^[A-Z]{2}(-[a-z]+)?$'),
  vat_class    text not null check (vat_class in ('Normal', 'Reduced', 'ExtraReduced', 'Zero')),
  since        date not null,
  basis_points integer not null check (basis_points between 0 and 10000 and (vat_class <> 'Zero' or basis_points = 0)),
  primary key (area, vat_class, since)
);

-- The class of books: countries differ. Everything else is Normal, and gift cards are exempt: they are taxed when they are
-- redeemed.
create table vat_goods (
  area      text not null,
  tax_class text not null check (tax_class = 'book'),
  since     date not null,
  vat_class text not null check (vat_class in ('Normal', 'Reduced', 'ExtraReduced', 'Zero')),
  primary key (area, tax_class, since)
);

-- Each change gives the whole table another name; a process that keeps it in memory asks for the name alone.
create table vat_state (
  only_row  boolean primary key default true check (only_row),
  version   uuid not null default gen_random_uuid(),
  -- from when on parcels to people in other countries of the European Union have the VAT of that country (one-stop-shop);
  -- null below the threshold, where they have that of Greece
  oss_since date
);
insert into vat_state default values;

create function renew_vat_state() returns trigger language plpgsql as $$
begin
  update vat_state set version = gen_random_uuid();
  return null;
end $$;
create trigger renew_vat_state after insert or update or delete or truncate on vat_rate
  for each statement execute function renew_vat_state();
create trigger renew_vat_state after insert or update or delete or truncate on vat_goods
  for each statement execute function renew_vat_state();

create function renew_vat_version() returns trigger language plpgsql as $$
begin
  new.version := gen_random_uuid();
  return new;
end $$;
create trigger renew_vat_version before update of oss_since on vat_state
  for each row execute function renew_vat_version();

-- Greece: laws 3899/2010, 4334/2015 and 4389/2016; its islands with lower rates: law 5057/2023 and the list of 2026.
insert into vat_rate (area, vat_class, since, basis_points) values
  ('GR', 'Normal', '2011-01-01', 2300), ('GR', 'Normal', '2016-06-01', 2400),
  ('GR', 'Reduced', '2011-01-01', 1300),
  ('GR', 'ExtraReduced', '2011-01-01', 650), ('GR', 'ExtraReduced', '2015-07-20', 600),
  ('GR-islands', 'Normal', '2026-01-01', 1700), ('GR-islands', 'Reduced', '2026-01-01', 900),
  ('GR-islands', 'ExtraReduced', '2026-01-01', 400);

-- The other countries as they stand on that day: what was sold before is not priced again.
insert into vat_rate (area, vat_class, since, basis_points)
select area, 'Normal', date '2026-01-01', rate from (values
  ('AT', 2000), ('BE', 2100), ('BG', 2000), ('CY', 1900), ('CZ', 2100), ('DE', 1900), ('DK', 2500), ('EE', 2400), ('ES', 2100),
  ('FI', 2550), ('FR', 2000), ('HR', 2500), ('HU', 2700), ('IE', 2300), ('IT', 2200), ('LT', 2100), ('LU', 1700), ('LV', 2100),
  ('MT', 1800), ('NL', 2100), ('PL', 2300), ('PT', 2300), ('RO', 2100), ('SE', 2500), ('SI', 2200), ('SK', 2300)
) as normal (area, rate);

insert into vat_rate (area, vat_class, since, basis_points)
select area, vat_class, date '2026-01-01', rate from (values
  ('AT', 'Reduced', 1000), ('BE', 'Reduced', 600), ('BG', 'Reduced', 900), ('CY', 'ExtraReduced', 300), ('CZ', 'Zero', 0),
  ('DE', 'Reduced', 700), ('EE', 'Reduced', 900), ('ES', 'ExtraReduced', 400), ('FI', 'Reduced', 1350), ('FR', 'Reduced', 550),
  ('HR', 'Reduced', 500), ('HU', 'Reduced', 500), ('IE', 'Zero', 0), ('IT', 'ExtraReduced', 400), ('LT', 'Reduced', 500),
  ('LU', 'ExtraReduced', 300), ('LV', 'Reduced', 500), ('MT', 'Reduced', 500), ('NL', 'Reduced', 900), ('PL', 'Reduced', 500),
  ('PT', 'Reduced', 600), ('RO', 'Reduced', 1100), ('SE', 'Reduced', 600), ('SI', 'Reduced', 500), ('SK', 'Reduced', 500)
) as books (area, vat_class, rate);

insert into vat_goods (area, tax_class, since, vat_class)
select area, 'book', date '2026-01-01', vat_class from vat_rate where since = '2026-01-01' and area !~ '^GR' and vat_class <> 'Normal'
union all values
  ('GR', 'book', date '2011-01-01', 'ExtraReduced'), ('GR-islands', 'book', date '2026-01-01', 'ExtraReduced'),
  ('DK', 'book', date '2026-01-01', 'Normal');

-- Where an order was taxed, and why there. Null for orders of earlier releases: in Greece.
alter table customer_order
  add column vat_area text check (vat_area ~ '^[A-Z]{2}(-[a-z]+)?$'),
  add column vat_scheme text check (vat_scheme in ('domestic', 'oss', 'reverse_charge')),
  add check ((vat_area is null) = (vat_scheme is null));
