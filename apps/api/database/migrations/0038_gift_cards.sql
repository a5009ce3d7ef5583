-- Gift cards, and every movement of what is on them. A card has no name and no address on it: whoever has its code may use it.

create table gift_card (
  id            bigint generated always as identity primary key,
  -- SHA-256 of the code; null until the e-mail that carries it is written
  code_hash     bytea unique check (octet_length(code_hash) = 32),
  -- of the code, for people who talk about the card
  last4         text check (last4 ~ '^[0-9A-HJKMNP-TV-Z]{4}$'),
  initial_cents integer not null check (initial_cents > 0),
  balance_cents integer not null check (balance_cents >= 0),
  -- the first moment at which it is no longer valid
  expires_at    timestamptz not null,
  -- the line with which it was bought, and which of its copies it is
  order_line_id bigint references order_line,
  line_copy     integer check (line_copy > 0),
  issued_at     timestamptz not null,
  sent_at       timestamptz,
  voided_at     timestamptz,
  check (balance_cents <= initial_cents),
  check ((code_hash is null) = (last4 is null)),
  check (sent_at is null or code_hash is not null),
  check ((order_line_id is null) = (line_copy is null)),
  unique (order_line_id, line_copy)
);

create table gift_card_entry (
  id           bigint generated always as identity primary key,
  gift_card_id bigint not null references gift_card,
  kind         text not null check (kind in ('issue', 'spend', 'refund', 'void')),
  -- what it does to the balance
  cents        integer not null,
  -- what it paid, and what gives it back
  order_id     bigint references customer_order,
  at           timestamptz not null,
  check ((order_id is not null) = (kind in ('spend', 'refund'))),
  check (case when kind in ('issue', 'refund') then cents > 0 else cents < 0 end)
);
create unique index gift_card_entry_once on gift_card_entry (gift_card_id, kind) where order_id is null;
create unique index gift_card_entry_order on gift_card_entry (order_id, gift_card_id, kind) where order_id is not null;
create index gift_card_entry_card on gift_card_entry (gift_card_id, id);
create trigger gift_card_entry_append_only before update or delete on gift_card_entry
  for each row execute function refuse_change();

-- At the end of the transaction: no balance changes without its entry, and no entry without the balance.
create function check_gift_card() returns trigger language plpgsql as $$
declare
  card bigint;
begin
  if tg_table_name = 'gift_card' then card := new.id; else card := new.gift_card_id; end if;
  if (select balance_cents from gift_card where id = card) is distinct from
    (select sum(cents) from gift_card_entry where gift_card_id = card) then
    raise exception 'gift card % does not add up', card using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger gift_card_adds_up after insert or update of balance_cents on gift_card
  deferrable initially deferred for each row execute function check_gift_card();
create constraint trigger gift_card_entry_adds_up after insert on gift_card_entry
  deferrable initially deferred for each row execute function check_gift_card();

-- Where a card that was bought goes on its day. Deleted once it is sent, so that nothing of the people stays.
create table gift_card_delivery (
  gift_card_id   bigint primary key references gift_card,
  order_id       bigint not null references customer_order,
  email          text not null check (position('@' in email) > 1),
  recipient_name text not null check (length(recipient_name) between 1 and 100),
  sender_name    text not null check (length(sender_name) <= 100),
  message        text check (length(message) between 1 and 300),
  language       text not null check (language in ('el', 'en')),
  send_at        timestamptz not null,
  -- the code, readable with the shop's secret, from the first try to send it until it is sent
  sealed_code    bytea
);
create index gift_card_delivery_order on gift_card_delivery (order_id);
