-- Words on a card that goes into the parcel, as the buyer wrote them.
alter table customer_order add column gift_note text check (char_length(gift_note) between 1 and 300);
