// The database of this server: the configured one, or a private one in the data folder; migrated and, if configured,
// filled with the built-in shop.

import { resolve } from 'node:path'
import type { Config } from '@stoa/api/config'
import { type Connection, connect } from '@stoa/api/database/connect'
import { migrate } from '@stoa/api/database/migrate'
import { startPrivatePostgres } from '@stoa/api/database/private-postgres'
import { seedReader } from '@stoa/api/demo/reader'
import { seedDemo } from '@stoa/api/demo/seed'
import { sql } from 'kysely'
import type { Logger } from 'pino'

export interface ReadyDatabase extends Connection {
  url: string
  stop(): Promise<void>
}

export async function openDatabase(config: Config, log: Logger): Promise<ReadyDatabase> {
  const { url, stop } = config.DATABASE_URL
    ? { url: config.DATABASE_URL, stop: async () => {} }
    : await startPrivateDatabase(config, log)
  await migrate(url)
  const connection = connect(url, config.DATABASE_POOL_SIZE, (error) =>
    log.error({ err: error }, 'lost a database connection'),
  )
  await rejectUnsafeSettings(connection)
  if (config.DEMO_SHOP) await seedShop(config, connection, log)
  return {
    ...connection,
    url,
    stop: async () => {
      await connection.close()
      await stop()
    },
  }
}

/** The demo customer, whose password is public, is for demonstration only. */
async function seedShop({ SHOP_MODE }: Config, { db }: Connection, log: Logger): Promise<void> {
  if (!(await seedDemo(db, Date.now()))) return
  if (SHOP_MODE === 'demo') await seedReader(db, Date.now())
  log.info('the built-in shop is in place')
}

async function startPrivateDatabase(config: Config, log: Logger): Promise<{ url: string; stop: () => Promise<void> }> {
  const cluster = await startPrivatePostgres(config.STOA_DATA_DIR, { persistent: true })
  if (cluster.home !== resolve(config.STOA_DATA_DIR)) {
    log.warn({ folder: cluster.home }, 'the database lies outside the data folder, which is closed to its user')
    process.stdout.write(
      `\n  The database is in ${cluster.home}: PostgreSQL does not run as root, and its user cannot walk to ${config.STOA_DATA_DIR}.\n  Back that folder up; or name another with STOA_DATA_DIR.\n`,
    )
  }
  await cluster.createDatabase('stoa')
  return { url: cluster.url('stoa'), stop: () => cluster.stop() }
}

/** A confirmed order must survive a crash: a database without synchronous commits is refused. */
async function rejectUnsafeSettings({ db }: Connection): Promise<void> {
  const { rows } = await sql<{ name: string; setting: string }>`
    select name, setting from pg_settings where name in ('fsync', 'synchronous_commit', 'full_page_writes')`.execute(db)
  const unsafe = rows.filter((row) => row.setting === 'off')
  if (unsafe.length > 0)
    throw new Error(`PostgreSQL must not run with ${unsafe.map((row) => `${row.name}=off`).join(', ')}.`)
}
