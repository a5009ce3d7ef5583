-- What an order gives back to a card that was voided meanwhile is taken off it again, for a card in its place.
drop index gift_card_entry_once;
create unique index gift_card_entry_once on gift_card_entry (gift_card_id, kind) where order_id is null and kind not in ('return', 'void');
