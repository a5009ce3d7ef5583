-- Statements of withdrawal, and what came back of an order.

-- What somebody stated, when, and of which order; null while it is not known which one that is.
create table withdrawal (
  id         bigint generated always as identity primary key,
  -- of the call that stated it, so that a repeated one states nothing more
  key        uuid not null unique,
  body_hash  text not null,
  code       text not null unique check (code ~ '^WD-\d{2}-\d{6,9}$'),
  order_id   bigint references customer_order,
  -- what else the statement says: whose it is, the order’s number as it was typed, and what it is about in words
  order_text text not null check (length(order_text) <= 40),
  name       text not null check (length(name) <= 120),
  email      text not null check (position('@' in email) > 1),
  words      text check (length(words) between 1 and 1000),
  language   text not null check (language in ('el', 'en')),
  stated_at  timestamptz not null,
  -- what the buyer was told that follows from it; null where a person reads it first
  terms      jsonb,
  -- when the buyer proved that the goods are on their way back
  proof_at   timestamptz check (proof_at >= stated_at),
  -- the last day on which the staff were warned of it
  warned_on  date
);
create index withdrawal_order on withdrawal (order_id);
create index withdrawal_unknown on withdrawal (stated_at) where order_id is null;
create sequence withdrawal_number;

create table withdrawal_line (
  withdrawal_id bigint not null references withdrawal,
  order_id      bigint not null references customer_order,
  line          integer not null,
  quantity      integer not null check (quantity > 0),
  primary key (withdrawal_id, line)
);
create index withdrawal_line_order on withdrawal_line (order_id);

-- Copies that came back at once, and what they give back in money. Gift cards and points get theirs in the same transaction.
create table order_return (
  id            bigint generated always as identity primary key,
  order_id      bigint not null references customer_order,
  withdrawal_id bigint references withdrawal,
  source        text not null check (source ~ '^[a-z0-9_.:-]{1,60}$'),
  received_at   timestamptz not null,
  money_cents   integer not null check (money_cents >= 0),
  -- null where no money is owed
  refund_due_on date,
  refunded_at   timestamptz check (refunded_at >= received_at),
  warned_on     date,
  check (refund_due_on is null or money_cents > 0),
  check (refunded_at is null or refund_due_on is not null)
);
create index order_return_order on order_return (order_id);
create index order_return_withdrawal on order_return (withdrawal_id);
create index order_return_due on order_return (refund_due_on) where refunded_at is null and refund_due_on is not null;

create table order_return_line (
  return_id bigint not null references order_return,
  order_id  bigint not null references customer_order,
  line      integer not null,
  quantity  integer not null check (quantity > 0),
  -- of these, not for sale any more
  damaged   integer not null check (damaged between 0 and quantity),
  cents     integer not null check (cents >= 0),
  primary key (return_id, line)
);
create index order_return_line_order on order_return_line (order_id, line);

-- Nobody returns more than was bought, whoever writes it.
create function check_returned_copies() returns trigger language plpgsql as $$
begin
  if (select sum(quantity) from order_return_line where order_id = new.order_id and line = new.line) > coalesce((
    select quantity from order_line where order_id = new.order_id and position = new.line), 0) then
    raise exception 'more copies of line % of order % came back than it has', new.line, new.order_id using errcode = 'check_violation';
  end if;
  return null;
end $$;
create trigger order_return_line_within after insert or update on order_return_line
  for each row execute function check_returned_copies();

alter table order_refund add column warned_on date;

-- What a return gives back to a card: an order may give back several times.
alter table gift_card_entry add column order_return_id bigint references order_return;
alter table gift_card_entry drop constraint gift_card_entry_kind_check;
alter table gift_card_entry add constraint gift_card_entry_kind_check
  check (kind in ('issue', 'spend', 'refund', 'void', 'return'));
alter table gift_card_entry drop constraint gift_card_entry_check1;
alter table gift_card_entry add constraint gift_card_entry_check_sign
  check (case when kind in ('issue', 'refund', 'return') then cents > 0 else cents < 0 end);
alter table gift_card_entry add constraint gift_card_entry_check_return check ((order_return_id is not null) = (kind = 'return'));
drop index gift_card_entry_once;
create unique index gift_card_entry_once on gift_card_entry (gift_card_id, kind) where order_id is null and kind <> 'return';
create unique index gift_card_entry_return on gift_card_entry (order_return_id, gift_card_id) where order_return_id is not null;

-- Copies that came back and cannot be sold again.
alter table stock_movement drop constraint stock_movement_reason_check;
alter table stock_movement add constraint stock_movement_reason_check
  check (reason in ('received', 'claimed', 'restored', 'counted', 'damaged'));
