// The SQL of e-mails about the moves of orders.

import type { PaymentStatus } from '@stoa/domain/ordering/payment/payment-status'
import { sql } from 'kysely'
import type { Executor } from '../database/transaction.ts'
import { type ParcelRow, parcelsOfOrder } from '../ordering/orders/orders.service.ts'

export interface OrderStepRow {
  status: number
  /** Of the move; a code. */
  reason: string | null
  at: Date
  payment_status: PaymentStatus
  /** What was owed to the buyer and is paid back with it: of a part paid back before they were told then. */
  refunded_cents: number
  parcels: ParcelRow[]
  /** The kind of what was issued for it. */
  document: 'receipt' | 'invoice' | null
}

/** `changeId`: of the move. */
export async function findOrderStep(db: Executor, orderId: number, changeId: number): Promise<OrderStepRow | null> {
  const { rows } = await sql<OrderStepRow>`
    select c.status, c.reason, c.at, o.payment_status,
      coalesce((select r.cents from order_refund r where r.order_id = o.id and r.settled_at >= c.at), 0)
        + coalesce((select sum(t.money_cents) from order_return t where t.order_id = o.id and t.refunded_at >= c.at), 0)::int
        as refunded_cents,
      ${parcelsOfOrder} as parcels,
      (select d.kind from document d where d.order_id = o.id and d.kind in ('receipt', 'invoice')) as document
    from order_status_change c join customer_order o on o.id = c.order_id
    where c.id = ${changeId} and o.id = ${orderId}`.execute(db)
  return rows[0] ?? null
}
