-- Buyers hear how their order goes by e-mail or on their phone, as they chose.

alter table customer_order add column contact_channel text not null default 'Email'
  check (contact_channel in ('Email', 'Mobile'));

-- What was sent to phones. A row is committed before the service is called, so that nothing is sent twice; neither number nor
-- text is kept.
create table phone_message (
  id         bigint generated always as identity primary key,
  -- ours, which the service brings back with its receipt
  uid        uuid not null unique default gen_random_uuid(),
  order_id   bigint not null references customer_order,
  -- what it says: a status, `placed`, `cancelled` or `delayed`
  kind       text not null check (kind ~ '^[a-zA-Z]+$'),
  -- of the move that it is about
  change_id  bigint references order_status_change,
  state      text not null check (state in ('sending', 'accepted', 'delivered', 'failed')),
  asked_at   timestamptz not null,
  settled_at timestamptz,
  check ((state in ('delivered', 'failed')) = (settled_at is not null)),
  unique nulls not distinct (order_id, kind, change_id)
);
create index phone_message_open on phone_message (asked_at) where state in ('sending', 'accepted');
create index phone_message_change on phone_message (change_id) where change_id is not null;
