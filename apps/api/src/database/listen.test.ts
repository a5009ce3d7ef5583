import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../test/test-database.ts'
import { type Listening, listen } from './listen.ts'

let database: TestDatabase
let listening: Listening
let heard = 0
let complaints = 0

beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

beforeEach(async () => {
  heard = 0
  complaints = 0
  const hear = () => {
    heard += 1
  }
  const complain = () => {
    complaints += 1
  }
  listening = listen(database.url, 'stoa_outbox', { heard: hear }, { info: complain, error: complain })
  await expect.poll(listeners).toBe(1)
})
afterEach(() => listening.stop())

const backends = sql`pg_stat_activity where datname = current_database() and query = 'listen "stoa_outbox"'`

async function listeners(): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${backends}`.execute(database.db)
  return rows[0]?.count ?? 0
}

const ask = () => sql`insert into outbox (topic, payload) values ('test', '{}'), ('test', '{}')`

test('hears of new rows once per change, and of none that was rolled back', async () => {
  const undone = database.db.transaction().execute(async (tx) => {
    await ask().execute(tx)
    throw new Error('changed my mind')
  })
  await expect(undone).rejects.toThrow('changed my mind')
  await ask().execute(database.db)
  await expect.poll(() => heard).toBe(1)
  expect(complaints).toBe(0)
})

test('listens again when the connection was cut', async () => {
  await sql`select pg_terminate_backend(pid) from ${backends}`.execute(database.db)
  await expect.poll(() => complaints).toBeGreaterThan(0)
  await expect.poll(listeners, { timeout: 10_000 }).toBe(1)
  await ask().execute(database.db)
  await expect.poll(() => heard).toBe(1)
})
