-- Batches of a provider of which no payout has come. They stand at the first of their rows.

alter table settlement_exception drop constraint settlement_exception_kind_check;
alter table settlement_exception add constraint settlement_exception_kind_check check (kind in ('unknown', 'not_paid', 'amount_differs',
  'currency_differs', 'settled_twice', 'refund_unknown', 'chargeback_unknown', 'payout_differs', 'payout_missing', 'not_settled',
  'refund_missing'));
