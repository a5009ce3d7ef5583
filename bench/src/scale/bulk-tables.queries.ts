// Writes millions of rows into tables without their triggers, foreign keys and non-unique indexes, which are cheaper to
// rebuild than to maintain. All in one transaction: when it fails, the tables are unchanged.

import type { Executor } from '@stoa/api/database/transaction'
import { sql } from 'kysely'

/** Every table with generated rows. */
const bulkTables = [
  'contributor',
  'contributor_alias',
  'publisher',
  'series',
  'work',
  'product',
  'price_history',
  'product_contributor',
  'product_category',
  'product_attribute',
  'stock',
  'stock_movement',
] as const

interface Put {
  /** The statements that drop it and create it again. */
  away: string
  back: string
}

/** Whether rows are added or removed: foreign keys of other tables matter only for removal. */
export type Direction = 'coming' | 'going'

const inTables = sql`any(${[...bulkTables]}::text[]::regclass[])`

/** The foreign keys of these tables, and for removal also those that refer to them. */
async function listReferences(db: Executor, direction: Direction): Promise<Put[]> {
  const { rows } = await sql<Put>`
    select format('alter table %s drop constraint %I', conrelid::regclass, conname) as away,
      format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as back
    from pg_constraint
    where contype = 'f' and (conrelid = ${inTables} or (${direction === 'going'} and confrelid = ${inTables}))
    order by conrelid, conname`.execute(db)
  return rows
}

/** The indexes without a uniqueness constraint. */
async function listIndexes(db: Executor): Promise<Put[]> {
  const { rows } = await sql<Put>`
    select format('drop index %s', indexrelid::regclass) as away, pg_get_indexdef(indexrelid) as back
    from pg_index
    where indrelid = ${inTables} and not indisunique
    order by indrelid, indexrelid`.execute(db)
  return rows
}

const run = (db: Executor, statement: string): Promise<unknown> => sql.raw(statement).execute(db)

/** Runs inside a transaction. `say` reports the steps after the work. */
export async function withoutIndexes<Value>(
  db: Executor,
  direction: Direction,
  say: (what: string) => void,
  work: () => Promise<Value>,
): Promise<Value> {
  const references = await listReferences(db, direction)
  const indexes = await listIndexes(db)
  for (const table of bulkTables) await run(db, `alter table ${table} disable trigger user`)
  for (const { away } of [...references, ...indexes]) await run(db, away)
  const value = await work()
  say(`making ${indexes.length} indexes`)
  for (const { back } of indexes) await run(db, back)
  say(`checking ${references.length} references`)
  for (const { back } of references) await run(db, back)
  for (const table of bulkTables) await run(db, `alter table ${table} enable trigger user`)
  return value
}

/** Inside the transaction that wrote them: the queries that follow need statistics. */
export async function analyzeTables(db: Executor): Promise<void> {
  await run(db, `analyze ${bulkTables.join(', ')}`)
}

/** Statistics for the planner, and the visibility map for index-only scans. */
export async function vacuumTables(db: Executor): Promise<void> {
  await run(db, `vacuum (analyze) ${[...bulkTables, 'contributor_role', 'category', 'attribute_value'].join(', ')}`)
}
