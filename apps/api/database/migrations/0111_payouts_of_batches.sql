-- Which payout of a provider a row is in, as it says; what payouts are that differ from the sum of their rows.

alter table settlement_row add column batch text check (length(batch) between 1 and 100);
create index settlement_row_batch on settlement_row (provider, batch) where batch is not null;

alter table settlement_exception drop constraint settlement_exception_kind_check;
alter table settlement_exception add constraint settlement_exception_kind_check check (kind in ('unknown', 'not_paid', 'amount_differs',
  'currency_differs', 'settled_twice', 'refund_unknown', 'chargeback_unknown', 'payout_differs', 'not_settled', 'refund_missing'));
