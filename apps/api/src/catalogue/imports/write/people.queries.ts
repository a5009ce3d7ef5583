// The SQL of people, publishers and series: matched by their keys, inserted when they are new.

import { sql } from 'kysely'
import { equalsAny } from '../../../database/expressions.ts'
import type { Executor } from '../../../database/transaction.ts'

/** Of several people of one name, the oldest row. Other names count like the first. */
export async function listContributors(db: Executor, keys: readonly string[]) {
  if (keys.length === 0) return []
  const known = db
    .selectFrom('contributor')
    .select(['match_key', 'id'])
    .where((eb) => equalsAny(eb, 'match_key', keys))
    .unionAll(
      db
        .selectFrom('contributor_alias')
        .select(['match_key', 'contributor_id as id'])
        .where((eb) => equalsAny(eb, 'match_key', keys)),
    )
  return await db
    .selectFrom(known.as('known'))
    .select(({ fn }) => ['match_key', fn.min('id').as('id')])
    .groupBy('match_key')
    .execute()
}

export async function listPublishers(db: Executor, keys: readonly string[]) {
  if (keys.length === 0) return []
  return await db
    .selectFrom('publisher')
    .select(({ fn }) => ['match_key', fn.min('id').as('id')])
    .where((eb) => equalsAny(eb, 'match_key', keys))
    .groupBy('match_key')
    .execute()
}

export interface PublisherContact {
  id: number
  address: string | null
  email: string | null
  website: string | null
  responsible_name: string | null
  responsible_address: string | null
  responsible_email: string | null
}

/** What is stated is written, what is not stays; of somebody new who answers for a publisher all is written. The ids of those that changed. */
export async function saveContacts(tx: Executor, contacts: readonly PublisherContact[]): Promise<Set<number>> {
  if (contacts.length === 0) return new Set()
  const { rows } = await sql<{ id: number }>`
    update publisher p set address = coalesce(r.address, p.address), email = coalesce(r.email, p.email),
      website = coalesce(r.website, p.website), responsible_name = coalesce(r.responsible_name, p.responsible_name),
      responsible_address = case when r.responsible_name is null then p.responsible_address else r.responsible_address end,
      responsible_email = case when r.responsible_name is null then p.responsible_email else r.responsible_email end
    from json_populate_recordset(null::publisher, ${JSON.stringify(contacts)}::json) r
    where p.id = r.id and p.name_el <> ''
      and (coalesce(r.address, p.address), coalesce(r.email, p.email), coalesce(r.website, p.website)) is distinct from (p.address, p.email, p.website)
    or p.id = r.id and p.name_el <> '' and r.responsible_name is not null
      and (r.responsible_name, r.responsible_address, r.responsible_email)
        is distinct from (p.responsible_name, p.responsible_address, p.responsible_email)
    returning p.id`.execute(tx)
  return new Set(rows.map(({ id }) => id))
}

/** Ids of those of these publishers that cannot be reached by post and e-mail. */
export async function listUnreachable(db: Executor, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .selectFrom('publisher')
    .select('id')
    .where((eb) => equalsAny(eb, 'id', ids))
    .where(({ or, eb }) => or([eb('address', 'is', null), eb('email', 'is', null)]))
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/** Which of them are held back for missing safety data. */
export async function listHeld(db: Executor, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .selectFrom('product')
    .select('id')
    .where((eb) => equalsAny(eb, 'id', ids))
    .where('held_back', '=', true)
    .execute()
  return new Set(rows.map(({ id }) => id))
}

export async function listSeries(db: Executor, keys: readonly string[]) {
  if (keys.length === 0) return []
  return await db
    .selectFrom('series')
    .select(({ fn }) => ['match_key', 'publisher_id', fn.min('id').as('id')])
    .where((eb) => equalsAny(eb, 'match_key', keys))
    .groupBy(['match_key', 'publisher_id'])
    .execute()
}

type UrlTable = 'contributor' | 'publisher'

/** Codes and slugs of one table that are taken. */
export async function listTakenSlugs(db: Executor, table: UrlTable, slugs: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom(table)
    .select('url as slug')
    .where((eb) => equalsAny(eb, 'url', slugs))
    .union(
      db
        .selectFrom(table)
        .select('code as slug')
        .where((eb) => equalsAny(eb, 'code', slugs)),
    )
    .execute()
  return rows.map(({ slug }) => slug)
}

export async function listTakenSeriesCodes(db: Executor, codes: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('series')
    .select('code')
    .where((eb) => equalsAny(eb, 'code', codes))
    .execute()
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
