// Invariants of payments.

import { codesOf } from '@stoa/domain/kinds'
import { orderStatusNumbers } from '@stoa/domain/ordering/order/order-status'
import { unpayableStatuses } from '@stoa/domain/ordering/payment/awaits-payment'
import { type PaymentKind, paymentKinds } from '@stoa/domain/ordering/payment/payment-kinds'

const unpayableNumbers = unpayableStatuses.map((status) => orderStatusNumbers[status]).join(', ')

export const paymentsInvariants: Record<string, string> = {
  'cash for an amount that cash may not settle': `
    select o.id from customer_order o join payment_type t on t.id = o.payment_type_id
    where o.total_cents >= t.refused_from_cents`,
  'an order that is paid without a capture, or captured and not paid': `
    select o.id from customer_order o join payment_type t on t.id = o.payment_type_id
    where (o.payment_status = 'paid' and t.code = any('{${codesOf<PaymentKind>(paymentKinds, (kind) => kind.byProvider)}}')) <> exists (
      select from payment_attempt a where a.order_id = o.id and a.status = 'captured')`,
  'an order that is held without an amount that is, or the other way round': `
    select o.id from customer_order o where (o.payment_status = 'held') <> exists (
      select from payment_attempt a where a.order_id = o.id and a.status = 'authorised' and a.held_at is not null)`,
  'a surplus that would have paid its order': `
    select a.id from payment_attempt a join customer_order o on o.id = a.order_id
    where a.status = 'surplus' and (a.captured_cents, a.captured_currency) = (a.amount_cents, a.currency)
      and not exists (
        select from payment_attempt b where b.id <> a.id and (b.provider, b.transaction) = (a.provider, a.transaction)) and o.payment_status <> 'paid' and (
      select status from order_status_change c where c.order_id = o.id order by c.id desc limit 1) not in (${unpayableNumbers})`,
  'an attempt to pay something else than what was due, without what had come back': `
    select a.id from payment_attempt a join customer_order o on o.id = a.order_id where coalesce(o.due_cents, o.total_cents) - a.amount_cents
      not between 0 and coalesce((select sum(r.money_cents) from order_return r where r.order_id = o.id), 0)`,
  'an order that a provider captured and nobody was told of, or told of twice': `
    select a.order_id from payment_attempt a where a.status = 'captured' and 1 <> (
      select count(*) from outbox b where b.topic = 'order.paid' and (b.payload ->> 'orderId')::bigint = a.order_id)`,
  'a surplus that nobody pays back': `
    select a.id from payment_attempt a where a.status = 'surplus' and a.captured_cents > 0
      and not exists (
        select from payment_attempt b where b.id <> a.id and (b.provider, b.transaction) = (a.provider, a.transaction))
      and not exists (select from payment_refund r where r.attempt_id = a.id)`,
  'more paid back than was captured': `
    select a.id from payment_attempt a join payment_refund r on r.attempt_id = a.id where r.status <> 'refused'
    group by a.id having sum(r.cents) > coalesce(a.captured_cents, 0)`,
  'a settlement that does not agree, and that nobody is told of': `
    select r.id from settlement_row r where r.checked_at is not null and not r.matched
      and not exists (select from settlement_exception e where e.row_id = r.id)`,
  'a settlement that agrees, and that somebody is still told of': `
    select e.id from settlement_exception e join settlement_row r on r.id = e.row_id where e.closed_at is null and r.matched
      and e.kind <> 'payout_missing'`,
  'more settled by a provider than it captured': `
    select a.id from payment_attempt a join settlement_row r on r.attempt_id = a.id and r.kind = 'sale' and r.matched
    group by a.id having sum(r.gross_cents) > coalesce(a.captured_cents, 0)`,
  'more taken back by a bank than its buyer has paid': `
    select a.id from payment_attempt a join chargeback c on c.attempt_id = a.id where c.status <> 'won'
    group by a.id having sum(c.cents) > coalesce(a.captured_cents, 0)`,
  'money that a provider has paid back and that is still owed, or that was paid back twice': `
    select r.id from payment_refund r
    left join order_refund f on r.reason = 'order' and f.order_id = r.order_id
    left join order_return t on t.id = r.return_id
    where r.reason <> 'surplus' and (r.status = 'done' and coalesce(f.settled_at, t.refunded_at) is null
      or r.status = 'due' and coalesce(f.settled_at, t.refunded_at) is not null
      or r.cents <> coalesce(f.cents, t.money_cents))`,
  'a fee or a payout of a provider that is not in the ledger as it was': `
    select r.id from settlement_row r where r.currency = 'EUR' and (r.fee_cents <> coalesce((
        select e.cents from ledger_entry e where e.event = 'fee' and e.subject_id = r.id and e.account = 'fees'), 0)
      or r.kind = 'payout' and -r.gross_cents <> coalesce((
        select sum(e.cents) from ledger_entry e where e.event in ('paid_out', 'collected') and e.subject_id = r.id and e.account = 'bank'), 0))`,
  'a chargeback that is not in the ledger as it is': `
    select c.id from chargeback c join payment_attempt a on a.id = c.attempt_id
    where a.captured_currency = 'EUR'
      and exists (select from ledger_entry p where p.event = 'placed' and p.subject_id = c.order_id)
      and case when c.status = 'won' then 0 else c.cents end <> coalesce((
        select sum(e.cents) from ledger_entry e
        where e.event in ('chargeback', 'chargeback_won') and e.subject_id = c.id and e.account = 'chargebacks'), 0)`,
  'an order that a transfer pays and that is not paid, or that transfers pay more than once': `
    select o.id from bank_line l join customer_order o on o.id = l.order_id group by o.id
    having o.payment_status <> 'paid' or sum(l.cents - l.owed_cents) > coalesce(o.paid_cents, o.due_cents, o.total_cents)`,
  'an attempt that ended and that its provider is asked about': `
    select id from payment_attempt where status in ('captured', 'surplus') and check_at is not null`,
}
