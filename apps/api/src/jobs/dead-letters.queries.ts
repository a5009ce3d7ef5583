// Jobs that were given up. They wait in their dead letter queues, with the reason in `source_output`, until somebody has
// looked at them.

import { sql } from 'kysely'
import type { Executor } from '../database/transaction.ts'
import { deadLetterQueues } from './queues.ts'

/** None before the first worker has made the queues. */
export async function countDeadLetters(db: Executor): Promise<number> {
  const { rows: known } = await sql<{ exists: boolean }>`
    select to_regclass('pgboss.job') is not null as exists`.execute(db)
  if (!known[0]?.exists) return 0
  const { rows } = await sql<{ jobs: number }>`
    select count(*)::int as jobs from pgboss.job where name = any(${deadLetterQueues}) and state = 'created'`.execute(
    db,
  )
  return rows[0]?.jobs ?? 0
}
