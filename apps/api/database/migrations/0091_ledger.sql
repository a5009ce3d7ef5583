-- What every event of an order's money moved between accounts. What is wrong is put right by another event, never changed.
create table ledger_entry (
  event      text not null check (event ~ '^[a-z_]{1,40}$'),
  -- of what the event is about: an order, an attempt, a return
  subject_id bigint not null,
  account    text not null check (account ~ '^[a-z_]{1,40}(:[a-z_]{1,40})?$'),
  -- null for what is about no single order
  order_id   bigint references customer_order,
  cents      integer not null check (cents <> 0),
  at         timestamptz not null,
  primary key (event, subject_id, account)
);
create index ledger_entry_order on ledger_entry (order_id);
create trigger ledger_entry_append_only before update or delete on ledger_entry
  for each row execute function refuse_change();

-- All entries of an event are written by one statement.
create function check_ledger_balance() returns trigger language plpgsql as $$
begin
  if exists (select from written group by event, subject_id having sum(cents) <> 0) then
    raise exception 'the entries of an event do not sum to zero' using errcode = 'check_violation';
  end if;
  return null;
end $$;
create trigger ledger_entry_balances after insert on ledger_entry
  referencing new table as written for each statement execute function check_ledger_balance();
