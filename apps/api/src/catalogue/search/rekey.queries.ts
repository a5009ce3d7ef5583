// The SQL of rewriting the keys of names.

import { sql } from 'kysely'
import type { Executor } from '../../database/transaction.ts'

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
