// Events of orders for other systems, written in the transaction of the change. Statements of the busiest paths write
// theirs themselves, with `orderEventInsert`.

import type { OrderEvent } from '@stoa/contract/ordering/order-events'
import { type RawBuilder, sql } from 'kysely'
import type { Executor } from './transaction.ts'

/** For a `with` of the statement that makes the change. */
export const orderEventInsert = (orderId: number, { type, data }: OrderEvent, at: Date): RawBuilder<unknown> => sql`
  insert into order_event (order_id, event_type, data, at)
  values (${orderId}, ${type}, ${JSON.stringify(data)}::jsonb, ${at})`

export const recordOrderEvent = (tx: Executor, orderId: number, event: OrderEvent, at: Date): Promise<unknown> =>
  orderEventInsert(orderId, event, at).execute(tx)
