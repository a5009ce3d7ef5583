// The SQL of works, whose editions products are, many at a time.

import { type NotNull, sql } from 'kysely'
import { equalsAny } from '../../../database/expressions.ts'
import type { Executor } from '../../../database/transaction.ts'

export type EditionRow = Awaited<ReturnType<typeof listEditions>>[number]

export async function listEditions(db: Executor, isbns: readonly string[]) {
  if (isbns.length === 0) return []
  return await db
    .selectFrom('product')
    .select(['id', 'isbn13', 'work_id'])
    .where((eb) => equalsAny(eb, 'isbn13', isbns))
    .$narrowType<{ isbn13: NotNull }>()
    .orderBy('id')
    .execute()
}

/** The id of each code, inserted when it is new. */
export async function resolveWorks(tx: Executor, codes: readonly string[]): Promise<Map<string, number>> {
  if (codes.length === 0) return new Map()
  await sql`
    insert into work (code) select code from unnest(${[...codes]}::text[]) code order by code on conflict do nothing`.execute(
    tx,
  )
  const rows = await tx
    .selectFrom('work')
    .select(['id', 'code'])
    .where((eb) => equalsAny(eb, 'code', codes))
    .execute()
  return new Map(rows.map(({ id, code }) => [code, id]))
}

export async function setWorks(tx: Executor, rows: readonly { id: number; work_id: number }[]): Promise<void> {
  if (rows.length === 0) return
  await sql`
    update product set work_id = r.work_id
    from unnest(${rows.map(({ id }) => id)}::int[], ${rows.map((row) => row.work_id)}::int[]) as r (id, work_id)
    where product.id = r.id and product.work_id is distinct from r.work_id`.execute(tx)
}
