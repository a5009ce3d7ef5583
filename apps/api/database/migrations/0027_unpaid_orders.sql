-- Orders that wait for their payment are few; they are looked for every quarter of an hour.
create index customer_order_awaiting on customer_order (placed_at) where payment_status = 'awaiting';
