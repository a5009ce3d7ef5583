-- What happens to orders, as other systems are told of it, and the systems that are told.

-- Written in the transaction of the change. Nothing in it identifies a person.
create table order_event (
  id         bigint generated always as identity primary key,
  -- identifies it outside, in every attempt to deliver it
  uid        uuid not null unique default gen_random_uuid(),
  order_id   bigint not null references customer_order,
  event_type text not null check (event_type ~ '^[a-z]+\.[a-z_]+$'),
  data       jsonb not null check (jsonb_typeof(data) = 'object'),
  at         timestamptz not null,
  -- its place among the order's events, from 1; null until it is handed out to endpoints
  sequence   integer check (sequence > 0)
);
create unique index order_event_sequence on order_event (order_id, sequence) where sequence is not null;
create index order_event_waiting on order_event (id) where sequence is null;
create index order_event_at on order_event (at);

-- An event stays as it was written; it gets its place once.
create function keep_order_event() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.sequence is null
    and (new.id, new.uid, new.order_id, new.event_type, new.data, new.at) = (old.id, old.uid, old.order_id, old.event_type, old.data, old.at) then
    return new;
  end if;
  raise exception 'events of orders are kept' using errcode = 'check_violation';
end $$;
create trigger order_event_kept before update or delete on order_event for each row execute function keep_order_event();

create table webhook_endpoint (
  id           integer generated always as identity primary key,
  url          text not null unique check (url ~ '^https?://'),
  -- of events; null for all
  types        text[] check (cardinality(types) > 0),
  state        text not null default 'active' check (state in ('active', 'disabled')),
  -- why it is disabled
  reason       text check (reason in ('staff', 'gone', 'failing')),
  created_at   timestamptz not null,
  -- in a row
  failures     integer not null default 0 check (failures >= 0),
  failing_since timestamptz,
  -- nothing is sent to it until then
  paused_until timestamptz,
  check ((state = 'disabled') = (reason is not null)),
  check ((failures > 0) = (failing_since is not null))
);

-- Encrypted. Each delivery is signed with all of them: one to use and one to change to.
create table webhook_secret (
  id          bigint generated always as identity primary key,
  endpoint_id integer not null references webhook_endpoint on delete cascade,
  sealed      bytea not null,
  created_at  timestamptz not null
);
create index webhook_secret_endpoint on webhook_secret (endpoint_id);

create table webhook_delivery (
  endpoint_id integer not null references webhook_endpoint on delete cascade,
  event_id    bigint not null references order_event,
  order_id    bigint not null references customer_order,
  -- of the event
  sequence    integer not null,
  state       text not null check (state in ('waiting', 'delivered', 'given_up')),
  attempts    integer not null default 0 check (attempts >= 0),
  -- when it is tried next; a process that has taken it has until then
  next_at     timestamptz,
  -- why the last attempt failed
  problem     text,
  settled_at  timestamptz,
  primary key (endpoint_id, event_id),
  check ((state = 'waiting') = (next_at is not null)),
  check ((state = 'waiting') = (settled_at is null))
);
create index webhook_delivery_due on webhook_delivery (endpoint_id, next_at, event_id) where state = 'waiting';
create index webhook_delivery_order on webhook_delivery (endpoint_id, order_id, sequence) where state = 'waiting';
create index webhook_delivery_settled on webhook_delivery (settled_at) where settled_at is not null;
create index webhook_delivery_event on webhook_delivery (event_id);
create index webhook_delivery_of_order on webhook_delivery (order_id);
