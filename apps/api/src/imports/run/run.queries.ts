// The SQL of imports themselves: how far each has come, and that only one is under way.

import { sql } from 'kysely'
import type { Executor } from '../../database/transaction.ts'
import type { Counts } from './counts.ts'

export interface RunRow {
  id: number
  status: 'running' | 'finished' | 'broken'
  position: number
  counts: Partial<Counts>
}

const lockNumber = 7_862_413

/** Whether nobody else imports into this database. Held by the connection until it is closed or gives it back. */
export async function tryLockImports(held: Executor): Promise<boolean> {
  const { rows } = await sql<{ locked: boolean }>`select pg_try_advisory_lock(${lockNumber}::bigint) as locked`.execute(
    held,
  )
  return rows[0]?.locked ?? false
}

export async function unlockImports(held: Executor): Promise<void> {
  await sql`select pg_advisory_unlock(${lockNumber}::bigint)`.execute(held)
}

export async function findLastRun(db: Executor, fileIdentity: string): Promise<RunRow | null> {
  const { rows } = await sql<RunRow>`
    select id, status, position, counts from import_run where file_identity = ${fileIdentity}
    order by id desc limit 1`.execute(db)
  return rows[0] ?? null
}

export async function insertRun(db: Executor, fileName: string, fileIdentity: string, now: Date): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into import_run (file_name, file_identity, status, began_at)
    values (${fileName}, ${fileIdentity}, 'running', ${now}) returning id`.execute(db)
  return rows[0]?.id ?? 0
}

export async function saveProgress(db: Executor, id: number, position: number, counts: Counts): Promise<void> {
  await sql`
    update import_run set status = 'running', position = ${position}, counts = ${JSON.stringify(counts)}::jsonb
    where id = ${id}`.execute(db)
}

export async function endRun(db: Executor, id: number, status: 'finished' | 'broken', now: Date): Promise<void> {
  await sql`update import_run set status = ${status}, ended_at = ${now} where id = ${id}`.execute(db)
}

/**
 * One word stands for very many changes, and whoever writes them says it himself. Statements may take a minute. A batch that
 * is lost when the machine fails is lost with its progress, and is written again.
 */
export async function beginBulk(tx: Executor): Promise<void> {
  await sql`
    select set_config('stoa.bulk', 'on', true), set_config('stoa.quiet', 'on', true),
      set_config('statement_timeout', '60s', true), set_config('lock_timeout', '20s', true),
      set_config('synchronous_commit', 'off', true)`.execute(tx)
}

/** Tells every server that lists and pages are to be made anew. */
export async function announceCatalogue(db: Executor): Promise<void> {
  await sql`select pg_notify('stoa_changed', 'catalogue')`.execute(db)
}

/** For search: what changes from now on waits to be indexed. */
export async function insertPending(tx: Executor, productIds: readonly number[]): Promise<void> {
  if (productIds.length === 0) return
  await sql`
    insert into search_pending (kind, reference) select 'product', id from unnest(${[...productIds]}::int[]) id
    on conflict do nothing`.execute(tx)
}
