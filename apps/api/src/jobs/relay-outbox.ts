// What a change asked to happen outside lies in the outbox since the change's own transaction. Here it becomes a job: the
// job is made and the row is marked in one transaction, so that none is lost and none is made twice.

import { sql } from 'kysely'
import { fromKysely, type PgBoss } from 'pg-boss'
import type { Database } from '../database/connect.ts'
import { type Executor, inTransaction } from '../database/transaction.ts'
import { queueByTopic } from './queues.ts'

interface WaitingRow {
  id: number
  topic: string
  payload: object
}

export const relayBatch = 100

/** Moves the oldest waiting rows, at most a hundred, and says how many. Several workers may do so at once. */
export function relayOutbox(db: Database, boss: Pick<PgBoss, 'send'>): Promise<number> {
  return inTransaction(db, async (tx) => {
    const rows = await takeWaiting(tx)
    for (const row of rows) {
      const queue = queueByTopic[row.topic]
      if (queue) await boss.send(queue, row.payload, { id: jobIdOf(row.id), db: fromKysely(tx) })
    }
    if (rows.length > 0) await markRelayed(tx, rows)
    return rows.length
  })
}

/** Rows of a topic this release does not know wait for the release that does. */
const takeWaiting = (db: Executor): Promise<WaitingRow[]> =>
  db
    .selectFrom('outbox')
    .select(['id', 'topic'])
    .select(({ ref }) => ref('payload').$castTo<object>().as('payload'))
    .where('relayed_at', 'is', null)
    .where(({ eb, fn, val }) => eb('topic', '=', fn.any(val(Object.keys(queueByTopic)))))
    .orderBy('id')
    .limit(relayBatch)
    .forUpdate()
    .skipLocked()
    .execute()

async function markRelayed(db: Executor, rows: readonly WaitingRow[]): Promise<void> {
  const ids = rows.map((row) => row.id)
  await db
    .updateTable('outbox')
    .set({ relayed_at: sql<Date>`now()` })
    .where(({ eb, fn, val }) => eb('id', '=', fn.any(val(ids))))
    .execute()
}

/** The same row always makes the same job, and a job that is there is not made again. */
const jobIdOf = (outboxId: number): string => `00000000-0000-4000-8000-${outboxId.toString(16).padStart(12, '0')}`
