-- Shipments at carriers, and the points where theirs can be collected.

create table pickup_point (
  carrier      text not null check (carrier in ('box_now', 'clever_point', 'acs')),
  id           text not null,
  kind         text not null check (kind in ('locker', 'shop')),
  name         text not null,
  street       text not null,
  city         text not null,
  postal_code  text not null,
  country_code text not null check (country_code ~ '^[A-Z]{2}$'),
  latitude     double precision not null check (latitude between -90 and 90),
  longitude    double precision not null check (longitude between -180 and 180),
  note         text,
  primary key (carrier, id)
);

-- Once for a listing, and not for one that has changed nothing.
create function tell_pickup_points() returns trigger language plpgsql as $$
begin
  if exists (select from changed_points) then perform log_change('pickup_points'); end if;
  return null;
end $$;
create trigger tell_pickup_points_insert after insert on pickup_point referencing new table as changed_points
  for each statement execute function tell_pickup_points();
create trigger tell_pickup_points_update after update on pickup_point referencing new table as changed_points
  for each statement execute function tell_pickup_points();
create trigger tell_pickup_points_delete after delete on pickup_point referencing old table as changed_points
  for each statement execute function tell_pickup_points();

-- A row is committed as `creating` before its carrier is asked: a call without an answer leaves it for the job that looks up
-- what has become of it.
create table shipment (
  id          bigint generated always as identity primary key,
  order_id    bigint not null references customer_order,
  carrier     text not null check (carrier in ('box_now', 'clever_point', 'acs')),
  reference   text not null unique check (reference <> ''),
  state       text not null check (state in ('creating', 'created', 'refused', 'cancelled')),
  refusal     text,
  number      text,
  pickup_day  date not null,
  -- the carrier's list with which it was handed over
  pickup_list text,
  asked_at    timestamptz not null,
  settled_at  timestamptz,
  check ((state in ('created', 'cancelled')) = (number is not null)),
  check ((state = 'refused') = (refusal is not null)),
  check ((state = 'creating') = (settled_at is null)),
  unique (carrier, number)
);
create index shipment_order on shipment (order_id);
create index shipment_creating on shipment (asked_at) where state = 'creating';
create index shipment_to_hand_over on shipment (carrier, pickup_day) where state = 'created' and pickup_list is null;

create table shipment_parcel (
  id          bigint generated always as identity primary key,
  order_id    bigint not null references customer_order,
  shipment_id bigint not null references shipment,
  position    integer not null check (position > 0),
  number      text not null,
  state       text check (state in ('announced', 'in_transit', 'ready_for_pickup', 'missing', 'expired', 'returning',
    'cancelled', 'lost', 'returned', 'delivered')),
  state_at    timestamptz,
  -- opens the locker
  pin         text,
  -- when the carrier is asked next
  track_at    timestamptz,
  check ((state is null) = (state_at is null)),
  unique (shipment_id, position),
  unique (shipment_id, number)
);
create index shipment_parcel_order on shipment_parcel (order_id);
create index shipment_parcel_due on shipment_parcel (track_at) where track_at is not null;

create table parcel_event (
  id          bigint generated always as identity primary key,
  order_id    bigint not null references customer_order,
  parcel_id   bigint not null references shipment_parcel,
  -- the carrier's
  event_id    text not null,
  name        text not null,
  state       text,
  at          timestamptz not null,
  place       text,
  received_at timestamptz not null,
  unique (parcel_id, event_id)
);
create index parcel_event_order on parcel_event (order_id);
create trigger parcel_event_append_only before update or delete on parcel_event
  for each row execute function refuse_change();
