-- What comes to the shop's account at the bank, line by line of its statements.
create table bank_line (
  id          bigint generated always as identity primary key,
  -- the same line of another statement, or of the same one again, has the same
  identity    text not null unique check (length(identity) between 1 and 200),
  booked_on   date not null,
  cents       integer not null check (cents > 0),
  currency    text not null check (currency ~ '^[A-Z]{3}$'),
  -- who paid and what for; forgotten after a year
  text        text check (length(text) <= 500),
  imported_at timestamptz not null,
  state       text not null check (state in ('paid', 'open', 'owed', 'dismissed')),
  problem     text check (problem in ('unknown', 'several_orders', 'less', 'more', 'paid_already', 'order_ended', 'not_by_deposit',
    'other_currency')),
  order_id    bigint references customer_order,
  -- of an open line, the order that may be meant
  proposed_id bigint references customer_order,
  -- what of it does not pay the order, and when it was sent back
  owed_cents  integer not null default 0 check (owed_cents between 0 and cents),
  repaid_at   timestamptz check (repaid_at is null or owed_cents > 0),
  closed_at   timestamptz,
  -- null when the shop closed it by itself
  closed_by   text check (length(closed_by) between 1 and 100),
  reason      text check (length(reason) between 1 and 500),
  check ((state = 'open') = (closed_at is null)),
  check (problem is not null or state = 'paid'),
  check ((state = 'dismissed') = (reason is not null)),
  check ((order_id is not null) = (state in ('paid', 'owed'))),
  check (case state when 'owed' then owed_cents = cents when 'paid' then true else owed_cents = 0 end)
);
create index bank_line_order on bank_line (order_id);
create index bank_line_proposed on bank_line (proposed_id) where proposed_id is not null;
create index bank_line_open on bank_line (id) where state = 'open';
create index bank_line_owed on bank_line (id) where owed_cents > 0 and repaid_at is null;
create index bank_line_text on bank_line (imported_at) where text is not null;
