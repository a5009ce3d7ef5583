-- An order of gift cards is completed when they are sent: there is no courier in between.
insert into order_transition (from_status, to_status) values (1, 3) on conflict do nothing;

-- those whose cards were sent before; the job looks at each again
insert into outbox (topic, payload)
select 'gift_card.delivered', jsonb_build_object('orderId', o.id)
from customer_order o join shipping_type t on t.id = o.shipping_type_id
where t.code = 'email' and o.payment_status = 'paid'
  and not exists (select from gift_card_delivery d where d.order_id = o.id);
