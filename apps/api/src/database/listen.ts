// Hears a channel of the database on a connection of its own. When the connection breaks it is made again; what was said
// meanwhile is missed, so whoever listens also looks by himself now and then.

import pg from 'pg'
import { factsOf, type Log } from '../jobs/log.ts'

export interface Listening {
  stop(): Promise<void>
}

export interface Line {
  /** What was said. */
  heard(payload: string | undefined): void
  /** From now on nothing is missed. */
  opened?(): void
  /** Until it is opened again, what is said is missed. */
  lost?(): void
}

const pauseMs = 2000

export function listen(url: string, channel: string, line: Line, log: Log): Listening {
  let client: pg.Client | null = null
  let again: NodeJS.Timeout | undefined
  let stopped = false

  const lost = (of: pg.Client) => {
    if (stopped || client !== of) return
    client = null
    line.lost?.()
    again = setTimeout(open, pauseMs)
  }
  const open = () => {
    const mine = new pg.Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: 5000 })
    client = mine
    mine.on('notification', ({ payload }) => line.heard(payload))
    const failed = (error: unknown) => {
      if (!stopped) log.error({ channel, ...factsOf(error) }, 'listening to the database failed')
    }
    mine.on('error', failed)
    mine.on('end', () => lost(mine))
    mine
      .connect()
      .then(() => mine.query(`listen ${pg.escapeIdentifier(channel)}`))
      .then(() => line.opened?.())
      .catch((error: unknown) => {
        failed(error)
        mine.end().catch(failed)
        lost(mine)
      })
  }
  open()
  return {
    async stop() {
      stopped = true
      clearTimeout(again)
      await client?.end()
    },
  }
}
