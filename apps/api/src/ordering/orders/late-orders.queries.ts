// The SQL of orders that are later than was promised.

import { codesOf } from '@stoa/domain/kinds'
import { shippingCodesTo } from '@stoa/domain/ordering/delivery/shipping-kinds'
import { type OrderStatus, orderStatusNumbers } from '@stoa/domain/ordering/order/order-status'
import { type PaymentKind, paymentKinds } from '@stoa/domain/ordering/payment/payment-kinds'
import { sql } from 'kysely'
import type { Executor } from '../../database/transaction.ts'

/** In these the buyer still waits. */
const waiting: readonly OrderStatus[] = ['pending', 'checkingStock', 'processing', 'invoiced', 'inDelivery']

const waitingNumbers = waiting.map((status) => orderStatusNumbers[status])

/** Of a release before, its days were not counted again when it came. */
const depositCodes = codesOf<PaymentKind>(paymentKinds, (kind) => kind.deposit !== null)

/** What was promised for `since` or later and before `today`, or for an hour before `readyBy`, and not told yet. Earliest first. */
export async function listLate(
  db: Executor,
  { since, today, readyBy, limit }: { since: string; today: string; readyBy: Date; limit: number },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select o.id from customer_order o
      join payment_type p on p.id = o.payment_type_id join shipping_type s on s.id = o.shipping_type_id
    where o.delivery_to between ${since}::date and ${today}::date and (o.delivery_to < ${today}::date or o.ready_at < ${readyBy})
      and (p.code <> all(${depositCodes}::text[]) or o.delivery_from >= (select min(c.at at time zone 'Europe/Athens')::date
        from order_status_change c where c.order_id = o.id and c.status <> ${orderStatusNumbers.pending}))
      and s.code <> all(${shippingCodesTo('email')}::text[])
      and o.payment_status <> 'awaiting'
      and (select c.status from order_status_change c where c.order_id = o.id order by c.id desc limit 1) = any(${waitingNumbers}::int[])
      and not exists (select from order_delay d where d.order_id = o.id)
    order by o.delivery_to, o.id limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

export const isWaiting = (status: number): boolean => waitingNumbers.some((number) => number === status)

/** False when somebody was quicker. */
export async function insertDelay(tx: Executor, orderId: number, at: Date): Promise<boolean> {
  const row = await tx
    .insertInto('order_delay')
    .values({ order_id: orderId, told_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('order_id')
    .executeTakeFirst()
  return row !== undefined
}
