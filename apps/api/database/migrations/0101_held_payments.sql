-- An order whose amount is held at its provider is carried out like one that is paid, and its money is taken as it leaves.

alter table customer_order drop constraint customer_order_payment_status_check;
alter table customer_order add constraint customer_order_payment_status_check
  check (payment_status in ('awaiting', 'held', 'on_delivery', 'paid'));
insert into payment_transition (subject, from_status, to_status) values
  ('order', 'awaiting', 'held'), ('order', 'held', 'paid'), ('order', 'held', 'awaiting');

-- for how long the provider holds what it authorises; null where it is taken at once
alter table payment_attempt add column hold_days smallint check (hold_days between 1 and 60);
-- since when it is held for its order, and until when
alter table payment_attempt add column held_at timestamptz;
alter table payment_attempt add column held_until timestamptz check ((held_until is null) = (held_at is null));
-- since when it is to be taken, and how much of it: nothing that came back before
alter table payment_attempt add column take_at timestamptz check (take_at is null or held_at is not null);
alter table payment_attempt add column take_cents integer check (take_cents between 1 and amount_cents);
create unique index payment_attempt_held on payment_attempt (order_id) where status = 'authorised' and held_at is not null;

alter table payment_attempt drop constraint payment_attempt_paid_exactly;
alter table payment_attempt add constraint payment_attempt_paid_exactly check (status <> 'captured'
  or (captured_cents, captured_currency) is not distinct from (coalesce(take_cents, amount_cents), currency));
