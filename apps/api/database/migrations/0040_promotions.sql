-- Promotions as data, the codes that people enter for them, and what was used by whom. What scope, target, condition and
-- effect may say is written down in the domain; nothing here is code.

create table customer_group (
  id      integer generated always as identity primary key,
  code    text not null unique check (code ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(code) <= 60),
  name_el text not null check (length(name_el) between 1 and 200),
  name_en text check (length(name_en) between 1 and 200)
);

create table customer_group_member (
  group_id    integer not null references customer_group on delete cascade,
  customer_id integer not null references customer on delete cascade,
  primary key (customer_id, group_id)
);
create index customer_group_member_group on customer_group_member (group_id);

create table promotion (
  id             integer generated always as identity primary key,
  code           text not null unique check (code ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(code) <= 60),
  name_el        text not null check (length(name_el) between 1 and 200),
  name_en        text check (length(name_en) between 1 and 200),
  scope          text not null check (scope in ('lines', 'order', 'shipping')),
  target         jsonb check (jsonb_typeof(target) = 'object'),
  condition      jsonb check (jsonb_typeof(condition) = 'object'),
  effect         jsonb not null check (jsonb_typeof(effect) = 'object' and effect ? 'kind'),
  -- acts by itself; otherwise only by a code
  automatic      boolean not null,
  lane           integer not null default 0 check (lane >= 0),
  stacks         boolean not null default false,
  -- how a code meets the promotions of the cart; null for the shop's policy
  policy         text check (policy in ('ProductOnly', 'CouponOnly', 'Maximum', 'Additive', 'Multiplicative')),
  -- from the first moment, until before the second
  starts_at      timestamptz,
  ends_at        timestamptz,
  active         boolean not null default true,
  -- for codes: what the goods must cost after promotions, and what those that nothing reduces
  min_amount_cents     integer check (min_amount_cents > 0),
  min_full_price_cents integer check (min_full_price_cents > 0),
  -- for codes: members of one of these groups only
  group_ids      integer[] check (cardinality(group_ids) > 0),
  version        integer not null default 1,
  created_at     timestamptz not null default now(),
  check (ends_at > starts_at)
);
create trigger count_version before update on promotion for each row
  when (old.* is distinct from new.*) execute function count_version();
create index promotion_automatic on promotion (id) where automatic and active;

create table coupon_code (
  id              integer generated always as identity primary key,
  promotion_id    integer not null references promotion,
  -- as it is printed; the key is what is compared
  code            text not null check (length(code) between 3 and 40),
  code_key        text not null unique check (code_key = upper(code_key) and code_key !~ '[^0-9A-ZΑ-Ω]'),
  active          boolean not null default true,
  use_limit       integer check (use_limit > 0),
  uses            integer not null default 0 check (uses >= 0),
  person_limit    integer check (person_limit > 0),
  -- only for the listed e-mails or customers, and for nobody when none is left
  personal        boolean not null default false,
  -- what is left of a value that may be used part by part
  remaining_cents integer check (remaining_cents >= 0),
  created_at      timestamptz not null default now(),
  check (uses <= use_limit)
);
create index coupon_code_promotion on coupon_code (promotion_id);

create table coupon_email (
  code_id integer not null references coupon_code on delete cascade,
  email   text not null check (email = lower(email) and length(email) between 3 and 254),
  primary key (code_id, email)
);
create index coupon_email_email on coupon_email (email);

create table coupon_customer (
  code_id     integer not null references coupon_code on delete cascade,
  customer_id integer not null references customer on delete cascade,
  primary key (code_id, customer_id)
);
create index coupon_customer_customer on coupon_customer (customer_id);

-- A use is given back by deleting its row. Who used it, the order says.
create table coupon_use (
  code_id     integer not null references coupon_code,
  order_id    bigint not null references customer_order,
  cents       integer not null check (cents >= 0),
  used_at     timestamptz not null default now(),
  primary key (code_id, order_id)
);
create index coupon_use_order on coupon_use (order_id);

-- `uses` and `remaining_cents` follow the rows of uses, in the same statement, so that neither can be said without the other.
create function count_coupon_use() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    update coupon_code set uses = uses + 1, remaining_cents = remaining_cents - new.cents where id = new.code_id;
    return new;
  end if;
  update coupon_code set uses = uses - 1, remaining_cents = remaining_cents + old.cents where id = old.code_id;
  return old;
end $$;
create trigger count_coupon_use after insert or delete on coupon_use for each row execute function count_coupon_use();
create trigger coupon_use_unchanged before update on coupon_use
  for each row execute function refuse_change();

-- What an order was paid with before money, in the order in which it counted. It lowers no price and no VAT.
create table order_means (
  order_id bigint not null references customer_order,
  position integer not null check (position >= 0),
  kind     text not null check (length(kind) between 1 and 40),
  -- the last characters of a gift card's code; empty for points
  code     text not null check (length(code) <= 40),
  cents    integer not null check (cents > 0),
  primary key (order_id, position)
);
create trigger order_means_append_only before update or delete on order_means for each row execute function refuse_change();

alter table customer_order add column due_cents integer check (due_cents between 0 and total_cents);
comment on column customer_order.due_cents is 'What is left to pay with money; null for orders of earlier releases: all of it.';
-- A line that a promotion has given.
alter table order_line add column gift boolean not null default false;

-- Whose orders they were, whether placed as a guest or signed in.
create index customer_order_email on customer_order (lower(email));
drop index customer_order_guest;
