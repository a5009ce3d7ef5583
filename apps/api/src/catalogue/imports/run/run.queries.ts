// The SQL of import runs: the progress of each, and the lock that allows only one at a time.

import { sql } from 'kysely'
import { setStatementTimeout } from '../../../database/statement-timeout.ts'
import type { Executor } from '../../../database/transaction.ts'
import type { Counts } from './counts.ts'

const lockNumber = 7_862_413

/**
 * False while another import runs on this database. The connection holds the lock until it is closed or releases it.
 */
export async function tryLockImports(connection: Executor): Promise<boolean> {
  const { locked } = await connection
    .selectNoFrom(({ fn, lit }) => fn<boolean>('pg_try_advisory_lock', [lit(lockNumber)]).as('locked'))
    .executeTakeFirstOrThrow()
  return locked
}

export async function unlockImports(connection: Executor): Promise<void> {
  await sql`select pg_advisory_unlock(${lockNumber}::bigint)`.execute(connection)
}

export async function findLastRun(db: Executor, fileIdentity: string) {
  const row = await db
    .selectFrom('import_run')
    .select(['id', 'status', 'position'])
    .select(({ ref }) => ref('counts').$castTo<Partial<Counts>>().as('counts'))
    .where('file_identity', '=', fileIdentity)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ?? null
}

export async function insertRun(db: Executor, fileName: string, fileIdentity: string, now: Date): Promise<number> {
  const row = await db
    .insertInto('import_run')
    .values({ file_name: fileName, file_identity: fileIdentity, status: 'running', began_at: now })
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? 0
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
 * One tag stands for very many changes, and the import writes it itself. Statements may take a minute. A batch that is
 * lost when the machine fails is lost with its progress, and is written again. `countsLater`: the titles of people and
 * publishers are counted at the end.
 */
export async function beginBulk(tx: Executor, countsLater: boolean): Promise<void> {
  await setStatementTimeout(tx, 60_000)
  await sql`
    select set_config('stoa.bulk', 'on', true), set_config('stoa.quiet', 'on', true),
      set_config('stoa.count_later', ${countsLater ? 'on' : 'off'}, true),
      set_config('lock_timeout', '20s', true),
      set_config('synchronous_commit', 'off', true)`.execute(tx)
}

/**
 * Invalidates pages on every server, and has these products read again, with the sets of which they are a part.
 * `listings` is for processes of the release before, which do not know `imported`.
 */
export async function announceProducts(db: Executor, productIds: readonly number[]): Promise<void> {
  await sql`
    with changed as (select unnest(${[...productIds]}::int[]) as id)
    insert into change_log (tag)
    select 'product:' || id from changed
    union select 'product:' || p.product_id from product_part p join changed on changed.id = p.part_id
    union select 'imported'
    union select 'listings'`.execute(db)
}

/** Invalidates pages on every server, and has all products read again. */
export async function announceCatalogue(db: Executor): Promise<void> {
  await sql`select log_change('catalogue')`.execute(db)
}

/** For search: changes from now on are queued for indexing. */
export async function insertPending(tx: Executor, productIds: readonly number[]): Promise<void> {
  if (productIds.length === 0) return
  await sql`
    insert into search_pending (kind, reference) select 'product', id from unnest(${[...productIds]}::int[]) id
    on conflict do nothing`.execute(tx)
}

/** The columns that imports filter by: to analyse all of them takes ten times as long. */
const analyzedColumns: Record<string, readonly string[]> = {
  product: ['id', 'ean', 'url', 'isbn13', 'publisher_id', 'active'],
  product_source: ['sender', 'reference'],
  contributor: ['id', 'match_key', 'url'],
  contributor_alias: ['contributor_id', 'match_key'],
  publisher: ['id', 'match_key'],
  series: ['id', 'match_key'],
  product_contributor: ['product_id', 'contributor_id', 'role'],
  product_category: ['product_id', 'category_id'],
  contributor_role: ['contributor_id', 'role'],
  search_doc: ['product_id'],
  search_title: ['product_id'],
  search_term: ['literal', 'skeleton'],
  suggestion: ['kind', 'reference'],
}

/**
 * Analyses the tables, so that statements are planned for what they hold now: a plan that was made when they were empty
 * scans them from end to end for every batch.
 */
export async function analyzeWritten(db: Executor): Promise<void> {
  const tables = Object.entries(analyzedColumns).map(([table, columns]) => {
    return sql`${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})`
  })
  await sql`analyze ${sql.join(tables)}`.execute(db)
}

/**
 * While very many documents are written, GIN collects their entries and merges them by the thousand, which costs a
 * third. Searches read the pending list too, a little slower; at the end it is merged, and single changes go in at once
 * again.
 */
export async function setFastUpdate(db: Executor, isOn: boolean): Promise<void> {
  await sql`alter index search_doc_tsv set (fastupdate = ${sql.raw(isOn ? 'on' : 'off')})`.execute(db)
  if (!isOn) await sql`select gin_clean_pending_list('search_doc_tsv')`.execute(db)
}
