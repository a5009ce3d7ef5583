// The SQL of an order's history.

import { movedEvent } from '@stoa/contract/ordering/order-events'
import type { OrderActor } from '@stoa/domain/ordering/order/order-moves'
import { type OrderStatus, orderStatusNumbers } from '@stoa/domain/ordering/order/order-status'
import { sql } from 'kysely'
import { orderEventInsert } from '../../database/order-event.ts'
import type { Executor } from '../../database/transaction.ts'

export interface NewChange {
  orderId: number
  from: OrderStatus
  status: OrderStatus
  actor: OrderActor
  source: string
  reason: string | null
  at: Date
}

/** With the event for other systems. */
export async function insertChange(tx: Executor, change: NewChange): Promise<number> {
  const { orderId, from, status, actor, source, reason, at } = change
  const { rows } = await sql<{ id: number }>`
    with event as (${orderEventInsert(orderId, movedEvent({ from, to: status }, { actor, reason }), at)})
    insert into order_status_change (order_id, status, actor, source, reason, at)
    values (${orderId}, ${orderStatusNumbers[status]}, ${actor}, ${source}, ${reason}, ${at}) returning id`.execute(tx)
  const [row] = rows
  if (!row) throw new Error('an insert gave no row')
  return row.id
}
