-- The shipments of an order that is cancelled are cancelled at their carriers: tried until each has answered.
alter table shipment
  -- when that is tried next; null before the first time
  add column cancel_at timestamptz,
  add column cancel_attempts integer not null default 0 check (cancel_attempts >= 0),
  -- why the carrier will not: somebody has to stop the parcel
  add column cancel_refusal text;
