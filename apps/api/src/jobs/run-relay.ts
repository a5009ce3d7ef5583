// Keeps the outbox empty: at once when the change log says that something came, and every two seconds in any case.

import type { PgBoss } from 'pg-boss'
import type { ChangeFollower } from '../database/change-log.ts'
import type { Database } from '../database/connect.ts'
import { factsOf, type Log } from './log.ts'
import { relayBatch, relayOutbox } from './relay-outbox.ts'
import { runRounds } from './run-rounds.ts'

/** Work that is done in rounds, and at once when a change asks for it. */
export interface WorkOnChange extends ChangeFollower {
  /** Finishes the round it is in. */
  stop(): Promise<void>
}

const lookEveryMs = 2000

export function runRelay(db: Database, boss: PgBoss, log: Log): WorkOnChange {
  const relay = async () => {
    const moved = await relayOutbox(db, boss)
    if (moved > 0) log.info({ moved }, 'outbox relayed')
    return moved === relayBatch
  }
  const rounds = runRounds(relay, lookEveryMs, (error) => log.error(factsOf(error), 'relaying the outbox failed'))
  return { heard: (tag) => tag === 'outbox' && rounds.wake(), stop: rounds.stop }
}
