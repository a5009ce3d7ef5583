// The SQL of sending events again.

import { type RawBuilder, sql } from 'kysely'
import type { Executor } from '../../database/transaction.ts'

export type ReplayFilter =
  /** The event's own id. */
  | { event: string }
  /** The order's number. */
  | { order: string }
  /** Of events, not of attempts. */
  | { from: Date; to: Date }
  | 'given_up'

const matches = (filter: ReplayFilter, endpointId: number): RawBuilder<boolean> => {
  if (filter === 'given_up')
    return sql`exists (select from webhook_delivery d where d.endpoint_id = ${endpointId} and d.event_id = e.id and d.state = 'given_up')`
  if ('event' in filter) return sql`e.uid = ${filter.event}::uuid`
  if ('order' in filter) return sql`e.order_id = (select id from customer_order where code = ${filter.order})`
  return sql`e.at >= ${filter.from} and e.at < ${filter.to}`
}

/** With the id that each had, so that a receiver knows what it has. Returns how many there are. */
export async function replayEvents(db: Executor, endpointId: number, filter: ReplayFilter, now: Date): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into webhook_delivery (endpoint_id, event_id, order_id, sequence, state, next_at)
    select w.id, e.id, e.order_id, e.sequence, 'waiting', ${now}
    from order_event e join webhook_endpoint w on w.id = ${endpointId} and (w.types is null or e.event_type = any(w.types))
    where e.sequence is not null and ${matches(filter, endpointId)}
    on conflict (endpoint_id, event_id) do update
      set state = 'waiting', attempts = 0, next_at = excluded.next_at, problem = null, settled_at = null`.execute(db)
  return Number(numAffectedRows ?? 0n)
}
