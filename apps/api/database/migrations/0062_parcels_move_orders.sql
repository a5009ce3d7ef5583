-- Parcels that wait in a locker, and parcels that were collected after all.
insert into order_transition (from_status, to_status) values (2, 11), (5, 3) on conflict do nothing;

-- What is paid on delivery is paid with the delivery, also of the orders before.
update customer_order o set payment_status = 'paid'
where o.payment_status = 'on_delivery' and exists (select from order_status_change c where c.order_id = o.id and c.status = 3);
