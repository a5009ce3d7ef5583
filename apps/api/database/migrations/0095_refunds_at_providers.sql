-- What is owed for an order, or for its return, goes back at the provider that captured it: once each, and never more than was
-- captured. What was due before is paid back by hand, as it was.
alter table payment_refund
  add column reason text not null default 'surplus' check (reason in ('surplus', 'order', 'return')),
  add column return_id bigint references order_return,
  add constraint payment_refund_of_return check ((return_id is not null) = (reason = 'return'));
create unique index payment_refund_of_order on payment_refund (order_id) where reason = 'order';
create unique index payment_refund_of_return on payment_refund (return_id) where return_id is not null;

create function check_refunds() returns trigger language plpgsql as $$
begin
  if (select sum(cents) from payment_refund where attempt_id = new.attempt_id and status <> 'refused') > coalesce((
    select captured_cents from payment_attempt where id = new.attempt_id), 0) then
    raise exception 'more is paid back of attempt % than was captured', new.attempt_id using errcode = 'check_violation';
  end if;
  return null;
end $$;
create trigger payment_refund_within after insert or update of cents, attempt_id, status on payment_refund
  for each row execute function check_refunds();
