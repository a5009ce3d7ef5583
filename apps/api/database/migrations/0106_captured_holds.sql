-- One word for what a provider does with an amount that it holds: it is captured.

alter table payment_attempt rename column take_at to capture_at;
alter table payment_attempt rename column take_cents to capture_cents;
