// Deletes expired rows: one-time tokens, buckets of limits that are empty again, known devices not seen for over a
// year, sessions and tokens that ended over a month ago, changes that every process has read long since.

import { dropOldChanges } from '../database/change-log.ts'
import type { Database } from '../database/connect.ts'
import { deleteExpiredBuckets } from '../database/rate-limit.ts'
import { deleteOldDevices } from '../identity/accounts/known-devices.service.ts'
import { deleteOldTokens } from '../identity/one-time-tokens/one-time-tokens.service.ts'
import { deleteOldRefreshTokens, deleteOldSessions } from '../identity/sessions/sessions.service.ts'
import { deleteOldStaffSessions } from '../identity/staff/staff-sessions.service.ts'
import { errorFields, type Log } from './log.ts'
import { type PeriodicTask, startPeriodicTask } from './periodic-task.ts'

const hour = 60 * 60_000
const pollIntervalMs = hour
const day = 24 * hour
const batchSize = 1000

/** Whether there is more to delete at once. Tokens stay for a day, so that a late e-mail still finds its own. */
export async function cleanUp(db: Database, now: number): Promise<boolean> {
  const oneTimeTokens = await deleteOldTokens(db, new Date(now - day), batchSize)
  const buckets = await deleteExpiredBuckets(db, new Date(now), batchSize)
  const devices = await deleteOldDevices(db, new Date(now - 400 * day), batchSize)
  const sessions = await deleteOldSessions(db, now, batchSize)
  const refreshTokens = await deleteOldRefreshTokens(db, now, batchSize)
  const staffSessions = await deleteOldStaffSessions(db, new Date(now - 30 * day), batchSize)
  const changes = await dropOldChanges(db, new Date(now - hour), batchSize)
  return Math.max(oneTimeTokens, buckets, devices, sessions, refreshTokens, staffSessions, changes) === batchSize
}

export const runCleanup = (db: Database, now: () => number, log: Log): PeriodicTask =>
  startPeriodicTask(
    () => cleanUp(db, now()),
    pollIntervalMs,
    (error) => log.error(errorFields(error), 'clearing away failed'),
  )
