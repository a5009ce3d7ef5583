-- What registers have said of VAT numbers: asked once, and used while it holds. It names companies, and nobody who asked.
create table vat_check (
  id           bigint generated always as identity primary key,
  -- The country's code at VIES; Greece is EL.
  country      text not null check (country ~ '^[A-Z]{2}$'),
  number       text not null check (length(number) between 2 and 20),
  register     text not null check (register in ('aade', 'vies')),
  result       text not null check (result in ('valid', 'invalid', 'unknown')),
  -- Why it is not valid.
  reason       text check ((reason is null) = (result = 'valid')),
  company      jsonb check ((company is not null) = (result = 'valid')),
  request_date text,
  request_id   text,
  checked_at   timestamptz not null,
  unique (country, number, register)
);

create index vat_check_age on vat_check (checked_at);

-- What was known of the number when the order was placed or checked later, with the register's own date and identifier. Null
-- where no register knows it, and for orders of earlier releases.
alter table order_invoice
  add column vat_result text check (vat_result in ('valid', 'invalid', 'unknown')),
  add column vat_register text check (vat_register in ('aade', 'vies')),
  add column vat_checked_at timestamptz,
  add column vat_request_date text,
  add column vat_request_id text,
  add column vat_attempts integer,
  -- When it is checked again.
  add column vat_check_at timestamptz;

create index order_invoice_vat_check on order_invoice (vat_check_at) where vat_check_at is not null;
create index order_invoice_vat_open on order_invoice (order_id) where vat_result in ('invalid', 'unknown');
