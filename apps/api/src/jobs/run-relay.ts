// Keeps the outbox empty: at once when the change log announces a row, and every two seconds in any case.

import type { PgBoss } from 'pg-boss'
import type { ChangeFollower } from '../database/change-log.ts'
import type { Database } from '../database/connect.ts'
import { errorFields, type Log } from './log.ts'
import { startPeriodicTask } from './periodic-task.ts'
import { relayBatch, relayOutbox } from './relay-outbox.ts'

/** A periodic task that also runs when a change requests it. */
export interface WorkOnChange extends ChangeFollower {
  /** Waits for the current run. */
  stop(): Promise<void>
}

const pollIntervalMs = 2000

export function runRelay(db: Database, boss: PgBoss, log: Log): WorkOnChange {
  const relay = async () => {
    const moved = await relayOutbox(db, boss)
    if (moved > 0) log.info({ moved }, 'outbox relayed')
    return moved === relayBatch
  }
  const task = startPeriodicTask(relay, pollIntervalMs, (error) =>
    log.error(errorFields(error), 'relaying the outbox failed'),
  )
  return { onChange: (tag) => tag === 'outbox' && task.wake(), stop: task.stop }
}
