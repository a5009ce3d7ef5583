-- Refunded is an order of which nothing is with its buyer: what is left of a part that came back may come back too.
delete from order_transition where (from_status, to_status) in ((4, 7), (8, 7));
