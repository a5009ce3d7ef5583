-- What came in for an order: less than was due where a part of it came back before. Null of orders that are not paid, and of
-- those of earlier releases, for which all that was due came in.
alter table customer_order add column paid_cents integer check (paid_cents >= 0);

-- What the carrier collects with it; null of shipments of earlier releases.
alter table shipment add column collect_cents integer check (collect_cents >= 0);
