-- Kinds of products, shipping and payment become rows that every start of the program completes from its own lists, so that a new
-- kind is no migration. Orders get a payment state of their own, and every try to pay one at a provider is a row.

create table product_kind (code text primary key);
create table shipping_kind (code text primary key);
create table payment_kind (code text primary key);
insert into product_kind values ('product'), ('giftCard');
insert into shipping_kind values ('home'), ('store');
insert into payment_kind values ('cash_on_delivery'), ('bank_deposit');

alter table product drop constraint product_kind_check;
alter table product add constraint product_kind_fkey foreign key (kind) references product_kind;
alter table shipping_type drop constraint shipping_type_code_check;
alter table shipping_type add constraint shipping_type_code_fkey foreign key (code) references shipping_kind;
alter table payment_type drop constraint payment_type_code_check;
alter table payment_type add constraint payment_type_code_fkey foreign key (code) references payment_kind;

-- What may follow what (the domain's tables of transitions, kept equal by a test); the trigger refuses anything else.
create table payment_transition (
  subject     text not null check (subject in ('order', 'attempt')),
  from_status text not null,
  to_status   text not null,
  primary key (subject, from_status, to_status)
);
insert into payment_transition (subject, from_status, to_status) values
  ('order', 'awaiting', 'paid'), ('order', 'on_delivery', 'paid'),
  ('attempt', 'open', 'captured'), ('attempt', 'open', 'surplus'), ('attempt', 'open', 'refused'), ('attempt', 'open', 'cancelled'),
  ('attempt', 'refused', 'captured'), ('attempt', 'refused', 'surplus'),
  ('attempt', 'cancelled', 'captured'), ('attempt', 'cancelled', 'surplus');

create function refuse_payment_transition() returns trigger language plpgsql as $$
begin
  raise exception 'a payment may not go on like this: % %', tg_table_name, new.id using errcode = 'check_violation';
end $$;

create function payment_may_follow(subject text, from_status text, to_status text) returns boolean language sql stable as $$
  select exists (select from payment_transition t where (t.subject, t.from_status, t.to_status) = ($1, $2, $3))
$$;

alter table customer_order add column payment_status text check (payment_status in ('awaiting', 'on_delivery', 'paid'));

-- The shop starts what is not paid on delivery once it is paid.
update customer_order o set payment_status = case
  when exists (select from order_status_change c where c.order_id = o.id
      and c.status = any(case t.code when 'cash_on_delivery' then array[3] else array[1, 10, 2, 11, 3, 4, 5] end)) then 'paid'
  when t.code = 'cash_on_delivery' then 'on_delivery'
  else 'awaiting' end
from payment_type t where t.id = o.payment_type_id;
alter table customer_order alter column payment_status set not null;

-- For processes of the release before, which know no payment state.
create function fill_payment_status() returns trigger language plpgsql as $$
begin
  select case code when 'cash_on_delivery' then 'on_delivery' else 'awaiting' end into new.payment_status
  from payment_type where id = new.payment_type_id;
  return new;
end $$;
create trigger fill_payment_status before insert on customer_order
  for each row when (new.payment_status is null) execute function fill_payment_status();
create trigger legal_payment_status before update of payment_status on customer_order
  for each row when (old.payment_status <> new.payment_status
    and not payment_may_follow('order', old.payment_status, new.payment_status)) execute function refuse_payment_transition();

-- One try to pay one order with one provider. It is written before the buyer is sent there, so that whatever the provider says
-- later finds it.
create table payment_attempt (
  id           bigint generated always as identity primary key,
  order_id     bigint not null references customer_order,
  -- the kind of payment whose provider it is
  provider     text not null references payment_kind,
  -- how the provider calls it: fresh for every attempt
  reference    text not null unique check (reference ~ '^[A-Za-z0-9]{16,40}$'),
  amount_cents integer not null check (amount_cents > 0),
  currency     text not null check (currency ~ '^[A-Z]{3}$'),
  -- `surplus`: the provider has captured it, but it does not pay the order; it is owed back
  status       text not null check (status in ('open', 'captured', 'refused', 'cancelled', 'surplus')),
  -- the provider's own number of what it did
  transaction  text check (length(transaction) between 1 and 100),
  -- what the provider says that it has captured, which may differ from what it was asked for
  captured_cents    integer,
  captured_currency text,
  begun_at     timestamptz not null,
  settled_at   timestamptz,
  check ((status = 'open') = (settled_at is null)),
  check (transaction is not null or status not in ('captured', 'surplus')),
  constraint payment_attempt_paid_exactly
    check (status <> 'captured' or (captured_cents, captured_currency) is not distinct from (amount_cents, currency))
);
create unique index payment_attempt_open on payment_attempt (order_id) where status = 'open';
-- one transaction pays once; reported for other attempts as well, it is their surplus
create unique index payment_attempt_transaction on payment_attempt (provider, transaction) where status = 'captured';
create index payment_attempt_any_transaction on payment_attempt (provider, transaction);
create unique index payment_attempt_captured on payment_attempt (order_id) where status = 'captured';
create index payment_attempt_order on payment_attempt (order_id);
create trigger legal_payment_attempt before update of status on payment_attempt
  for each row when (old.status <> new.status and not payment_may_follow('attempt', old.status, new.status))
  execute function refuse_payment_transition();
