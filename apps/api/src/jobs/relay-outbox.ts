// Turns outbox rows, written in the change's own transaction, into a job in each queue of their topic: the jobs are
// made and the row is marked in one transaction, so that none is lost and none is made twice.

import { createHash } from 'node:crypto'
import { fromKysely, type PgBoss } from 'pg-boss'
import type { Database } from '../database/connect.ts'
import { equalsAny } from '../database/expressions.ts'
import { type Executor, inTransaction } from '../database/transaction.ts'
import { queuesByStoredTopic } from './queues.ts'

interface WaitingRow {
  id: number
  topic: string
  payload: object
}

export const relayBatch = 100

/** Relays the oldest waiting rows, at most a hundred, and returns how many. Several workers may do so at once. */
export function relayOutbox(
  db: Database,
  boss: Pick<PgBoss, 'send'>,
  queuesOf: Readonly<Record<string, readonly string[]>> = queuesByStoredTopic,
): Promise<number> {
  return inTransaction(db, async (tx) => {
    const rows = await takeWaiting(tx, Object.keys(queuesOf))
    for (const { id, topic, payload } of rows) {
      for (const queue of queuesOf[topic] ?? [])
        await boss.send(queue, payload, { id: jobIdOf(id, queue), db: fromKysely(tx) })
    }
    if (rows.length > 0) await markRelayed(tx, rows)
    return rows.length
  })
}

/** Rows of a topic this release does not know wait for the release that does (see `unknown-topics.ts`). */
const takeWaiting = (db: Executor, topics: readonly string[]): Promise<WaitingRow[]> =>
  db
    .selectFrom('outbox')
    .select(['id', 'topic'])
    .select(({ ref }) => ref('payload').$castTo<object>().as('payload'))
    .where('relayed_at', 'is', null)
    .where((eb) => equalsAny(eb, 'topic', topics))
    .orderBy('id')
    .limit(relayBatch)
    .forUpdate()
    .skipLocked()
    .execute()

async function markRelayed(db: Executor, rows: readonly WaitingRow[]): Promise<void> {
  const ids = rows.map((row) => row.id)
  await db
    .updateTable('outbox')
    .set(({ fn }) => ({ relayed_at: fn<Date>('now') }))
    .where((eb) => equalsAny(eb, 'id', ids))
    .execute()
}

/**
 * The same row always makes the same job id in a queue (a UUID of version 8), and an existing job is not made again.
 */
function jobIdOf(outboxId: number, queue: string): string {
  const hash = createHash('sha256').update(`${outboxId} ${queue}`).digest('hex')
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20, 32)}`
}
