// Invariants of the shop's data, each as a query that must return no rows.

import { codesOf } from '@stoa/domain/kinds'
import { shippingCodesTo } from '@stoa/domain/ordering/delivery/shipping-kinds'
import { givesBack, releasesCodes } from '@stoa/domain/ordering/order/order-moves'
import { type OrderStatus, orderStatusNumbers } from '@stoa/domain/ordering/order/order-status'
import { givenUpStatuses } from '@stoa/domain/ordering/payment/awaits-payment'
import { type PaymentKind, paymentKinds } from '@stoa/domain/ordering/payment/payment-kinds'
import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Executor } from '../src/database/transaction.ts'

const numbersOf = (chosen: (status: OrderStatus) => boolean): string =>
  (Object.keys(orderStatusNumbers) as OrderStatus[])
    .filter(chosen)
    .map((status) => orderStatusNumbers[status])
    .join(', ')

const givenUpNumbers = givenUpStatuses.map((status) => orderStatusNumbers[status]).join(', ')

/** The copies of every line of an order: of a set, those of its parts. */
const soldCopies = `
  select l.id, l.product_id, l.dimension_id, l.quantity from order_line l
  where not exists (select from order_line_part p where p.order_id = l.order_id and p.line = l.position)
  union all
  select l.id, p.product_id, p.dimension_id, p.quantity
  from order_line_part p join order_line l on l.order_id = p.order_id and l.position = p.line`

const giftCardInvariants: Record<string, string> = {
  'a gift card with another balance than its entries, or less than nothing': `
    select c.id from gift_card c left join gift_card_entry e on e.gift_card_id = c.id
    group by c.id having c.balance_cents is distinct from sum(e.cents) or c.balance_cents < 0`,
  'a gift card that got back from an order what it had not paid': `
    select e.gift_card_id, coalesce(e.order_id, r.order_id) as order_id from gift_card_entry e
    left join order_return r on r.id = e.order_return_id
    where e.kind in ('spend', 'refund', 'return') group by 1, 2 having sum(e.cents) > 0`,
  'a code that is kept although its e-mail was sent': `
    select d.gift_card_id from gift_card_delivery d join gift_card c on c.id = d.gift_card_id
    where c.sent_at is not null or c.voided_at is not null`,
}

const returnInvariants: Record<string, string> = {
  'more copies returned of a line than it has': `
    select l.id from order_line l join order_return_line b on b.order_id = l.order_id and b.line = l.position
    group by l.id having sum(b.quantity) > l.quantity`,
  'more copies withdrawn from a line than it has': `
    select l.id from order_line l join withdrawal_line w on w.order_id = l.order_id and w.line = l.position
    group by l.id having sum(w.quantity) > l.quantity`,
  'more given back for a line than it cost': `
    select l.id from order_line l join order_return_line b on b.order_id = l.order_id and b.line = l.position
    group by l.id having sum(b.cents) > l.total_cents`,
  'more money owed for an order than was due': `
    select o.id from customer_order o left join order_refund f on f.order_id = o.id
    join lateral (select coalesce(sum(r.money_cents), 0) as cents from order_return r where r.order_id = o.id) r on true
    where r.cents + coalesce(f.cents, 0) > coalesce(o.due_cents, o.total_cents)`,
  'a statement that nobody acknowledged, or twice': `
    select w.id from withdrawal w where 1 <> (
      select count(*) from outbox b where b.topic = 'withdrawal.stated' and (b.payload ->> 'withdrawalId')::bigint = w.id)`,
}

