-- Orders, as they were agreed: every word and amount is copied, so that a later change of catalogue changes no order.

create table customer_order (
  id                bigint generated always as identity primary key,
  uid               uuid not null unique,
  code              text not null unique,
  language          text not null check (language in ('el', 'en')),
  channel           text not null default 'online' check (channel in ('online', 'phone', 'app')),
  type              text not null check (type in ('retail', 'invoice')),
  email             text not null check (position('@' in email) > 1),
  newsletter        boolean not null,
  remarks           text,
  shipping_type_id  integer not null references shipping_type,
  branch_id         integer references branch,
  payment_type_id   integer not null references payment_type,
  -- all amounts in cents, VAT included
  products_cents    integer not null check (products_cents >= 0),
  discount_cents    integer not null check (discount_cents between 0 and products_cents),
  shipping_cents    integer not null check (shipping_cents >= 0),
  payment_fee_cents integer not null check (payment_fee_cents >= 0),
  total_cents       integer not null check (total_cents >= 0),
  net_cents         integer not null check (net_cents >= 0),
  vat_cents         integer not null check (vat_cents >= 0),
  delivery_from     date not null,
  delivery_to       date not null check (delivery_to >= delivery_from),
  placed_at         timestamptz not null,
  check (products_cents - discount_cents + shipping_cents + payment_fee_cents = total_cents),
  check (net_cents + vat_cents = total_cents)
);

create table order_address (
  order_id    bigint not null references customer_order,
  kind        text not null check (kind in ('billing', 'delivery')),
  first_name  text not null,
  last_name   text not null,
  mobile      text not null,
  phone       text,
  country_id  integer not null references country,
  region_id   integer references country_region,
  city        text not null,
  area        text,
  street      text not null,
  building    text,
  postal_code text not null,
  title       text,
  primary key (order_id, kind)
);

create table order_invoice (
  order_id     bigint primary key references customer_order,
  company_name text not null,
  profession   text not null,
  vat_number   text not null,
  tax_office   text not null
);

create table order_line (
  id               bigint generated always as identity primary key,
  order_id         bigint not null references customer_order,
  position         integer not null,
  product_id       integer not null references product,
  dimension_id     integer,
  code             text not null,
  name             text not null,
  dimension_name   text,
  quantity         integer not null check (quantity > 0),
  unit_price_cents integer not null check (unit_price_cents > 0),
  unit_prior_cents integer check (unit_prior_cents > unit_price_cents),
  vat_rate         integer not null check (vat_rate between 0 and 10000),
  total_cents      integer not null check (total_cents = quantity * unit_price_cents),
  unique (order_id, position),
  foreign key (product_id, dimension_id) references product_dimension (product_id, id)
);
create index order_line_product on order_line (product_id);
alter table stock_movement add foreign key (order_line_id) references order_line;

-- VAT by rate (basis points: 600 is 6 %), shipping and fees included.
create table order_vat (
  order_id    bigint not null references customer_order,
  rate        integer not null check (rate between 0 and 10000),
  gross_cents integer not null check (gross_cents >= 0),
  net_cents   integer not null check (net_cents >= 0),
  vat_cents   integer not null check (vat_cents = gross_cents - net_cents),
  primary key (order_id, rate)
);

-- What may follow what (the domain's table of transitions, kept equal by a test); the trigger refuses anything else.
create table order_transition (
  from_status integer not null,
  to_status   integer not null,
  primary key (from_status, to_status)
);

insert into order_transition (from_status, to_status) values
  (0, 6), (0, 1), (0, -1), (0, -10),
  (6, 1), (6, -1), (6, -10),
  (1, 10), (1, 2), (1, 11), (1, -1), (1, -10),
  (10, 2), (10, 11), (10, -1),
  (2, 3), (2, 4), (2, 5),
  (11, 3), (11, 5),
  (4, 3), (4, 8), (4, 7),
  (5, 2), (5, 11), (5, 9), (5, -1),
  (3, 8), (3, 9),
  (8, 9), (8, 7),
  (9, 7),
  (-1, 7),
  (-10, 7);

create table order_status_change (
  id       bigint generated always as identity primary key,
  order_id bigint not null references customer_order,
  status   integer not null check (status between -10 and 11),
  at       timestamptz not null
);
create index order_status_change_order on order_status_change (order_id, id desc);
create trigger order_status_change_append_only before update or delete on order_status_change
  for each row execute function refuse_change();

create function check_transition() returns trigger language plpgsql as $$
declare
  current integer;
begin
  select status into current from order_status_change where order_id = new.order_id order by id desc limit 1;
  if current is null then
    if new.status <> 0 then raise exception 'an order begins as pending'; end if;
  elsif not exists (select from order_transition where from_status = current and to_status = new.status) then
    raise exception 'an order may not go from % to %', current, new.status;
  end if;
  return new;
end $$;
create trigger order_status_change_legal before insert on order_status_change
  for each row execute function check_transition();

-- Gives each order its human number: STO-26-000001.
create sequence order_number;

-- One row per finished call that may not happen twice: the same key with the same body gets the same answer.
create table idempotency_key (
  key        uuid primary key,
  body_hash  text not null,
  answer     jsonb,
  created_at timestamptz not null default now()
);
create index idempotency_key_age on idempotency_key (created_at);

-- What must happen outside after a change: written with the change, carried out by the worker, at least once.
create table outbox (
  id         bigint generated always as identity primary key,
  topic      text not null,
  payload    jsonb not null,
  created_at timestamptz not null default now(),
  relayed_at timestamptz
);
create index outbox_waiting on outbox (id) where relayed_at is null;
