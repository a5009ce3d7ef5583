// Outbox rows of a topic that this release does not know. They keep waiting: expected during a deployment, later it is
// work that nobody does, so it is logged once a minute and counted in the metrics.

import { eventTopics } from '@stoa/contract/events'
import { sql } from 'kysely'
import type { Database } from '../database/connect.ts'
import type { Executor } from '../database/transaction.ts'
import { errorFields, type Log } from './log.ts'
import { type PeriodicTask, startPeriodicTask } from './periodic-task.ts'

const intervalMs = 60_000

interface UnknownTopic {
  topic: string
  waiting: number
}

export async function listUnknownTopics(db: Executor): Promise<UnknownTopic[]> {
  const { rows } = await sql<UnknownTopic>`
    select topic, count(*)::int as waiting from outbox
    where relayed_at is null and topic <> all(${eventTopics}::text[]) group by topic order by topic`.execute(db)
  return rows
}

export function watchUnknownTopics(db: Database, log: Log, everyMs = intervalMs): PeriodicTask {
  const report = async () => {
    const topics = await listUnknownTopics(db)
    if (topics.length > 0) log.error({ topics }, 'outbox topics that nobody knows are waiting')
    return false
  }
  return startPeriodicTask(report, everyMs, (error) =>
    log.error(errorFields(error), 'looking for unknown topics failed'),
  )
}
