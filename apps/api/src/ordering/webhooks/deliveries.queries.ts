// The SQL of delivering events. A process that has taken a delivery has it for a while; nothing is locked during a call.

import { sql } from 'kysely'
import type { Executor } from '../../database/transaction.ts'

/** Of the advisory lock under which events get their places: one process at a time, for as long as one statement takes. */
const handOutLock = 19_301

/**
 * Gives events their places among those of their order, and a delivery to each endpoint that asks for their type; a disabled
 * one gets its own when it is enabled again. Returns how many there were.
 */
export async function handOut(tx: Executor, now: Date, limit: number): Promise<number> {
  const { rows: locks } = await sql<{ locked: boolean }>`
    select coalesce(pg_try_advisory_xact_lock(${handOutLock}), false) as locked`.execute(tx)
  if (!locks[0]?.locked) return 0
  const { rows } = await sql<{ events: number }>`
    with waiting as (
      select id, order_id, event_type from order_event where sequence is null order by id limit ${limit}),
    placed as (
      update order_event e set sequence = w.place + coalesce(
        (select max(s.sequence) from order_event s where s.order_id = w.order_id and s.sequence is not null), 0)
      from (select id, row_number() over (partition by order_id order by id)::int as place, order_id from waiting) w
      where e.id = w.id returning e.id, e.order_id, e.event_type, e.sequence),
    deliveries as (
      insert into webhook_delivery (endpoint_id, event_id, order_id, sequence, state, next_at)
      select w.id, p.id, p.order_id, p.sequence, 'waiting', ${now}
      from placed p join webhook_endpoint w on w.types is null or p.event_type = any(w.types))
    select count(*)::int as events from placed`.execute(tx)
  return rows[0]?.events ?? 0
}

const isReady = (now: Date) => sql`
  w.state = 'active' and (w.paused_until is null or w.paused_until <= ${now})`

/** Those with something to send. */
export async function listDueEndpoints(db: Executor, now: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select w.id from webhook_endpoint w
    where ${isReady(now)} and exists (
      select from webhook_delivery d where d.endpoint_id = w.id and d.state = 'waiting' and d.next_at <= ${now})
    order by w.id`.execute(db)
  return rows.map(({ id }) => id)
}

export interface DueDeliveryRow {
  endpoint_id: number
  event_id: number
  /** This one included. */
  attempts: number
  url: string
  /** In base64. */
  secrets: string[]
  uid: string
  event_type: string
  at: Date
  data: Record<string, unknown>
  sequence: number
  order_uid: string
  order_code: string
}

/** How long a process may need that has taken one: longer than any call. */
const leaseMs = 2 * 60_000

/** The next one of an endpoint that is due. Of an order, only when all before it are settled. */
export async function takeDueDelivery(db: Executor, endpointId: number, now: Date): Promise<DueDeliveryRow | null> {
  const { rows } = await sql<DueDeliveryRow>`
    with due as (
      select d.event_id from webhook_delivery d join webhook_endpoint w on w.id = d.endpoint_id
      where d.endpoint_id = ${endpointId} and d.state = 'waiting' and d.next_at <= ${now} and ${isReady(now)}
        and not exists (select from webhook_delivery e where e.endpoint_id = d.endpoint_id and e.order_id = d.order_id
          and e.state = 'waiting' and e.sequence < d.sequence)
      order by d.next_at, d.event_id limit 1 for update of d skip locked),
    taken as (
      update webhook_delivery d set attempts = d.attempts + 1, next_at = ${new Date(now.getTime() + leaseMs)}
      from due where d.endpoint_id = ${endpointId} and d.event_id = due.event_id
      returning d.endpoint_id, d.event_id, d.attempts, d.sequence)
    select t.endpoint_id, t.event_id, t.attempts, t.sequence, w.url, e.uid, e.event_type, e.at, e.data, o.uid as order_uid, o.code as order_code,
      coalesce((select json_agg(encode(s.sealed, 'base64') order by s.id) from webhook_secret s where s.endpoint_id = w.id), '[]') as secrets
    from taken t join webhook_endpoint w on w.id = t.endpoint_id join order_event e on e.id = t.event_id
      join customer_order o on o.id = e.order_id`.execute(db)
  return rows[0] ?? null
}

export interface DeliveryKey {
  endpoint_id: number
  event_id: number
}

/** The endpoint takes events again. */
export async function saveDelivered(db: Executor, { endpoint_id, event_id }: DeliveryKey, at: Date): Promise<void> {
  await sql`
    with healthy as (
      update webhook_endpoint set failures = 0, failing_since = null, paused_until = null
      where id = ${endpoint_id} and failures > 0)
    update webhook_delivery set state = 'delivered', next_at = null, problem = null, settled_at = ${at}
    where endpoint_id = ${endpoint_id} and event_id = ${event_id} and state = 'waiting'`.execute(db)
}

export interface FailedDelivery extends DeliveryKey {
  problem: string
  /** Null when it is given up. */
  nextAt: Date | null
  at: Date
}

export interface HealthRow {
  failures: number
  /** When the first of them was. */
  failing_since: Date | null
}

/** Returns how the endpoint is; nothing when it is not there any more. */
export async function saveFailed(db: Executor, failed: FailedDelivery): Promise<HealthRow | null> {
  const { endpoint_id, event_id, problem, nextAt, at } = failed
  const [state, settledAt] = nextAt ? ['waiting', null] : ['given_up', at]
  const { rows } = await sql<HealthRow>`
    with delivery as (
      update webhook_delivery set state = ${state}, next_at = ${nextAt}, problem = ${problem}, settled_at = ${settledAt}
      where endpoint_id = ${endpoint_id} and event_id = ${event_id} and state = 'waiting')
    update webhook_endpoint set failures = failures + 1, failing_since = coalesce(failing_since, ${at})
    where id = ${endpoint_id} returning failures, failing_since`.execute(db)
  return rows[0] ?? null
}

export const pauseEndpoint = (db: Executor, id: number, until: Date): Promise<unknown> =>
  db.updateTable('webhook_endpoint').set({ paused_until: until }).where('id', '=', id).execute()

/** What was delivered or given up before. Returns how many. */
export async function deleteSettled(db: Executor, before: Date, limit: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from webhook_delivery where ctid in (
      select ctid from webhook_delivery where settled_at < ${before} limit ${limit})`.execute(db)
  return Number(numAffectedRows ?? 0n)
}
