// Invariants of events of orders and their deliveries.

export const webhooksInvariants: Record<string, string> = {
  'an event of an order whose place is not the next': `
    select order_id from order_event where sequence is not null
    group by order_id having min(sequence) <> 1 or max(sequence) <> count(*)`,
  'a delivery under another place or order than its event has': `
    select d.event_id from webhook_delivery d join order_event e on e.id = d.event_id
    where (d.order_id, d.sequence) is distinct from (e.order_id, e.sequence)`,
  'an endpoint for events without a secret, or with more than two': `
    select w.id from webhook_endpoint w
    where (select count(*) from webhook_secret s where s.endpoint_id = w.id) not between 1 and 2`,
}
