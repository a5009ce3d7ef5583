-- What tools of the shop's ERP asked for, and what came of it: `started` remains when the process ended meanwhile. The order is
-- named as it was asked for; there may be none.
create table tool_call (
  id        bigint generated always as identity primary key,
  at        timestamptz not null,
  tool      text not null check (tool ~ '^[a-z][a-z0-9_-]{0,29}$'),
  order_uid uuid not null,
  status    integer not null,
  outcome   text not null check (outcome ~ '^[a-z_]{1,40}$')
);
create index tool_call_order on tool_call (order_uid, id);

-- A row is kept as it was written; only its outcome is filled in, once.
create function keep_tool_call() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.outcome = 'started'
    and (new.id, new.at, new.tool, new.order_uid, new.status) = (old.id, old.at, old.tool, old.order_uid, old.status) then
    return new;
  end if;
  raise exception 'calls of tools are kept' using errcode = 'check_violation';
end $$;
create trigger tool_call_kept before update or delete on tool_call for each row execute function keep_tool_call();
