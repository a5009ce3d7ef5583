-- What providers say in their files that they have settled, row by row; what of it does not agree with the shop's books; and
-- payments that buyers' banks take back.

-- files that were read to their end, by what is in them
create table settlement_file (
  provider    text not null check (provider ~ '^[a-z][a-z0-9_]{1,29}$'),
  digest      bytea not null check (length(digest) = 32),
  name        text not null check (length(name) between 1 and 300),
  imported_at timestamptz not null,
  primary key (provider, digest)
);

create table settlement_row (
  id          bigint generated always as identity primary key,
  provider    text not null check (provider ~ '^[a-z][a-z0-9_]{1,29}$'),
  -- the same row of another file, or of the same one again, has the same
  identity    text not null check (length(identity) between 1 and 200),
  kind        text not null check (kind in ('sale', 'refund', 'chargeback', 'chargeback_won', 'fee', 'payout', 'other')),
  -- ours, the provider's, and the provider's of what a refund or a chargeback is of
  reference   text check (length(reference) between 1 and 100),
  transaction text check (length(transaction) between 1 and 100),
  original    text check (length(original) between 1 and 100),
  -- negative for what leaves the shop
  gross_cents integer not null,
  fee_cents   integer not null,
  currency    text not null check (currency ~ '^[A-Z]{3}$'),
  settled_on  date not null,
  -- of a chargeback
  reason      text check (length(reason) between 1 and 300),
  respond_by  date,
  file        text not null check (length(file) between 1 and 300),
  line        integer not null check (line > 0),
  imported_at timestamptz not null,
  order_id    bigint references customer_order,
  attempt_id  bigint references payment_attempt,
  refund_id   bigint references payment_refund,
  -- when it was compared; null until then
  checked_at  timestamptz,
  -- compared, and agreed
  matched     boolean not null default false,
  check ((order_id is null) = (attempt_id is null)),
  check (checked_at is not null or not matched),
  check (refund_id is null or (kind = 'refund' and matched)),
  unique (provider, identity)
);
create index settlement_row_unchecked on settlement_row (id) where checked_at is null;
create index settlement_row_order on settlement_row (order_id);
create index settlement_row_attempt on settlement_row (attempt_id);
create unique index settlement_row_refund on settlement_row (refund_id);

create table settlement_exception (
  id         bigint generated always as identity primary key,
  provider   text not null check (provider ~ '^[a-z][a-z0-9_]{1,29}$'),
  kind       text not null check (kind in ('unknown', 'not_paid', 'amount_differs', 'currency_differs', 'settled_twice',
    'refund_unknown', 'chargeback_unknown', 'not_settled', 'refund_missing')),
  row_id     bigint references settlement_row,
  order_id   bigint references customer_order,
  attempt_id bigint references payment_attempt,
  refund_id  bigint references payment_refund,
  opened_at  timestamptz not null,
  closed_at  timestamptz check (closed_at >= opened_at),
  -- null when the shop closed it by itself
  closed_by  text check (length(closed_by) between 1 and 100),
  reason     text check (length(reason) between 1 and 500),
  check ((closed_at is null) = (reason is null)),
  check (closed_by is null or closed_at is not null),
  check ((kind in ('not_settled', 'refund_missing')) = (row_id is null)),
  check (row_id is not null or attempt_id is not null),
  check ((kind = 'refund_missing') = (refund_id is not null))
);
create unique index settlement_exception_row on settlement_exception (row_id, kind) where row_id is not null;
create unique index settlement_exception_attempt on settlement_exception (attempt_id) where kind = 'not_settled';
create unique index settlement_exception_refund on settlement_exception (refund_id) where kind = 'refund_missing';
create index settlement_exception_open on settlement_exception (opened_at) where closed_at is null;
create index settlement_exception_order on settlement_exception (order_id);

create table chargeback (
  id         bigint generated always as identity primary key,
  order_id   bigint not null references customer_order,
  attempt_id bigint not null references payment_attempt,
  row_id     bigint unique references settlement_row,
  cents      integer not null check (cents > 0),
  -- as the bank gives it
  reason     text check (length(reason) between 1 and 300),
  -- the last day for an answer to the bank
  respond_by date,
  status     text not null check (status in ('open', 'lost', 'won')),
  opened_at  timestamptz not null,
  ended_at   timestamptz check (ended_at >= opened_at),
  check ((status = 'open') = (ended_at is null))
);
create unique index chargeback_open on chargeback (attempt_id) where status = 'open';
create index chargeback_attempt on chargeback (attempt_id);
create index chargeback_order on chargeback (order_id);
