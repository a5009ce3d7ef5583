// The SQL of people, publishers and series: matched by their keys, inserted when they are new.

import { sql } from 'kysely'
import type { Executor } from '../../../database/transaction.ts'

export interface KeyedRow {
  id: number
  match_key: string
}

/** Of several people of one name, the oldest row. Other names count like the first. */
export async function listContributors(db: Executor, keys: readonly string[]): Promise<KeyedRow[]> {
  if (keys.length === 0) return []
  const { rows } = await sql<KeyedRow>`
    select match_key, min(id)::int as id from (
      select match_key, id from contributor where match_key = any(${[...keys]}::text[])
      union all
      select match_key, contributor_id from contributor_alias where match_key = any(${[...keys]}::text[])) known
    group by match_key`.execute(db)
  return rows
}

export async function listPublishers(db: Executor, keys: readonly string[]): Promise<KeyedRow[]> {
  if (keys.length === 0) return []
  const { rows } = await sql<KeyedRow>`
    select match_key, min(id)::int as id from publisher where match_key = any(${[...keys]}::text[])
    group by match_key`.execute(db)
  return rows
}

export interface SeriesRow extends KeyedRow {
  publisher_id: number | null
}

export async function listSeries(db: Executor, keys: readonly string[]): Promise<SeriesRow[]> {
  if (keys.length === 0) return []
  const { rows } = await sql<SeriesRow>`
    select match_key, publisher_id, min(id)::int as id from series where match_key = any(${[...keys]}::text[])
    group by match_key, publisher_id`.execute(db)
  return rows
}

type UrlTable = 'contributor' | 'publisher'

/** Codes and slugs of one table that are taken. */
export async function listTakenSlugs(db: Executor, table: UrlTable, slugs: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ slug: string }>`
    select url as slug from ${sql.table(table)} where url = any(${[...slugs]}::text[])
    union select code from ${sql.table(table)} where code = any(${[...slugs]}::text[])`.execute(db)
  return rows.map(({ slug }) => slug)
}

export async function listTakenSeriesCodes(db: Executor, codes: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ code: string }>`
    select code from series where code = any(${[...codes]}::text[])`.execute(db)
  return rows.map(({ code }) => code)
}

export interface NewRow {
  code: string
}

/** Ids in the order given; the columns are those of the first row. */
export async function insertNamed<Row extends NewRow>(
  tx: Executor,
  table: UrlTable | 'series',
  rows: readonly Row[],
): Promise<number[]> {
  const [first] = rows
  if (!first) return []
  const columns = sql.join(Object.keys(first).map((column) => sql.ref(column)))
  const inserted = await sql<{ id: number; code: string }>`
    insert into ${sql.table(table)} (${columns})
    select ${columns} from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::json)
    returning id, code`.execute(tx)
  const ids = new Map(inserted.rows.map(({ id, code }) => [code, id]))
  return rows.flatMap(({ code }) => ids.get(code) ?? [])
}

export interface AliasRow {
  contributor_id: number
  name: string
  match_key: string
}

export async function insertAliases(tx: Executor, rows: readonly AliasRow[]): Promise<void> {
  if (rows.length === 0) return
  await sql`
    insert into contributor_alias (contributor_id, name, match_key)
    select * from unnest(
      ${rows.map((row) => row.contributor_id)}::int[], ${rows.map((row) => row.name)}::text[],
      ${rows.map((row) => row.match_key)}::text[])
    on conflict do nothing`.execute(tx)
}
