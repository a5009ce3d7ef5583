// Outbox rows of a topic that this release does not know. They keep waiting: expected during a deployment, later it is
// work that nobody does, so it is logged once a minute and counted in the metrics.

import type { Database } from '../database/connect.ts'
import type { Executor } from '../database/transaction.ts'
import { errorFields, type Log } from '../log.ts'
import { type PeriodicTask, startPeriodicTask } from './periodic-task.ts'
import { queuesByStoredTopic } from './queues.ts'

const intervalMs = 60_000

export const listUnknownTopics = (db: Executor) =>
  db
    .selectFrom('outbox')
    .select(({ fn }) => ['topic', fn.countAll<number>().as('waiting')])
    .where('relayed_at', 'is', null)
    .where(({ eb, fn, val }) => eb('topic', '<>', fn<string>('all', [val(Object.keys(queuesByStoredTopic))])))
    .groupBy('topic')
    .orderBy('topic')
    .execute()

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
