// The SQL of an order's history.

import { movedEvent } from '@stoa/contract/ordering/order-events'
import type { OrderActor } from '@stoa/domain/ordering/order/order-moves'
import { type OrderStatus, orderStatusNumbers } from '@stoa/domain/ordering/order/order-status'
import { sql } from 'kysely'
import { compileOnce, type ValueOf } from '../../database/compile-once.ts'
import { onlyRow } from '../../database/only-row.ts'
import { eventValues, orderEventInsert } from '../../database/order-event.ts'
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
  const { from, status, actor, reason } = change
  const event = eventValues(movedEvent({ from, to: status }, { actor, reason }))
  return onlyRow(await insertMove(tx, { ...change, ...event, number: orderStatusNumbers[status] })).id
}

type MoveValues = Omit<NewChange, 'from' | 'status'> & ReturnType<typeof eventValues> & { number: number }

const insertMove = compileOnce(
  (_, value: ValueOf<MoveValues>) => sql<{ id: number }>`
    with event as (${orderEventInsert(value)})
    insert into order_status_change (order_id, status, actor, source, reason, at)
    values (${value('orderId')}, ${value('number')}, ${value('actor')}, ${value('source')}, ${value('reason')}, ${value('at')})
    returning id`,
)
