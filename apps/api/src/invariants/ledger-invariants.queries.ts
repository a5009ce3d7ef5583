// Invariants of the ledger: that it balances, and says what the books say that it was written from.

import { shopLoyalty } from '@stoa/domain/ordering/loyalty/loyalty-settings'
import { givesBack } from '@stoa/domain/ordering/order/order-moves'
import { orderStatusNumbers } from '@stoa/domain/ordering/order/order-status'
import { numbersOf } from './status-numbers.ts'

/** Of an order `o`; releases that moved orders without saying who gave nothing back. */
const comesToNothing = `coalesce((
  select c.actor is not null and c.status in (${numbersOf(givesBack)}) from order_status_change c
  where c.order_id = o.id and c.status <> ${orderStatusNumbers.refund} order by c.id desc limit 1), false)`

const inLedger = "exists (select from ledger_entry p where p.event = 'placed' and p.subject_id = o.id)"

const onAccount = (account: string) =>
  `coalesce((select sum(e.cents) from ledger_entry e where e.order_id = o.id and e.account = '${account}'), 0)`

/** Of an attempt `a`: another of the same transaction may have been posted. */
const sharesTransaction = `exists (
  select from payment_attempt b where b.id <> a.id and (b.provider, b.transaction) = (a.provider, a.transaction))`

export const ledgerInvariants: Record<string, string> = {
  'an event of the ledger whose entries do not sum to zero': `
    select event, subject_id from ledger_entry group by 1, 2 having sum(cents) <> 0 or count(distinct order_id) > 1`,
  'an order of which the ledger says something else than what is due, paid and owed': `
    select o.id, ${onAccount('buyer')} as buyer from customer_order o where ${inLedger} and ${onAccount('buyer')} <>
      case when ${comesToNothing} then 0 else o.due_cents
        - coalesce((select sum(r.money_cents) from order_return r where r.order_id = o.id), 0) end
      - case when o.payment_status = 'paid' then coalesce(o.paid_cents, o.due_cents) else 0 end
      - coalesce((select sum(l.owed_cents) from bank_line l where l.order_id = o.id and l.repaid_at is null), 0)
      + coalesce((select sum(f.cents) from order_refund f where f.order_id = o.id and f.settled_at is not null), 0)
      + coalesce((select sum(r.money_cents) from order_return r where r.order_id = o.id and r.refunded_at is not null), 0)
      - coalesce((select sum(a.captured_cents) from payment_attempt a
          where a.order_id = o.id and a.status = 'surplus' and a.captured_currency = 'EUR' and not ${sharesTransaction}), 0)
      + coalesce((select sum(r.cents) from payment_refund r join payment_attempt a on a.id = r.attempt_id
          where r.order_id = o.id and r.status = 'done' and a.status = 'surplus' and a.captured_currency = 'EUR'
            and not ${sharesTransaction}), 0)`,
  'a capture or a refund at a provider that is not in the ledger as it was': `
    select a.id from payment_attempt a join customer_order o on o.id = a.order_id
    where ${inLedger} and a.captured_currency = 'EUR' and not ${sharesTransaction} and a.captured_cents
      - coalesce((select sum(r.cents) from payment_refund r where r.attempt_id = a.id and r.status = 'done'), 0) <>
      coalesce((select sum(e.cents) from ledger_entry e
        where e.event = 'captured' and e.subject_id = a.id and e.account = 'provider:' || a.provider), 0)
      + coalesce((select sum(e.cents) from payment_refund r join ledger_entry e
        on e.event = 'refunded' and e.subject_id = r.id and e.account = 'provider:' || a.provider
        where r.attempt_id = a.id), 0)`,
  'an order that gift cards have paid otherwise than the ledger says': `
    select o.id from customer_order o where ${inLedger} and 0 <> coalesce((
        select sum(e.cents) from gift_card_entry e left join order_return r on r.id = e.order_return_id
        where coalesce(e.order_id, r.order_id) = o.id), 0) + coalesce((
        select sum(e.cents) from ledger_entry e
        where e.order_id = o.id and e.account = 'gift_cards' and e.event in ('placed', 'returned', 'given_back')), 0)`,
  'a gift card that was issued or voided otherwise than the ledger says': `
    select card from (
      select e.event, e.cents, case e.event when 'card_emptied' then
          (select c.gift_card_id from gift_card_entry c where c.id = e.subject_id) else e.subject_id end as card
      from ledger_entry e
      where e.event in ('card_sold', 'card_granted', 'card_returned', 'card_voided', 'card_emptied') and e.account = 'gift_cards') e
    group by card having bool_or(e.event in ('card_sold', 'card_granted')) and -sum(e.cents) <> (
      select sum(c.cents) from gift_card_entry c where c.gift_card_id = card and c.kind in ('issue', 'void'))`,
  'an order that points have paid otherwise than the ledger says': `
    select p.order_id from points_entry p join customer_order o on o.id = p.order_id
    where ${inLedger} and exists (select from order_means m where m.order_id = o.id and m.kind = 'points')
      and (p.kind = 'Redeem' or p.kind in ('Revert', 'RevertAfterEdit') and p.points > 0)
    group by p.order_id, o.id having -sum(p.points) * ${shopLoyalty.pointCents} <> ${onAccount('points')}`,
}
