// Keeps the search index up to date: at once when the change log says that a text has changed, and every minute in any
// case. When the rules of the keys have changed since the shop was indexed, all of it is queued again.

import {
  indexPending,
  noticeNewRules,
  pendingBatch,
  refreshSuggestions,
} from '../catalogue/search/index-pending.service.ts'
import type { Database } from '../database/connect.ts'
import { errorFields, type Log } from './log.ts'
import { startPeriodicTask } from './periodic-task.ts'
import type { WorkOnChange } from './run-relay.ts'

const pollIntervalMs = 60_000

export function runIndexer(db: Database, log: Log): WorkOnChange {
  const index = async () => {
    if (await noticeNewRules(db)) log.info({}, 'new rules of search: everything is indexed anew')
    const indexed = await indexPending(db)
    if (indexed > 0) log.info({ indexed }, 'indexed for search')
    if (indexed === pendingBatch) return true
    if (await refreshSuggestions(db)) log.info({}, 'suggestions rebuilt')
    return false
  }
  const task = startPeriodicTask(index, pollIntervalMs, (error) =>
    log.error(errorFields(error), 'indexing for search failed'),
  )
  return { onChange: (tag) => tag === 'search' && task.wake(), stop: task.stop }
}
