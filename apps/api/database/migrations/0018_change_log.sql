-- What has changed, as tags, in rows of the change's own transaction: nobody reads of a change that was rolled back. A NOTIFY
-- in the transaction would do the same, but its commit holds a lock of the whole server until it is flushed, so that orders
-- would wait for each other.

create table change_log (
  seq bigint generated always as identity primary key,
  tx  xid8 not null default pg_current_xact_id(),
  tag text not null,
  at  timestamptz not null default now()
);
-- readers ask for transactions, the clearing for times; both only ever for the newest or the oldest rows
create index change_log_tx on change_log (tx);
create index change_log_at on change_log using brin (at);

create function log_change(tag text) returns void language sql as $$
  insert into change_log (tag) values (tag)
$$;

-- Every trigger function that sent a tag to a channel writes it down instead, and is otherwise as it was.
do $$
declare
  sender record;
begin
  for sender in
    select p.oid from pg_proc p
    where p.pronamespace = current_schema()::regnamespace and p.prolang = (select oid from pg_language where lanname = 'plpgsql')
      and p.prosrc like '%pg_notify(''stoa_%'
  loop
    execute replace(replace(replace(pg_get_functiondef(sender.oid),
      'pg_notify(''stoa_changed'', ', 'log_change('),
      'pg_notify(''stoa_outbox'', '''')', 'log_change(''outbox'')'),
      'pg_notify(''stoa_search'', '''')', 'log_change(''search'')');
  end loop;
end $$;
