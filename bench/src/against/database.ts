// One PostgreSQL for both sides, a database for each: neither has a warmer cache, another version or other settings.

import { join } from 'node:path'
import { startPrivatePostgres } from '@stoa/api/database/private-postgres'
import pg from 'pg'
import { withClient } from '../database-client.ts'
import { type Side, sides } from './rounds.ts'

export interface SharedDatabase {
  url(side: Side): string
  /** The processes that work on a side's database now. */
  backends(side: Side): Promise<number[]>
  /** Orders must not run out of copies, and both planners must know their tables. */
  prepareForLoad(): Promise<void>
  stop(): Promise<void>
}

const nameOf = (side: Side): string => `stoa_${side}`

export async function startSharedDatabase(folder: string): Promise<SharedDatabase> {
  const cluster = await startPrivatePostgres(join(folder, 'database'), { persistent: true })
  for (const side of sides) await cluster.createDatabase(nameOf(side))
  const observer = new pg.Client({ connectionString: cluster.url('postgres') })
  observer.on('error', () => {})
  await observer.connect()
  const url = (side: Side): string => cluster.url(nameOf(side))
  return {
    url,
    async backends(side) {
      const text = 'select pid from pg_stat_activity where datname = $1'
      const { rows } = await observer.query<{ pid: number }>(text, [nameOf(side)])
      return rows.map(({ pid }) => pid)
    },
    async prepareForLoad() {
      for (const side of sides)
        await withClient(url(side), async (client) => {
          // the one thing without a public command
          await client.query('update stock set quantity = 1000000')
          await client.query('vacuum analyze')
        })
    },
    async stop() {
      await observer.end()
      await cluster.stop()
    },
  }
}
