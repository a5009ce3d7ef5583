// Deletes rows that are over, the oldest first and so many at a time that nobody waits for them for long. Rows that
// another process has locked are left to it.

import { sql } from 'kysely'
import type { Tables } from './schema.ts'
import type { Executor } from './transaction.ts'

export interface Batch<Table extends keyof Tables> {
  table: Table
  key: keyof Tables[Table] & string
  /** The time of each row; it has an index. */
  column: keyof Tables[Table] & string
  before: Date
  limit: number
}

/** Returns how many; fewer than the limit are the last. */
export async function deleteBatch<Table extends keyof Tables>(
  db: Executor,
  { table, key, column, before, limit }: Batch<Table>,
): Promise<number> {
  const [rows, id, time] = [sql.table(table), sql.ref(key), sql.ref(column)]
  const { numAffectedRows = 0n } = await sql`
    delete from ${rows} where ${id} in (
      select ${id} from ${rows} where ${time} < ${before} order by ${time} limit ${limit} for update skip locked)`.execute(
    db,
  )
  return Number(numAffectedRows)
}
