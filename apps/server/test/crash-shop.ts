// A real server on a database of the test's, with proxies between it and what it uses, so that it can be killed at one moment and
// started again. Its port stays the same: banks find the shop after a restart.

import { freePort } from '@stoa/api/database/private-postgres'
import { openTestDatabase, type TestDatabase } from '@stoa/api/test/test-database'
import { type Sandbox, startSandbox } from '@stoa/sandbox/sandbox'
import { type CrashProxy, openCrashProxy, postgresProtocol, textProtocol, through } from './crash-proxy.ts'
import { giveUpJobs } from './open-work.ts'
import { type ServerProcess, startServer } from './server-process.ts'

export interface CrashShop {
  database: TestDatabase
  sandbox: Sandbox
  /** `outside`: everything of the sandbox but its mail server. */
  proxies: Record<'database' | 'mail' | 'outside', CrashProxy>
  origin: string
  /** When a proxy has struck: the server is killed then. */
  struck(): Promise<void>
  /** Kills the server. What is asked and done again later is due when the next one starts. */
  restart(): Promise<void>
  close(): Promise<void>
}

/** `settings`: of the server, for the sandbox at this origin. */
export async function openCrashShop(
  settings: (sandbox: Sandbox, outside: string) => Record<string, string>,
): Promise<CrashShop> {
  const database = await openTestDatabase(4)
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const sandbox = await startSandbox({ smtpPort: 0, httpPort: 0, shopOrigin: origin })
  let struck = Promise.withResolvers<void>()
  const strike = (): void => {
    process.kill(server.pid, 'SIGKILL')
    struck.resolve()
  }
  const proxies = {
    database: await openCrashProxy(new URL(database.url), postgresProtocol, strike),
    mail: await openCrashProxy(new URL(sandbox.smtpUrl), textProtocol, strike),
    outside: await openCrashProxy(new URL(sandbox.origin), textProtocol, strike),
  }
  const start = () =>
    startServer({
      ...settings(sandbox, new URL(through(sandbox.origin, proxies.outside)).origin),
      ...{ DATABASE_URL: through(database.url, proxies.database), SMTP_URL: through(sandbox.smtpUrl, proxies.mail) },
      ...{ PORT: String(port), PUBLIC_ORIGIN: origin, SANDBOX: 'false', LIMITS: 'off' },
    })
  let server: ServerProcess = await start()
  return {
    ...{ database, sandbox, proxies, origin },
    struck: () => struck.promise,
    async restart() {
      await server.end('SIGKILL')
      struck = Promise.withResolvers()
      for (const proxy of Object.values(proxies)) proxy.reset()
      await makeDue(database)
      server = await start()
    },
    async close() {
      await server.end('SIGTERM')
      for (const proxy of Object.values(proxies)) await proxy.close()
      await sandbox.stop()
      await database.close()
    },
  }
}

async function makeDue({ pool }: TestDatabase): Promise<void> {
  await giveUpJobs(pool)
  await pool.query('update document_transmission set next_at = now() where next_at is not null')
  await pool.query('update payment_attempt set check_at = now() where check_at is not null')
  await pool.query("update payment_refund set try_at = now() where status = 'due'")
}
