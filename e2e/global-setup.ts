// Once per run: a private PostgreSQL, the built-in shop in it, and the real server on a free port. All of it is ended by its
// own id when the journeys are over, or when the setup itself fails half-way.

import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { freePort, startPrivatePostgres } from '@stoa/api/database/private-postgres'
import { startServer } from '../apps/server/test/server-process.ts'
import { publishStage } from './support/stage.ts'

type Ending = () => Promise<unknown>

export default async function openTheShop(): Promise<Ending> {
  const endings: Ending[] = []
  const endAll = async () => {
    for (const end of endings.reverse()) await end()
  }
  try {
    await open(endings)
  } catch (error) {
    await endAll()
    throw error
  }
  return endAll
}

async function open(endings: Ending[]): Promise<void> {
  const folder = mkdtempSync(join('/var/tmp', 'stoa-journeys-'))
  endings.push(async () => rmSync(folder, { recursive: true, force: true }))
  const cluster = await startPrivatePostgres(folder, { keep: false })
  endings.push(() => cluster.stop())
  await cluster.createDatabase('stoa')
  const databaseUrl = cluster.url('stoa')
  const port = String(await freePort())
  const sessionSecret = randomBytes(24).toString('hex')
  const origin = `http://127.0.0.1:${port}`
  const server = await startServer({
    DATABASE_URL: databaseUrl,
    PORT: port,
    PUBLIC_ORIGIN: origin,
    SHOP_MODE: 'demo',
    SANDBOX: 'true',
    DEMO_SHOP: 'true',
    STOREFRONT_DEV: 'false',
    LOG_LEVEL: 'error',
    SESSION_SECRET: sessionSecret,
    // all readers of the journeys call from one address
    LIMITS: 'off',
  })
  endings.push(() => server.end('SIGTERM'))
  publishStage({ origin, mailboxOrigin: server.mailboxOrigin, databaseUrl, sessionSecret })
}
