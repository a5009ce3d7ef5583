-- What staff are told of by e-mail: each event once, however often it is seen.

create table staff_alert (
  id        bigint generated always as identity primary key,
  kind      text not null check (kind in ('surplus', 'captured_again', 'hold_ends', 'hold_extended', 'hold_lost', 'capture_refused',
    'refund_refused', 'charged_back', 'chargeback_opened', 'chargeback_lost', 'exceptions')),
  -- which event of its kind
  key       text not null check (length(key) between 1 and 100),
  -- null of what is about no single order
  order_id  bigint references customer_order,
  provider  text check (provider ~ '^[a-z][a-z0-9_]{1,29}$'),
  -- of the payment, ours
  reference text check (length(reference) between 1 and 100),
  cents     integer check (cents >= 0),
  currency  text check (currency ~ '^[A-Z]{3}$'),
  -- until when something can be done
  last_day  date,
  raised_at timestamptz not null,
  check ((kind = 'exceptions') = (order_id is null)),
  check (num_nulls(order_id, provider, reference, cents, currency) in (0, 5)),
  unique (kind, key)
);
create index staff_alert_order on staff_alert (order_id);

-- the alert that told of it; null until then
alter table settlement_exception add column alert_id bigint references staff_alert;
create index settlement_exception_untold on settlement_exception (id) where alert_id is null and closed_at is null;
create index settlement_exception_alert on settlement_exception (alert_id);