const invariants: Record<string, string> = {
  'stock below nothing': 'select id from stock where quantity < 0',
  'stock that is not the sum of its movements': `
    select s.id from stock s left join stock_movement m on m.stock_id = s.id
    group by s.id having s.quantity <> coalesce(sum(m.change), 0)`,
  'a claim without its line': `select id from stock_movement where reason = 'claimed' and order_line_id is null`,
  'a claim on another product than the line’s': `
    select m.id from stock_movement m join stock s on s.id = m.stock_id
    where m.order_line_id is not null and not exists (
      select from (${soldCopies}) c
      where c.id = m.order_line_id and (c.product_id, c.dimension_id) is not distinct from (s.product_id, s.dimension_id))`,
  'a line with more or fewer copies claimed than sold': `
    select c.id from (${soldCopies}) c
    left join (
      select m.order_line_id, s.product_id, s.dimension_id, -sum(m.change) as claimed
      from stock_movement m join stock s on s.id = m.stock_id where m.reason = 'claimed' group by 1, 2, 3) m
    on m.order_line_id = c.id and (m.product_id, m.dimension_id) is not distinct from (c.product_id, c.dimension_id)
    where c.quantity <> coalesce(m.claimed, 0)`,
  'shares of a set that do not sum to its line': `
    select p.order_id from order_line_part p join order_line l on l.order_id = p.order_id and l.position = p.line
    group by p.order_id, p.line, l.total_cents having sum(p.cents) <> l.total_cents`,
  'more copies given back than were claimed': `
    select order_line_id from stock_movement where order_line_id is not null group by order_line_id having sum(change) > 0`,
  'an order that was given up without payment and holds copies': `
    select o.id from customer_order o join order_line l on l.order_id = o.id join stock_movement m on m.order_line_id = l.id
    where exists (select from outbox b where b.topic = 'order.unpaid' and (b.payload ->> 'orderId')::bigint = o.id)
    group by o.id having sum(m.change) <> 0`,
  'an order that came to nothing and holds copies': `
    select o.id from customer_order o join order_line l on l.order_id = o.id join stock_movement m on m.order_line_id = l.id
    where exists (
      select from order_status_change c where c.order_id = o.id and c.actor is not null and c.status in (${numbersOf(givesBack)}))
    group by o.id having sum(m.change) <> 0`,
  'an order that was cancelled and used a code or money of a gift card': `
    select c.order_id from order_status_change c where c.actor is not null and c.status in (${numbersOf(releasesCodes)}) and (
      exists (select from coupon_use u where u.order_id = c.order_id) or 0 <> (
        select coalesce(sum(e.cents), 0) from gift_card_entry e left join order_return r on r.id = e.order_return_id
        where coalesce(e.order_id, r.order_id) = c.order_id))`,
  'an order without lines': `
    select id from customer_order o where not exists (select from order_line l where l.order_id = o.id)`,
  'a product with one extension on two lines of one order': `
    select order_id from order_line where not gift
    group by order_id, product_id, dimension_id, extension, box_line having count(*) > 1`,
  'a gift box whose things are not lines of their own': `
    select l.id from order_line l
    where l.extension ? 'box' and l.extension -> 'box' -> 'items' <> coalesce((
      select jsonb_agg(jsonb_build_object('productId', t.product_id, 'dimensionId', coalesce(t.dimension_id, 0),
        'quantity', t.quantity / l.quantity, 'name', t.name) order by t.position)
      from order_line t where t.order_id = l.order_id and t.box_line = l.position), '[]')`,
  'goods that are not the sum of the lines': `
    select o.id from customer_order o join order_line l on l.order_id = o.id
    group by o.id having o.products_cents <> sum(l.quantity * coalesce(l.unit_prior_cents, l.unit_price_cents))`,
  'a total that is not goods and adjustments': `
    select o.id from customer_order o where o.total_cents is distinct from o.products_cents + (
      select sum(cents) from order_adjustment a where a.order_id = o.id)`,
  'a line whose amount is not its goods and its adjustments': `
    select l.id from order_line l where l.total_cents <> l.quantity * coalesce(l.unit_prior_cents, l.unit_price_cents)
      + coalesce((select sum(cents) from order_adjustment a where a.order_id = l.order_id and a.line = l.position), 0)`,
  'a column that says something else than the adjustments of its kind': `
    select o.id from customer_order o
    cross join lateral (values (-discount_cents, '{discount,promotion,coupon}'::text[]),
      (shipping_cents, '{shipping,shipping_promotion,shipping_coupon}'), (payment_fee_cents, '{payment_fee}')) as named (cents, kinds)
    where named.cents <> coalesce((select sum(a.cents) from order_adjustment a where a.order_id = o.id and a.kind = any(named.kinds)), 0)`,
  'an amount due that is not the total without what was paid before money': `
    select o.id from customer_order o where o.due_cents <> o.total_cents
      - coalesce((select sum(cents) from order_means m where m.order_id = o.id), 0)`,
  'a code that was not used as often as it says': `
    select c.id from coupon_code c where c.uses <> (select count(*) from coupon_use u where u.code_id = c.id)`,
  'a use of a code that is not in the amounts of its order': `
    select u.order_id as id from coupon_use u where u.cents <> -(select sum(a.cents) from order_adjustment a
      where a.order_id = u.order_id and a.kind in ('coupon', 'shipping_coupon'))`,
  'VAT that is not the sum of its groups': `
    select o.id from customer_order o left join order_vat v on v.order_id = o.id group by o.id
    having (o.total_cents, o.net_cents, o.vat_cents) is distinct from (sum(v.gross_cents), sum(v.net_cents), sum(v.vat_cents))`,
  'a VAT group whose net is not its gross without the rate': `
    select order_id from order_vat where net_cents <> round(gross_cents * 10000.0 / (10000 + rate))`,
  'a document that is missing between two of its series': `
    select d.series from document d group by d.series having max(number) <> count(*) or max(number) <> (
      select last_number from document_counter c where c.series = d.series)`,
  'a document that is not the sum of its rates, or of its payments': `
    select d.id from document d
    where (d.gross_cents, d.net_cents, d.vat_cents) is distinct from (
        select (sum(v.gross_cents)::int, sum(v.net_cents)::int, sum(v.vat_cents)::int) from document_vat v where v.document_id = d.id)
      or d.gross_cents is distinct from (select sum(p.cents) from document_payment p where p.document_id = d.id)`,
  'more taken back than a document had': `
    select d.id from document d join document c on c.corrects_id = d.id
    group by d.id, d.gross_cents having sum(c.gross_cents) > d.gross_cents`,
  'an order without the state it begins in': `
    select o.id from customer_order o where (
      select status from order_status_change c where c.order_id = o.id order by c.id limit 1) is distinct from 0`,
  'a step from one state to another that is not allowed': `
    select id from (
      select id, status, lag(status) over (partition by order_id order by id) as before from order_status_change) step
    where before is not null and not exists (
      select from order_transition t where t.from_status = step.before and t.to_status = step.status)`,
  'an order nobody was told of': `
    select id from customer_order o where not exists (
      select from outbox b where b.topic = 'order.placed' and (b.payload ->> 'orderId')::bigint = o.id)`,
  'an order told of twice': `
    select payload from outbox where topic = 'order.placed' group by payload having count(*) > 1`,
  'an order without the buyer’s address': `
    select id from customer_order o where not exists (
      select from order_address a where a.order_id = o.id and a.kind = 'billing')`,
  'an invoice without papers, or papers without an invoice': `
    select o.id from customer_order o left join order_invoice i on i.order_id = o.id
    where (o.type = 'invoice') <> (i.order_id is not null)`,
  'an order for collection without a branch, or a parcel with one': `
    select o.id from customer_order o join shipping_type t on t.id = o.shipping_type_id
    where (t.code = any('{${shippingCodesTo('branch')}}')) <> (o.branch_id is not null)`,
  'an order for a carrier’s point without one, or another with one': `
    select o.id from customer_order o join shipping_type t on t.id = o.shipping_type_id
    where (t.code = any('{${shippingCodesTo('point')}}')) <> exists (
      select from order_pickup_point p where p.order_id = o.id)`,
  'cash for an amount that cash may not settle': `
    select o.id from customer_order o join payment_type t on t.id = o.payment_type_id
    where o.total_cents >= t.refused_from_cents`,
  'an order that is paid without a capture, or captured and not paid': `
    select o.id from customer_order o join payment_type t on t.id = o.payment_type_id
    where (o.payment_status = 'paid' and t.code = any('{${codesOf<PaymentKind>(paymentKinds, (kind) => kind.byProvider)}}')) <> exists (
      select from payment_attempt a where a.order_id = o.id and a.status = 'captured')`,
  'a surplus that would have paid its order': `
    select a.id from payment_attempt a join customer_order o on o.id = a.order_id
    where a.status = 'surplus' and (a.captured_cents, a.captured_currency) = (a.amount_cents, a.currency)
      and not exists (
        select from payment_attempt b where b.id <> a.id and (b.provider, b.transaction) = (a.provider, a.transaction)) and o.payment_status <> 'paid' and (
      select status from order_status_change c where c.order_id = o.id order by c.id desc limit 1) not in (${givenUpNumbers})`,
  'an attempt to pay something else than the total': `
    select a.id from payment_attempt a join customer_order o on o.id = a.order_id where a.amount_cents <> coalesce(o.due_cents, o.total_cents)`,
  'an order that a provider captured and nobody was told of, or told of twice': `
    select a.order_id from payment_attempt a where a.status = 'captured' and 1 <> (
      select count(*) from outbox b where b.topic = 'order.paid' and (b.payload ->> 'orderId')::bigint = a.order_id)`,
  'a lot of points that is not the sum of its movements': `
    select l.id from points_lot l left join points_movement m on m.lot_id = l.id
    group by l.id having l.remaining <> coalesce(sum(m.change), 0)`,
  'points that moved and that no entry names': `
    select e.id from points_entry e where e.points + e.debt <> coalesce((
      select sum(m.change) from points_movement m join points_lot l on l.id = m.lot_id
      where m.entry_id = e.id and l.state = e.state), 0)`,
  'a customer to whom points are owed': `
    select customer_id from points_entry group by customer_id having sum(debt) < 0`,
  'an order that came to nothing and whose points are pending': `
    select l.id from points_lot l join points_entry e on e.id = l.entry_id
    where l.state = 'PendingPoints' and l.remaining > 0 and exists (
      select from outbox b where b.topic = 'order.unpaid' and (b.payload ->> 'orderId')::bigint = e.order_id)`,
  'a finished call without its answer': 'select key from idempotency_key where answer is null',
  'an answer about an order that is not there': `
    select key from idempotency_key k where not exists (
      select from customer_order o where o.uid = (k.answer ->> 'uid')::uuid)`,
  'an order that two calls claim': `
    select answer ->> 'uid' from idempotency_key group by 1 having count(*) > 1`,
  ...giftCardInvariants,
  ...returnInvariants,
  'a price that is not the last one written down': `
    select p.id from product p where p.kind <> 'grouped' and nullif(p.price_cents, 0) is distinct from (
      select h.price_cents from price_history h where h.product_id = p.id order by h.valid_from desc, h.id desc limit 1)`,
  'something for sale whose price nobody knows': `
    select id from product where price_cents = 0 and availability in ('stock', 'warehouse', 'days_1_3', 'days_2_5', 'days_4_7')`,
  'a group dearer than one of its parts that can be had': `
    select p.id from product p where p.kind = 'grouped' and exists (
      select from part_offer o where o.product_id = p.id and o.price_cents between 1 and p.price_cents - 1
        and o.supply not in ('out_of_print', 'not_available'))`,
  'a set that is supplied quicker than one of its parts': `
    select p.id from product p where p.kind = 'bundle' and exists (
      select from part_offer o where o.product_id = p.id and supply_rank(o.supply) > supply_rank(p.availability))`,
  'a protected book below its floor': `
    select id from product where price_protected_until is not null and price_cents * 10 < publisher_price_cents * 9`,
}

/** Fails with the sentence and the rows of every violated invariant. */
export const expectConsistentLedger = (db: Executor): Promise<void> => expectNone(db, invariants)

/** The same of gift cards alone, for orders that are written without their stock. */
export const expectConsistentGiftCards = (db: Executor): Promise<void> => expectNone(db, giftCardInvariants)

async function expectNone(db: Executor, queries: Record<string, string>): Promise<void> {
  const broken: Record<string, unknown[]> = {}
  for (const [name, query] of Object.entries(queries)) {
    const { rows } = await sql.raw(query).execute(db)
    if (rows.length > 0) broken[name] = rows.slice(0, 5)
  }
  expect(broken).toEqual({})
}
