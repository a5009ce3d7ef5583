-- Attempts whose end is asked for at the provider, and what is held on a card until it is captured or released. Every message
-- of a provider that was believed is kept by its digest, and what is paid back of an attempt is a row.

alter table payment_attempt drop constraint payment_attempt_status_check;
alter table payment_attempt add constraint payment_attempt_status_check
  check (status in ('open', 'authorised', 'captured', 'refused', 'cancelled', 'expired', 'surplus'));

insert into payment_transition (subject, from_status, to_status) values
  ('attempt', 'open', 'authorised'), ('attempt', 'open', 'expired'),
  ('attempt', 'authorised', 'captured'), ('attempt', 'authorised', 'surplus'), ('attempt', 'authorised', 'refused'),
  ('attempt', 'authorised', 'cancelled'), ('attempt', 'authorised', 'expired'),
  ('attempt', 'refused', 'authorised'), ('attempt', 'cancelled', 'authorised'),
  ('attempt', 'expired', 'authorised'), ('attempt', 'expired', 'captured'), ('attempt', 'expired', 'surplus');

-- what the provider calls the attempt, where it has a name of its own for it
alter table payment_attempt add column provider_reference text check (length(provider_reference) between 1 and 200);
-- how the buyer goes on to the provider: an address, or a form with its fields; deleted with the end of the attempt
alter table payment_attempt add column next_step jsonb check (next_step is null or status = 'open');
alter table payment_attempt add column sent_at timestamptz;
alter table payment_attempt add column instalments smallint not null default 1 check (instalments between 1 and 24);
-- when the provider is asked next what became of it; null once it has said so
alter table payment_attempt add column check_at timestamptz;
alter table payment_attempt add column checks integer not null default 0 check (checks >= 0);
create index payment_attempt_check on payment_attempt (check_at) where check_at is not null;

create table payment_message (
  order_id   bigint not null references customer_order,
  attempt_id bigint not null references payment_attempt,
  digest     bytea not null check (length(digest) = 32),
  result     text not null check (result in ('authorised', 'captured', 'refused', 'cancelled', 'expired', 'undecided')),
  first_at   timestamptz not null,
  times      integer not null default 1 check (times > 0),
  primary key (attempt_id, digest)
);

create table payment_refund (
  id         bigint generated always as identity primary key,
  order_id   bigint not null references customer_order,
  attempt_id bigint not null references payment_attempt,
  cents      integer not null check (cents > 0),
  -- names it at the provider, however often it is tried
  key        uuid not null unique default gen_random_uuid(),
  status     text not null default 'due' check (status in ('due', 'done', 'refused')),
  due_at     timestamptz not null,
  try_at     timestamptz not null,
  tries      integer not null default 0 check (tries >= 0),
  ended_at   timestamptz,
  check ((status = 'due') = (ended_at is null))
);
create index payment_refund_due on payment_refund (try_at) where status = 'due';
create index payment_refund_attempt on payment_refund (attempt_id);
create index payment_refund_order on payment_refund (order_id);
create index payment_message_order on payment_message (order_id);
