-- Wakes the worker as soon as a change with something to carry out is committed, so that nobody waits for the next look
-- round. The notice leaves with the transaction: a change that was rolled back wakes nobody.

create function tell_outbox() returns trigger language plpgsql as $$
begin
  perform pg_notify('stoa_outbox', '');
  return null;
end $$;
create trigger tell_outbox after insert on outbox
  for each statement execute function tell_outbox();
