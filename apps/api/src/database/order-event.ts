// Events of orders for other systems, written in the transaction of the change. Statements of the busiest paths write
// theirs themselves, with `orderEventInsert`.

import type { OrderEvent } from '@stoa/contract/ordering/order-events'
import { type RawBuilder, sql } from 'kysely'
import { compileOnce, type ValueOf } from './compile-once.ts'
import type { Executor } from './transaction.ts'

interface EventValues {
  orderId: number
  eventType: OrderEvent['type']
  /** JSON. */
  eventData: string
  at: Date
}

/** The columns of an event besides its order and time. */
export const eventValues = ({ type, data }: OrderEvent): Pick<EventValues, 'eventType' | 'eventData'> => ({
  eventType: type,
  eventData: JSON.stringify(data),
})

/** For a `with` of the statement that makes the change. */
export const orderEventInsert = (value: ValueOf<EventValues>): RawBuilder<unknown> => sql`
  insert into order_event (order_id, event_type, data, at)
  values (${value('orderId')}, ${value('eventType')}, ${value('eventData')}::jsonb, ${value('at')})`

const insertEvent = compileOnce((_, value: ValueOf<EventValues>) => orderEventInsert(value))

export const recordOrderEvent = (tx: Executor, orderId: number, event: OrderEvent, at: Date): Promise<unknown> =>
  insertEvent(tx, { orderId, ...eventValues(event), at })
