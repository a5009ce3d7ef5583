// Keeps the outbox empty: at once when the database says that something came, and every two seconds in any case.

import type { PgBoss } from 'pg-boss'
import type { Database } from '../database/connect.ts'
import { listen } from '../database/listen.ts'
import { factsOf, type Log } from './log.ts'
import { relayBatch, relayOutbox } from './relay-outbox.ts'
import { runRounds } from './run-rounds.ts'

export interface Relay {
  /** Finishes the round it is in. */
  stop(): Promise<void>
}

const lookEveryMs = 2000

export function runRelay(url: string, db: Database, boss: PgBoss, log: Log): Relay {
  const relay = async () => {
    const moved = await relayOutbox(db, boss)
    if (moved > 0) log.info({ moved }, 'outbox relayed')
    return moved === relayBatch
  }
  const rounds = runRounds(relay, lookEveryMs, (error) => log.error(factsOf(error), 'relaying the outbox failed'))
  const listening = listen(url, 'stoa_outbox', { heard: rounds.wake }, log)
  return {
    async stop() {
      await listening.stop()
      await rounds.stop()
    },
  }
}
