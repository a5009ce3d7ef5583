// The SQL of an order's payment state.

import type { Language } from '@stoa/domain/language'
import type { GiftCardDetails } from '@stoa/domain/ordering/cart/line-extension'
import type { PaymentStatus } from '@stoa/domain/ordering/payment/payment-status'
import { refundDays } from '@stoa/domain/ordering/returns/withdrawal-period'
import { sql } from 'kysely'
import type { Executor } from '../../database/transaction.ts'
import { payableCents } from '../amounts/amounts.service.ts'

export interface PayableOrderRow {
  id: number
  uid: string
  code: string
  language: Language
  /** What is left to pay with money, as agreed. */
  due_cents: number
  /** What it asks for of that, or was paid with. */
  payable_cents: number
  payment_status: PaymentStatus
  /** The code of the payment kind. */
  payment: string
  payment_type_id: number
  /** 1: all at once. */
  instalments: number
  placed_at: Date
  status: number
}

type OrderKey = { uid: string } | { id: number } | { code: string }

/** Locked until the transaction ends: attempts of one order take turns. */
export async function lockOrder(tx: Executor, by: OrderKey): Promise<PayableOrderRow | null> {
  const order = await tx
    .selectFrom('customer_order as o')
    .select(['o.id', 'o.uid', 'o.code', 'o.language', 'o.payment_status', 'o.instalments', 'o.payment_type_id'])
    .select('o.placed_at')
    // not a join: a row that another transaction has given another way of paying meanwhile would be left out
    .select(sql<string>`(select t.code from payment_type t where t.id = o.payment_type_id)`.as('payment'))
    .select(({ fn }) => fn.coalesce('o.due_cents', 'o.total_cents').as('due_cents'))
    .select(payableCents.as('payable_cents'))
    .where((eb) => {
      if ('uid' in by) return eb('o.uid', '=', by.uid)
      return 'code' in by ? eb('o.code', '=', by.code) : eb('o.id', '=', by.id)
    })
    .forUpdate()
    .executeTakeFirst()
  if (!order) return null
  const { status } = await tx
    .selectFrom('order_status_change')
    .select('status')
    .where('order_id', '=', order.id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  return { ...order, status }
}

/** With the event for other systems. */
export const savePaid = (tx: Executor, id: number, cents: number, at: Date): Promise<unknown> =>
  sql`
    with event as (
      insert into order_event (order_id, event_type, data, at)
      values (${id}, 'order.paid', jsonb_build_object('amountCents', ${cents}::int), ${at}))
    update customer_order set payment_status = 'paid', paid_cents = ${cents} where id = ${id}`.execute(tx)

export interface GiftCardLineRow {
  id: number
  quantity: number
  unit_price_cents: number
  gift_card: GiftCardDetails
  /** In which the order was placed. */
  language: Language
  /** The buyer's. */
  first_name: string
}

/**
 * What came back before the order was paid, and was paid all the same, is owed from now on, as long after the statement or the
 * goods as ever. The latest first: what came back earlier was not asked for any more.
 */
export async function oweReturns(tx: Executor, orderId: number, today: string): Promise<void> {
  await sql`
    with unowed as (
      select r.id, sum(r.money_cents) over (order by r.id) as until_here
      from order_return r where r.order_id = ${orderId} and r.money_cents > 0 and r.refund_due_on is null)
    update order_return r set refund_due_on = greatest(${today}::date, ${refundDays}::int + (coalesce(
      (select w.stated_at from withdrawal w where w.id = r.withdrawal_id), r.received_at) at time zone 'Europe/Athens')::date)
    from unowed u join customer_order o on o.id = ${orderId}
    where r.id = u.id and coalesce(o.due_cents, o.total_cents) - o.paid_cents < u.until_here`.execute(tx)
}

/** The lines of an order with which gift cards were bought, in their order; without cards that were withdrawn from. */
export const listGiftCardLines = (tx: Executor, orderId: number): Promise<GiftCardLineRow[]> =>
  tx
    .selectFrom('order_line as l')
    .innerJoin('customer_order as o', 'o.id', 'l.order_id')
    .innerJoin('order_address as a', (join) => join.onRef('a.order_id', '=', 'o.id').on('a.kind', '=', 'billing'))
    .select(['l.id', 'l.unit_price_cents', 'o.language', 'a.first_name'])
    .select(
      sql<number>`l.quantity - coalesce((
        select sum(b.quantity) from order_return_line b where b.order_id = l.order_id and b.line = l.position), 0)::int`.as(
        'quantity',
      ),
    )
    .select(sql<GiftCardDetails>`l.extension -> 'giftCard'`.as('gift_card'))
    .where('l.order_id', '=', orderId)
    .where(sql<boolean>`l.extension ? 'giftCard'`)
    .orderBy('l.position')
    .execute()
