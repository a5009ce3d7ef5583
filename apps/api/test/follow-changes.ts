// The change log as its followers hear of it, read when a test says so.

import { type ChangeFollower, type LogPosition, readChanges } from '../src/database/change-log.ts'
import type { Database } from '../src/database/connect.ts'

/** Connects the followers; each call of what it returns tells them what has changed since the last one. */
export async function followChanges(db: Database, followers: readonly ChangeFollower[]): Promise<() => Promise<void>> {
  let position: LogPosition = (await readChanges(db, null)).position
  for (const follower of followers) follower.onConnected?.()
  return async () => {
    const reading = await readChanges(db, position)
    position = reading.position
    for (const follower of followers) for (const tag of new Set(reading.tags)) follower.onChange(tag)
  }
}
