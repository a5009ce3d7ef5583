// One PostgreSQL with a database per side, so that caches, version and settings are the same for both.

import { join } from 'node:path'
import { startPrivatePostgres } from '@stoa/api/database/private-postgres'
import pg from 'pg'
import { withClient } from '../database-client.ts'
import { type Side, sides } from './rounds.ts'

export interface SharedDatabase {
  url(side: Side): string
  /** The backend processes of a side's database. */
  backends(side: Side): Promise<number[]>
  /** Enough stock for all orders, no promotion that only one side has, and statistics for both planners. */
  prepareForLoad(): Promise<void>
  /** The address of a new copy of a side's database, to which nobody may be connected. */
  copy(side: Side): Promise<string>
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
          // there is no public command for this
          await client.query('update stock set quantity = 1000000')
          const { rows } = await client.query<{ has: boolean }>(`select to_regclass('promotion') is not null as has`)
          if (rows[0]?.has) await client.query('update promotion set active = false where automatic')
          await client.query('vacuum analyze')
        })
    },
    async copy(side) {
      const name = `${nameOf(side)}_copy`
      await observer.query(`drop database if exists ${name} with (force)`)
      await observer.query(`create database ${name} template ${nameOf(side)}`)
      return cluster.url(name)
    },
    async stop() {
      await observer.end()
      await cluster.stop()
    },
  }
}
