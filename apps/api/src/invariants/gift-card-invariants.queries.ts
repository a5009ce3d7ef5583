// Invariants of gift cards.

export const giftCardInvariants: Record<string, string> = {
  'a gift card with another balance than its entries, or less than nothing': `
    select c.id from gift_card c left join gift_card_entry e on e.gift_card_id = c.id
    group by c.id having c.balance_cents is distinct from sum(e.cents) or c.balance_cents < 0`,
  'a gift card that got back from an order what it had not paid': `
    select e.gift_card_id, coalesce(e.order_id, r.order_id) as order_id from gift_card_entry e
    left join order_return r on r.id = e.order_return_id
    where e.kind in ('spend', 'refund', 'return') group by 1, 2 having sum(e.cents) > 0`,
  'a code that is kept although its e-mail was sent': `
    select d.gift_card_id from gift_card_delivery d join gift_card c on c.id = d.gift_card_id
    where c.sent_at is not null or c.voided_at is not null`,
}
