// The cost of authenticating a call: verifying the access token's signature and reading its session, as every call of a
// customer does. Measured in processor time of server and database together, which other load on the machine does not
// change.

import { randomBytes } from 'node:crypto'
import { type Connection, connect } from '@stoa/api/database/connect'
import type { CallingClient } from '@stoa/api/http/operation'
import { authenticator, startSession } from '@stoa/api/identity/sessions/sessions.service'
import { withClient } from './database-client.ts'
import type { Bench, Measure } from './measure.ts'
import { processorMilliseconds } from './processor-time.ts'
import { withServer } from './start-server.ts'
import type { Figure } from './table.ts'

const customers = 20_000
const sessions = 200
const warmUp = 15_000
const amount = 20_000

const settings = { secret: randomBytes(32), origin: 'https://stoa.example' }

const client: CallingClient = {
  ip: '127.0.0.1',
  userAgent: 'bench',
  cookie: () => null,
  setCookie: () => {},
  xsrfToken: null,
  tokensInBody: true,
}

/** Creates as many customers as a shop has, each with a session; returns the ids of some sessions. */
const fill = (url: string): Promise<number[]> =>
  withClient(url, async (database) => {
    const { rows } = await database.query<{ id: number }>(`
      insert into customer (email, first_name, last_name, language)
      select 'bench' || n || '@stoa.example', 'Μαρία', 'Παπαδοπούλου', 'el' from generate_series(1, ${customers}) n
      returning id`)
    await database.query(`
      insert into session (id, customer_id, user_agent, begun_at, used_at, expires_at, confirmed_at)
      select gen_random_uuid(), id, 'bench', now(), now(), now() + interval '60 days', now() from customer`)
    await database.query('analyze customer, session')
    return rows.slice(0, sessions).map(({ id }) => id)
  })

async function signInAll({ db }: Connection, ids: readonly number[], now: number): Promise<string[]> {
  const tokens: string[] = []
  for (const customerId of ids) tokens.push((await startSession(db, settings, { customerId, client, now })).accessToken)
  return tokens
}

interface Worked {
  ours: number
  database: number | null
}

/** Processor time in milliseconds for sequential checks. */
async function check(
  { db, pool }: Connection,
  tokens: readonly string[],
  checks: number,
  now: number,
): Promise<Worked> {
  const backend = await backendOf(pool)
  const authenticate = authenticator(db, settings)
  const [usage, worked] = [process.cpuUsage(), processorMilliseconds([backend])]
  for (let round = 0; round < checks; round += 1) {
    const caller = await authenticate(tokens[round % tokens.length] ?? '', now)
    if (caller === null) throw new Error('a session that lives was taken for none')
  }
  const { user, system } = process.cpuUsage(usage)
  const after = processorMilliseconds([backend])
  return { ours: (user + system) / 1000, database: worked === null || after === null ? null : after - worked }
}

/** The backend process of this connection. */
async function backendOf(pool: Connection['pool']): Promise<number> {
  const { rows } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid')
  return rows[0]?.pid ?? 0
}

async function measure(bench: Bench): Promise<Figure[]> {
  // the first server that connects to the database creates its tables
  await withServer(bench, { role: 'web' }, async () => {})
  const url = await bench.databaseUrl()
  const connection = connect(url, 1, () => {})
  try {
    const now = Date.now()
    const tokens = await signInAll(connection, await fill(url), now)
    await check(connection, tokens, warmUp, now)
    const { ours, database } = await check(connection, tokens, amount, now)
    const label = 'knowing who calls adds to a call'
    if (database === null) return [{ label, value: null, unit: 'ms', note: 'processor time is counted on Linux only' }]
    const each = (milliseconds: number) => (milliseconds / amount).toFixed(3)
    const note = `of processors: ours ${each(ours)} ms, the database’s ${each(database)} ms; ${customers.toLocaleString('en-US')} sessions`
    return [{ label, value: (ours + database) / amount, unit: 'ms', target: { atMost: 0.2 }, note }]
  } finally {
    await connection.close()
  }
}

export const sessionCheck: Measure = { name: 'session', title: 'The check of a session', measure }
