// The SQL of the indexing queue, and of rewriting the keys of names.

import type { SuggestionKind } from '@stoa/domain/search/rank-suggestions'
import { sql } from 'kysely'
import type { Executor } from '../../database/transaction.ts'

export type PendingKind = Exclude<SuggestionKind, 'title'> | 'product'

export async function deletePending(db: Executor, kind: PendingKind, references: readonly number[]): Promise<void> {
  await sql`delete from search_pending where kind = ${kind} and reference = any(${[...references]}::int[])`.execute(db)
}

export interface Pending {
  kind: PendingKind
  reference: number
}

/** Takes from the queue; what changes from now on is queued again. */
export async function takePending(tx: Executor, limit: number): Promise<Pending[]> {
  const { rows } = await sql<Pending>`
    with taken as (
      select kind, reference from search_pending order by kind, reference limit ${limit})
    delete from search_pending p using taken t where (p.kind, p.reference) = (t.kind, t.reference)
    returning p.kind, p.reference`.execute(tx)
  return rows
}

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
  const { rows } = await sql<{ key_version: number }>`
    insert into search_state as state (key_version) values (${keyVersion})
    on conflict (is_only) do update set key_version = excluded.key_version, rebuilt_at = null
    where state.key_version <> excluded.key_version
    returning key_version`.execute(tx)
  return rows.length > 0
}

export async function isRebuildDue(db: Executor): Promise<boolean> {
  const { rows } = await sql<{ due: boolean }>`
    select rebuilt_at is null or rebuilt_at < now() - interval '24 hours' as due from search_state`.execute(db)
  return rows[0]?.due ?? false
}

export type NameTable = 'contributor' | 'publisher'

export interface NamesRow {
  id: number
  name_el: string
  name_en: string | null
  aliases: string[]
}

const aliasesOf = {
  contributor: sql`array(select a.name from contributor_alias a where a.contributor_id = n.id and a.name is distinct from n.name_en)`,
  publisher: sql`'{}'::text[]`,
}

export async function listNames(db: Executor, table: NameTable, after: number, limit: number): Promise<NamesRow[]> {
  const { rows } = await sql<NamesRow>`
    select n.id, n.name_el, n.name_en, ${aliasesOf[table]} as aliases
    from ${sql.table(table)} n where n.id > ${after} order by n.id limit ${limit}`.execute(db)
  return rows
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
