-- Of what may come about several times without a move, as other days are, a phone is told each time once.
alter table phone_message add column occasion_at timestamptz;
alter table phone_message drop constraint phone_message_order_id_kind_change_id_key;
alter table phone_message add constraint phone_message_once unique nulls not distinct (order_id, kind, change_id, occasion_at);
