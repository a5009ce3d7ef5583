// Keeps the outbox empty: at once when the database says that something came, and every two seconds in any case. One round
// at a time; a call during a round makes one more round after it.

import type { PgBoss } from 'pg-boss'
import type { Database } from '../database/connect.ts'
import { listen } from '../database/listen.ts'
import { factsOf, type Log } from './log.ts'
import { relayBatch, relayOutbox } from './relay-outbox.ts'

export interface Relay {
  /** Finishes the round it is in. */
  stop(): Promise<void>
}

const lookEveryMs = 2000

export function runRelay(url: string, db: Database, boss: PgBoss, log: Log): Relay {
  let round: Promise<void> | null = null
  let called = false
  let stopped = false

  const wake = () => {
    called = true
    round ??= work().finally(() => {
      round = null
      if (called) wake()
    })
  }
  const work = async () => {
    while (called && !stopped) {
      called = false
      try {
        const moved = await relayOutbox(db, boss)
        if (moved === relayBatch) called = true
        if (moved > 0) log.info({ moved }, 'outbox relayed')
      } catch (error) {
        log.error(factsOf(error), 'relaying the outbox failed')
      }
    }
  }
  const listening = listen(url, 'stoa_outbox', { heard: wake }, log)
  const timer = setInterval(wake, lookEveryMs)
  wake()
  return {
    async stop() {
      stopped = true
      called = false
      clearInterval(timer)
      await listening.stop()
      await round
    },
  }
}
