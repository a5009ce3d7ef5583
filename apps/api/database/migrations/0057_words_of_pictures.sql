-- Words on cards are counted as people count: a picture that is one character to them may be several here. How many of
-- them there may be is a rule of the field.
alter table gift_card_delivery drop constraint gift_card_delivery_message_check;
alter table gift_card_delivery add constraint gift_card_delivery_message_check check (length(message) between 1 and 7200);
alter table customer_order drop constraint customer_order_gift_note_check;
alter table customer_order add constraint customer_order_gift_note_check check (length(gift_note) between 1 and 7200);
