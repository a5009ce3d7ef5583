import { sql } from 'kysely'
import type { Executor } from '../src/database/transaction.ts'

/** How many statements of this database wait for a lock. `like`: a pattern of their texts. */
export async function countWaiting(db: Executor, like = '%'): Promise<number | undefined> {
  const { rows } = await sql<{ waiting: number }>`
    select count(*)::int as waiting from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock' and query like ${like}`.execute(db)
  return rows[0]?.waiting
}
