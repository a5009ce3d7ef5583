// The SQL of endpoints that are told of what happens to orders.

import { sql } from 'kysely'
import type { Executor } from '../../database/transaction.ts'

export interface NewEndpoint {
  url: string
  /** Of events; null for all. */
  types: string[] | null
  at: Date
}

/** Null when there is one of this address already. */
export async function insertEndpoint(tx: Executor, { url, types, at }: NewEndpoint): Promise<number | null> {
  const row = await tx
    .insertInto('webhook_endpoint')
    .values({ url, types, created_at: at })
    .onConflict((conflict) => conflict.column('url').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

/** Locked until the transaction ends. */
export const lockEndpoint = (tx: Executor, id: number) =>
  tx.selectFrom('webhook_endpoint').select(['id', 'state']).where('id', '=', id).forUpdate().executeTakeFirst()

export const insertSecret = (tx: Executor, endpoint_id: number, sealed: Buffer, created_at: Date): Promise<unknown> =>
  tx.insertInto('webhook_secret').values({ endpoint_id, sealed, created_at }).execute()

/** Oldest first. */
export const listSecretIds = (tx: Executor, endpointId: number) =>
  tx.selectFrom('webhook_secret').select('id').where('endpoint_id', '=', endpointId).orderBy('id').execute()

export const deleteSecret = (tx: Executor, id: number): Promise<unknown> =>
  tx.deleteFrom('webhook_secret').where('id', '=', id).execute()

/** By the staff. False when there is none. */
export async function disableEndpoint(db: Executor, id: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('webhook_endpoint')
    .set({ state: 'disabled', reason: 'staff' })
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export type StopReason = 'gone' | 'failing' | 'secret_unreadable'

/** By the shop. False when it is disabled already, and stays so for its own reason. */
export async function stopEndpoint(db: Executor, id: number, reason: StopReason): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('webhook_endpoint')
    .set({ state: 'disabled', reason })
    .where('id', '=', id)
    .where('state', '=', 'active')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** What waited goes out at once. False when there is none. */
export async function enableEndpoint(db: Executor, id: number, now: Date): Promise<boolean> {
  const { rows } = await sql`
    with enabled as (
      update webhook_endpoint set state = 'active', reason = null, failures = 0, failing_since = null, paused_until = null
      where id = ${id} returning id),
    due as (
      update webhook_delivery d set next_at = ${now}, attempts = 0 from enabled e
      where d.endpoint_id = e.id and d.state = 'waiting')
    select id from enabled`.execute(db)
  return rows.length > 0
}

/** False when there is none. */
export async function deleteEndpoint(db: Executor, id: number): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('webhook_endpoint').where('id', '=', id).executeTakeFirst()
  return numDeletedRows > 0n
}

export interface EndpointRow {
  id: number
  url: string
  types: string[] | null
  state: 'active' | 'disabled'
  reason: 'staff' | StopReason | null
  failing_since: Date | null
  secrets: number
  waiting: number
  given_up: number
}

export async function listEndpoints(db: Executor): Promise<EndpointRow[]> {
  const { rows } = await sql<EndpointRow>`
    select w.id, w.url, w.types, w.state, w.reason, w.failing_since,
      coalesce((select count(*) from webhook_secret s where s.endpoint_id = w.id), 0)::int as secrets,
      coalesce((select count(*) from webhook_delivery d where d.endpoint_id = w.id and d.state = 'waiting'), 0)::int as waiting,
      coalesce((select count(*) from webhook_delivery d where d.endpoint_id = w.id and d.state = 'given_up'), 0)::int as given_up
    from webhook_endpoint w order by w.id`.execute(db)
  return rows
}
