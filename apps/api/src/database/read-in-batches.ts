// Reads a result too large for memory through a cursor of the database, a few hundred rows at a time. Only within a
// transaction, which ends the cursor should the reader stop half-way; one such reading at a time in each.

import { type RawBuilder, sql } from 'kysely'
import type { Executor } from './transaction.ts'

const batch = 500

export async function* readInBatches<Row>(tx: Executor, query: RawBuilder<unknown>): AsyncGenerator<Row[]> {
  // The whole result is wanted, so the planner shall not favour its first rows.
  await sql`set local cursor_tuple_fraction = 1`.execute(tx)
  await sql`declare batches no scroll cursor for ${query}`.execute(tx)
  for (;;) {
    const { rows } = await sql<Row>`fetch ${sql.lit(batch)} from batches`.execute(tx)
    if (rows.length > 0) yield rows
    if (rows.length < batch) break
  }
  await sql`close batches`.execute(tx)
}
