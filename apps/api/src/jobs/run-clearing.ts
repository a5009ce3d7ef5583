// Clears away what has served: keys that are over, buckets of limits that are empty again, browsers not seen for over
// a year, sessions and tokens that were over a month ago, changes that every process has read long since.

import { dropOldChanges } from '../database/change-log.ts'
import type { Database } from '../database/connect.ts'
import { dropOldDevices } from '../modules/accounts/known-devices.queries.ts'
import { dropEmptied } from '../modules/limits/limits.queries.ts'
import { dropOldKeys } from '../modules/one-time-keys/one-time-keys.queries.ts'
import { dropOldSessions, dropOldTokens } from '../modules/sessions/old-sessions.queries.ts'
import { factsOf, type Log } from './log.ts'
import { type Rounds, runRounds } from './run-rounds.ts'

const hour = 60 * 60_000
const lookEveryMs = hour
const day = 24 * hour
const atOnce = 1000

/** Whether there is more to clear at once. Keys stay for a day, so that a late letter finds its own. */
export async function clearAway(db: Database, now: number): Promise<boolean> {
  const keys = await dropOldKeys(db, new Date(now - day), atOnce)
  const buckets = await dropEmptied(db, new Date(now), atOnce)
  const devices = await dropOldDevices(db, new Date(now - 400 * day), atOnce)
  const sessions = await dropOldSessions(db, now, atOnce)
  const tokens = await dropOldTokens(db, now, atOnce)
  const changes = await dropOldChanges(db, new Date(now - hour), atOnce)
  return Math.max(keys, buckets, devices, sessions, tokens, changes) === atOnce
}

export const runClearing = (db: Database, now: () => number, log: Log): Rounds =>
  runRounds(
    () => clearAway(db, now()),
    lookEveryMs,
    (error) => log.error(factsOf(error), 'clearing away failed'),
  )
