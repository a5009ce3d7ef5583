-- The last return of its order that the goods and amounts of a shipment know of; null for none. What comes later is still in the parcel.
-- Times do not say which was first: they are of several clocks, and a statement is dated before it is committed. What was stated within
-- the minute before a shipment of before was asked for is in doubt, and such a shipment is packed anew where it has not left.

alter table shipment add column last_return_id bigint references order_return;
create index shipment_last_return on shipment (last_return_id);
update shipment s set last_return_id = (
  select max(r.id) from order_return r where r.order_id = s.order_id and r.received_at < s.asked_at - interval '1 minute');
