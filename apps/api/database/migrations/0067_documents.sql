-- Tax documents: receipts, invoices and credit notes, each with a number of its series, and what became of their transmission.

-- Who issues, as configured at each start of the shop; the newest row counts. Without facts none are issued.
create table document_issuer (
  id    bigint generated always as identity primary key,
  since timestamptz not null,
  facts jsonb check (jsonb_typeof(facts) = 'object')
);
create trigger document_issuer_append_only before update or delete on document_issuer
  for each row execute function refuse_change();

-- The last number of each series. A number is taken in the transaction that writes its document, so that none is missing.
create table document_counter (
  series      text primary key,
  last_number integer not null check (last_number > 0)
);

create table document (
  id          bigint generated always as identity primary key,
  order_id    bigint not null references customer_order,
  kind        text not null check (kind in ('receipt', 'invoice', 'receipt_credit', 'invoice_credit')),
  -- as the tax authority numbers them: 11.1
  type        text not null check (type ~ '^\d{1,2}\.\d$'),
  series      text not null check (series <> ''),
  number      integer not null check (number > 0),
  issued_at   timestamptz not null,
  -- the shop's day
  issued_on   date not null,
  -- identifies it at the tax authority: a digest of issuer, day, branch, type, series and number
  uid         text not null unique check (uid ~ '^[0-9A-F]{40}$'),
  issuer_id   bigint not null references document_issuer,
  scheme      text not null check (scheme in ('domestic', 'oss', 'reverse_charge')),
  corrects_id bigint references document,
  gross_cents integer not null check (gross_cents > 0),
  net_cents   integer not null check (net_cents >= 0),
  vat_cents   integer not null check (vat_cents = gross_cents - net_cents),
  unique (series, number),
  check ((corrects_id is not null) = (kind in ('receipt_credit', 'invoice_credit')))
);
create unique index document_of_order on document (order_id) where corrects_id is null;
create index document_order on document (order_id);
create index document_corrects on document (corrects_id) where corrects_id is not null;
create trigger document_append_only before update or delete on document for each row execute function refuse_change();

create table document_vat (
  order_id    bigint not null references customer_order,
  document_id bigint not null references document,
  -- basis points
  rate        integer not null check (rate between 0 and 10000),
  gross_cents integer not null check (gross_cents >= 0),
  net_cents   integer not null check (net_cents >= 0),
  vat_cents   integer not null check (vat_cents = gross_cents - net_cents),
  primary key (document_id, rate)
);
create index document_vat_order on document_vat (order_id);
create trigger document_vat_append_only before update or delete on document_vat for each row execute function refuse_change();

create table document_payment (
  order_id    bigint not null references customer_order,
  document_id bigint not null references document,
  position    integer not null check (position >= 0),
  -- a payment kind, or the kind of a means: gift_card, points
  kind        text not null,
  cents       integer not null check (cents > 0),
  -- the provider's
  transaction text,
  primary key (document_id, position)
);
create index document_payment_order on document_payment (order_id);
create trigger document_payment_append_only before update or delete on document_payment
  for each row execute function refuse_change();

-- Whom an invoice is for. Emptied when its retention is over.
create table document_recipient (
  order_id     bigint not null references customer_order,
  document_id  bigint primary key references document,
  company_name text not null,
  profession   text not null,
  vat_number   text not null,
  tax_office   text not null,
  -- ISO 3166-1
  country      text not null check (country ~ '^[A-Z]{2}$'),
  street       text not null,
  city         text not null,
  postal_code  text not null
);
create index document_recipient_order on document_recipient (order_id);

-- A document that cannot be issued with its order's move: it waits for what its reason says.
create table document_hold (
  order_id bigint primary key references customer_order,
  reason   text not null check (reason in ('vat_number_unknown', 'vat_number_invalid', 'oss', 'returned_by_line')),
  since    timestamptz not null
);

create table document_transmission (
  order_id            bigint not null references customer_order,
  document_id         bigint primary key references document,
  state               text not null check (state in ('waiting', 'accepted', 'rejected')),
  attempts            integer not null check (attempts >= 0),
  -- when it is tried next; null when it is not tried by itself
  next_at             timestamptz,
  -- why it is not accepted yet
  problem             text,
  -- what the tax authority answered
  mark                text unique,
  authentication_code text,
  qr_url              text,
  answered_at         timestamptz,
  check ((state = 'accepted') = (mark is not null)),
  check (state = 'waiting' or next_at is null)
);
create index document_transmission_order on document_transmission (order_id);
create index document_transmission_due on document_transmission (next_at) where next_at is not null;
create index document_transmission_open on document_transmission (document_id) where state <> 'accepted';

-- What was accepted stays so.
create function keep_accepted() returns trigger language plpgsql as $$
begin
  if old.state = 'accepted' then raise exception 'document % is accepted', old.document_id; end if;
  return new;
end $$;
create trigger document_transmission_accepted before update or delete on document_transmission
  for each row execute function keep_accepted();

create function tell_documents() returns trigger language plpgsql as $$
begin
  perform log_change('documents');
  return null;
end $$;
create trigger tell_documents after insert on document_transmission for each statement execute function tell_documents();
