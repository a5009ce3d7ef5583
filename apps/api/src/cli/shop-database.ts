// The shop's database for a command: the one that DATABASE_URL names, the one of the shop that runs here, or the
// private one, started for as long as the command takes. It is migrated, and seeded when configured.

import { seedDemo } from '../../database/demo/seed.ts'
import type { Config } from '../config.ts'
import { type Connection, connect } from '../database/connect.ts'
import { migrate } from '../database/migrate.ts'
import { findPrivatePostgres, startPrivatePostgres } from '../database/private-postgres.ts'

const name = 'stoa'

export async function openShopDatabase(config: Config, connections: number): Promise<Connection> {
  const existingUrl = config.DATABASE_URL ?? findPrivatePostgres(config.STOA_DATA_DIR, name)
  const { url, stop } =
    existingUrl === null ? await startPrivate(config.STOA_DATA_DIR) : { url: existingUrl, stop: async () => {} }
  await migrate(url)
  const connection = connect(url, connections, () => {})
  if (config.DEMO_SHOP) await seedDemo(connection.db, Date.now())
  return {
    ...connection,
    async close() {
      await connection.close()
      await stop()
    },
  }
}

async function startPrivate(folder: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const cluster = await startPrivatePostgres(folder, { persistent: true })
  await cluster.createDatabase(name)
  return { url: cluster.url(name), stop: () => cluster.stop() }
}
