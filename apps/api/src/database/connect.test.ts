// Lost connections: the error that their user gets, and that the next request succeeds.

import { once } from 'node:events'
import { createServer } from 'node:net'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../test/test-database.ts'
import { type Connection, connect, type Database } from './connect.ts'
import { isDatabaseAway } from './database-away.ts'
import { setStatementTimeout, waitMsFor } from './statement-timeout.ts'
import { inTransaction } from './transaction.ts'

let database: TestDatabase
let connection: Connection
let lost: Error[] = []

beforeAll(async () => {
  database = await openTestDatabase(2)
  connection = connect(database.url, 2, (error) => lost.push(error))
})
afterAll(async () => {
  await connection.close()
  await database.close()
})
beforeEach(() => {
  lost = []
})

async function processOf(db: Database): Promise<number> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)
  return rows[0]?.pid ?? 0
}

const terminate = (pid: number) => database.pool.query('select pg_terminate_backend($1)', [pid])

const faultOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => null,
    (error: unknown) => error,
  )

const isServed = async (): Promise<boolean> => (await processOf(connection.db)) > 0

test('a connection lost between two statements of a transaction fails only that transaction', async () => {
  const fault = await faultOf(
    inTransaction(connection.db, async (tx) => {
      await sql`insert into outbox (topic, payload) values ('half done', '{}')`.execute(tx)
      await terminate(await processOf(tx))
      await expect.poll(() => lost.length).toBeGreaterThan(0)
      await sql`select 1`.execute(tx)
    }),
  )
  expect(lost.length).toBeGreaterThan(0)
  expect([isDatabaseAway(fault), fault]).toEqual([true, expect.any(Error)])
  expect(await isServed()).toBe(true)
  const { rows } = await database.pool.query(`select from outbox where topic = 'half done'`)
  expect(rows).toHaveLength(0)
})

test('so does one that is lost in the middle of a statement', async () => {
  const fault = await faultOf(
    inTransaction(connection.db, async (tx) => {
      const pid = await processOf(tx)
      setTimeout(() => void terminate(pid), 50)
      await sql`select pg_sleep(5)`.execute(tx)
    }),
  )
  expect([isDatabaseAway(fault), fault]).toEqual([true, expect.any(Error)])
  expect(await isServed()).toBe(true)
})

test('a lost connection is not returned to the pool', async () => {
  const single = connect(database.url, 1, () => {})
  const cut = sql`select pg_terminate_backend(pg_backend_pid()), pg_sleep(5)`
  const [fault, next, third] = await Promise.all([
    faultOf(cut.execute(single.db)),
    faultOf(processOf(single.db)),
    faultOf(processOf(single.db)),
  ])
  expect([isDatabaseAway(fault), next, third]).toEqual([true, null, null])
  await single.close()
})

test('one that is lost while idle is replaced before it is needed', async () => {
  await terminate(await processOf(connection.db))
  await expect.poll(() => connection.pool.totalCount).toBe(0)
  expect(lost.length).toBeGreaterThan(0)
  expect(await isServed()).toBe(true)
})

test('a database that refuses connections is away, and so is one that has no room', async () => {
  const nobody = connect('postgres://stoa@127.0.0.1:1/stoa', 1, () => {})
  const fault = await faultOf(processOf(nobody.db))
  expect([isDatabaseAway(fault), fault]).toEqual([true, expect.any(Error)])
  await nobody.close()
  const full = Object.assign(new pg.DatabaseError('sorry, too many clients already', 0, 'error'), { code: '53300' })
  expect(isDatabaseAway(full)).toBe(true)
})

test('waiting too long for a connection fails as unavailable', async () => {
  const silent = createServer(() => {}).listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const address = silent.address()
  const port = address && typeof address === 'object' ? address.port : 0
  const hanging = connect(`postgres://stoa@127.0.0.1:${port}/stoa`, 1, () => {}, 200)
  const [connecting, waiting] = await Promise.all([faultOf(processOf(hanging.db)), faultOf(processOf(hanging.db))])
  expect([connecting, waiting].map((fault) => [isDatabaseAway(fault), String(fault)])).toEqual([
    [true, 'Error: Connection terminated due to connection timeout'],
    [true, 'Error: timeout exceeded when trying to connect'],
  ])
  await hanging.close()
  silent.close()
})

test('a faulty statement is not reported as an unavailable database', async () => {
  const wrong = await faultOf(sql`select no_such_column`.execute(connection.db))
  const tooLong = await faultOf(
    inTransaction(connection.db, async (tx) => {
      await sql`set local statement_timeout = 20`.execute(tx)
      await sql`select pg_sleep(1)`.execute(tx)
    }),
  )
  expect([wrong, tooLong, new Error('mine'), 'text', null].map(isDatabaseAway)).toEqual(Array(5).fill(false))
})

test('a client waits as long as the server lets a statement of the transaction run, and afterwards as before', async () => {
  const asked = vi.spyOn(pg.Client.prototype, 'query')
  await inTransaction(connection.db, async (tx) => {
    await setStatementTimeout(tx, 60_000)
    await sql`select 1`.execute(tx)
    await sql`select ${2}::int`.execute(tx)
  })
  await sql`select 3`.execute(connection.db)
  const queries = asked.mock.calls.map(([query]: unknown[]) => query)
  asked.mockRestore()
  expect(queries).toMatchObject([
    { text: 'begin', query_timeout: 11_000 },
    { text: expect.stringContaining('statement_timeout'), query_timeout: 61_000 },
    { text: 'select 1', query_timeout: 61_000 },
    { text: 'select $1::int', query_timeout: 61_000 },
    { text: 'commit', query_timeout: 11_000 },
    { text: 'select 3', query_timeout: 11_000 },
  ])
})

test('a transaction may take away the limit of its statements', async () => {
  const [limit] = await inTransaction(connection.db, async (tx) => {
    await setStatementTimeout(tx, 0)
    const { rows } = await sql<{ limit: string }>`select current_setting('statement_timeout') as limit`.execute(tx)
    return rows
  })
  expect([limit, waitMsFor(0) > 20 * 24 * 3600 * 1000]).toEqual([{ limit: '0' }, true])
})
