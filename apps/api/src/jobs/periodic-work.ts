// The work of a process that goes on beside its jobs: each runs every now and then, two of them also when the change log
// says that there is something to do.

import type { PgBoss } from 'pg-boss'
import {
  indexPending,
  noticeNewRules,
  pendingBatch,
  refreshSuggestions,
} from '../catalogue/search/index-pending.service.ts'
import { type ChangeFollower, dropOldChanges } from '../database/change-log.ts'
import type { Database } from '../database/connect.ts'
import { deleteExpiredBuckets } from '../database/rate-limit.ts'
import { deleteOldDevices } from '../identity/accounts/known-devices.service.ts'
import { deleteOldTokens } from '../identity/one-time-tokens/one-time-tokens.service.ts'
import { purgeDue } from '../identity/personal-data/personal-data.service.ts'
import { deleteOldRefreshTokens, deleteOldSessions } from '../identity/sessions/sessions.service.ts'
import { deleteOldStaffSessions } from '../identity/staff/staff-sessions.service.ts'
import { errorFields, type Log } from '../log.ts'
import { type PeriodicTask, startPeriodicTask } from './periodic-task.ts'
import { relayBatch, relayOutbox } from './relay-outbox.ts'

const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

/** A periodic task that also runs when a change requests it. */
interface WorkOnChange extends ChangeFollower {
  /** Waits for the current run. */
  stop(): Promise<void>
}

/** Keeps the outbox empty: at once when the change log announces a row, and every two seconds in any case. */
export function runRelay(db: Database, boss: PgBoss, log: Log): WorkOnChange {
  const relay = async () => {
    const moved = await relayOutbox(db, boss)
    if (moved > 0) log.info({ moved }, 'outbox relayed')
    return moved === relayBatch
  }
  const task = startPeriodicTask(relay, 2 * second, (error) =>
    log.error(errorFields(error), 'relaying the outbox failed'),
  )
  return { onChange: (tag) => tag === 'outbox' && task.wake(), stop: task.stop }
}

/**
 * Keeps the search index up to date: at once when the change log says that a text has changed, and every minute in any
 * case. When the rules of the keys have changed since the shop was indexed, all of it is queued again.
 */
export function runIndexer(db: Database, log: Log): WorkOnChange {
  const index = async () => {
    if (await noticeNewRules(db)) log.info({}, 'new rules of search: everything is indexed anew')
    const indexed = await indexPending(db)
    if (indexed > 0) log.info({ indexed }, 'indexed for search')
    if (indexed === pendingBatch) return true
    if (await refreshSuggestions(db)) log.info({}, 'suggestions rebuilt')
    return false
  }
  const task = startPeriodicTask(index, minute, (error) => log.error(errorFields(error), 'indexing for search failed'))
  return { onChange: (tag) => tag === 'search' && task.wake(), stop: task.stop }
}

/**
 * Purges personal data that is due: accounts whose week is over, the names in their orders, and documents whose
 * retention is over.
 */
export function runPurge(db: Database, now: () => number, log: Log): PeriodicTask {
  const purge = async () => {
    const purged = await purgeDue(db, now())
    const hasPurged = purged.accounts + purged.orders > 0
    if (hasPurged) log.info(purged, 'deleted personal data that was due')
    return hasPurged
  }
  return startPeriodicTask(purge, 15 * minute, (error) =>
    log.error(errorFields(error), 'deleting personal data failed'),
  )
}

const cleanupBatch = 1000

/**
 * Deletes expired rows: one-time tokens, buckets of limits that are empty again, known devices not seen for over a year,
 * sessions and tokens that ended over a month ago, changes that every process has read long since. Returns whether
 * there is more to delete at once. Tokens stay for a day, so that a late e-mail still finds its own.
 */
export async function cleanUp(db: Database, now: number): Promise<boolean> {
  const oneTimeTokens = await deleteOldTokens(db, new Date(now - day), cleanupBatch)
  const buckets = await deleteExpiredBuckets(db, new Date(now), cleanupBatch)
  const devices = await deleteOldDevices(db, new Date(now - 400 * day), cleanupBatch)
  const sessions = await deleteOldSessions(db, now, cleanupBatch)
  const refreshTokens = await deleteOldRefreshTokens(db, now, cleanupBatch)
  const staffSessions = await deleteOldStaffSessions(db, new Date(now - 30 * day), cleanupBatch)
  const changes = await dropOldChanges(db, new Date(now - hour), cleanupBatch)
  return Math.max(oneTimeTokens, buckets, devices, sessions, refreshTokens, staffSessions, changes) === cleanupBatch
}

export const runCleanup = (db: Database, now: () => number, log: Log): PeriodicTask =>
  startPeriodicTask(
    () => cleanUp(db, now()),
    hour,
    (error) => log.error(errorFields(error), 'clearing away failed'),
  )
