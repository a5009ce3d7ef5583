// Once per run: a private PostgreSQL with the built-in shop, and the real server on a free port. Each process is ended
// by its own pid after the journeys, or when the setup itself fails.

import { randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import { connect } from '@stoa/api/database/connect'
import { freePort, startPrivatePostgres } from '@stoa/api/database/private-postgres'
import { findViolations } from '@stoa/api/invariants/check-invariants.service'
import { releaseExpiredHolds } from '@stoa/api/ordering/stock/stock-holds.service'
import { makeTemporaryFolder } from '@stoa/api/test/temporary-folder'
import { networkOf, shippingCodesTo } from '@stoa/domain/ordering/delivery/shipping-kinds'
import { startServer } from '../apps/server/test/server-process.ts'
import { serverLog } from './support/server-log.ts'
import { publishTestEnvironment, toolName } from './support/test-environment.ts'

type Cleanup = () => Promise<unknown>

export default async function globalSetup(): Promise<Cleanup> {
  const cleanups: Cleanup[] = []
  const runCleanups = async () => {
    const errors: unknown[] = []
    for (const cleanup of cleanups.reverse()) await cleanup().catch((error: unknown) => errors.push(error))
    if (errors.length > 0) throw errors[0]
  }
  try {
    await startTestEnvironment(cleanups)
  } catch (error) {
    await runCleanups()
    throw error
  }
  return runCleanups
}

async function startTestEnvironment(cleanups: Cleanup[]): Promise<void> {
  const dataFolder = await makeTemporaryFolder('journeys')
  cleanups.push(async () => rmSync(dataFolder, { recursive: true, force: true }))
  const cluster = await startPrivatePostgres(dataFolder, { persistent: false })
  cleanups.push(() => cluster.stop())
  await cluster.createDatabase('stoa')
  const databaseUrl = cluster.url('stoa')
  const port = String(await freePort())
  const sessionSecret = randomBytes(24).toString('hex')
  const toolKey = randomBytes(24).toString('hex')
  const origin = `http://127.0.0.1:${port}`
  const environment = {
    DATABASE_URL: databaseUrl,
    PORT: port,
    PUBLIC_ORIGIN: origin,
    SHOP_MODE: 'demo',
    SANDBOX: 'true',
    DEMO_SHOP: 'true',
    STOREFRONT_DEV: 'false',
    LOG_LEVEL: 'error',
    SESSION_SECRET: sessionSecret,
    // so that each of the two has orders paid by card
    CARD_INSTALMENT_PROVIDERS: 'eurobank',
    // these hold the amount until the order leaves; Eurobank, Viva and the others take it at once
    KLARNA_CAPTURE: 'on_dispatch',
    CARDLINK_ALPHA_CAPTURE: 'on_dispatch',
    ORDER_TOOL_KEYS: `${toolName}=${toolKey}`,
    // all browsers of the journeys share one IP address
    LIMITS: 'off',
  }
  const server = await startServer(environment, [], serverLog)
  cleanups.push(() => expectInvariants(databaseUrl))
  cleanups.push(() => server.end('SIGTERM'))
  await pointsListed(origin)
  publishTestEnvironment({ origin, mailboxOrigin: server.mailboxOrigin, databaseUrl, sessionSecret, toolKey })
}

/** Whatever the journeys did, the shop's data are right afterwards: otherwise the run fails. */
async function expectInvariants(databaseUrl: string): Promise<void> {
  const connection = connect(databaseUrl, 1, () => {})
  try {
    while ((await releaseExpiredHolds(connection.db, Date.now())).more);
    const violations = await findViolations(connection.db)
    if (Object.keys(violations).length > 0)
      throw new Error(`The journeys have violated invariants: ${JSON.stringify(violations, null, 2)}`)
  } finally {
    await connection.close()
  }
}

/** A job lists the carriers' points soon after the start; before that, no order goes to one. */
async function pointsListed(origin: string): Promise<void> {
  for (const network of shippingCodesTo('point').map(networkOf)) {
    const address = `${origin}/api/en/pickuppoints/getallfront?net=${network}&psize=1`
    const deadline = Date.now() + 60_000
    while (((await (await fetch(address)).json()) as { total: number }).total === 0) {
      if (Date.now() > deadline) throw new Error(`the points of ${network} were not listed`)
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
}
