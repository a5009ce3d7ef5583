// The SQL of the indexing queue, and of rewriting the keys of names.

import type { SuggestionKind } from '@stoa/domain/search/rank-suggestions'
import { sql } from 'kysely'
import { ago, arrayFrom } from '../../database/expressions.ts'
import type { Executor } from '../../database/transaction.ts'

export type PendingKind = Exclude<SuggestionKind, 'title'> | 'product'

export async function deletePending(db: Executor, kind: PendingKind, references: readonly number[]): Promise<void> {
  await sql`delete from search_pending where kind = ${kind} and reference = any(${[...references]}::int[])`.execute(db)
}

/** Takes from the queue; what changes from now on is queued again. */
export const takePending = (tx: Executor, limit: number) =>
  tx
    .with('taken', (db) =>
      db.selectFrom('search_pending').select(['kind', 'reference']).orderBy('kind').orderBy('reference').limit(limit),
    )
    .deleteFrom('search_pending as p')
    .using('taken as t')
    .whereRef('p.kind', '=', 't.kind')
    .whereRef('p.reference', '=', 't.reference')
    .returning(['p.kind', 'p.reference'])
    .execute()

export async function deleteAllPending(db: Executor): Promise<void> {
  await sql`truncate search_pending`.execute(db)
}

/** The queued rows other than products. */
export async function deleteNamedPending(db: Executor): Promise<void> {
  await sql`delete from search_pending where kind <> 'product'`.execute(db)
}

export async function addAllPending(tx: Executor): Promise<void> {
  await sql`
    insert into search_pending (kind, reference)
    select 'product', id from product union all select 'category', id from category on conflict do nothing`.execute(tx)
  await sql`truncate search_common`.execute(tx)
}

/** Whether the stored version differs; a shop that was never indexed has none. */
export async function saveNewVersion(tx: Executor, keyVersion: number): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('search_state')
    .values({ key_version: keyVersion })
    .onConflict((known) =>
      known
        .column('is_only')
        .doUpdateSet({ key_version: keyVersion, rebuilt_at: null })
        .where('search_state.key_version', '<>', keyVersion),
    )
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

const rebuiltEveryMs = 24 * 3600 * 1000

export async function isRebuildDue(db: Executor): Promise<boolean> {
  const due = await db
    .selectFrom('search_state')
    .select('key_version')
    .where(({ eb, or }) => or([eb('rebuilt_at', 'is', null), eb('rebuilt_at', '<', ago(rebuiltEveryMs))]))
    .executeTakeFirst()
  return due !== undefined
}

export type NameTable = 'contributor' | 'publisher'

export interface NamesRow {
  id: number
  name_el: string
  name_en: string | null
  aliases: string[]
}

/** Only people have other names. */
export async function listNames(db: Executor, table: NameTable, after: number, limit: number): Promise<NamesRow[]> {
  const named = db
    .selectFrom(table)
    .select(['id', 'name_el', 'name_en'])
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
  if (table === 'publisher') return (await named.execute()).map((row) => ({ ...row, aliases: [] }))
  return await named
    .select(({ selectFrom }) => {
      const aliases = selectFrom('contributor_alias as a').select('a.name')
      const own = aliases.whereRef('a.contributor_id', '=', 'contributor.id')
      return arrayFrom(own.whereRef('a.name', 'is distinct from', 'contributor.name_en')).as('aliases')
    })
    .execute()
}

export async function saveKeys(
  db: Executor,
  table: NameTable,
  rows: readonly { id: number; key: string }[],
): Promise<void> {
  await sql`
    update ${sql.table(table)} n set search_key = made.key
    from unnest(${rows.map(({ id }) => id)}::int[], ${rows.map(({ key }) => key)}::text[]) as made (id, key)
    where n.id = made.id and n.search_key <> made.key`.execute(db)
}
