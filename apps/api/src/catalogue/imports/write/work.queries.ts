// The SQL of works: the editions of one text.

import { sql } from 'kysely'
import type { Executor } from '../../../database/transaction.ts'

export interface EditionRow {
  id: number
  isbn13: string
  work_id: number | null
}

export async function listEditions(db: Executor, isbns: readonly string[]): Promise<EditionRow[]> {
  if (isbns.length === 0) return []
  const { rows } = await sql<EditionRow>`
    select id, isbn13, work_id from product where isbn13 = any(${[...isbns]}::text[]) order by id`.execute(db)
  return rows
}

/** The id of each code, inserted when it is new. */
export async function resolveWorks(tx: Executor, codes: readonly string[]): Promise<Map<string, number>> {
  if (codes.length === 0) return new Map()
  await sql`
    insert into work (code) select code from unnest(${[...codes]}::text[]) code order by code on conflict do nothing`.execute(
    tx,
  )
  const { rows } = await sql<{ id: number; code: string }>`
    select id, code from work where code = any(${[...codes]}::text[])`.execute(tx)
  return new Map(rows.map(({ id, code }) => [code, id]))
}

export async function setWorks(tx: Executor, rows: readonly { id: number; work_id: number }[]): Promise<void> {
  if (rows.length === 0) return
  await sql`
    update product set work_id = r.work_id
    from unnest(${rows.map(({ id }) => id)}::int[], ${rows.map((row) => row.work_id)}::int[]) as r (id, work_id)
    where product.id = r.id and product.work_id is distinct from r.work_id`.execute(tx)
}
