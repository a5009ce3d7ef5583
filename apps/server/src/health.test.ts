import { openTestDatabase, type TestDatabase } from '@stoa/api/test/test-database'
import Fastify from 'fastify'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { registerHealth } from './health.ts'

let database: TestDatabase
const app = Fastify()
let isLoaded = false
beforeAll(async () => {
  database = await openTestDatabase(2)
  registerHealth(app, {
    ...{ db: database.db, productIndex: { isLoaded: async () => isLoaded }, pages: { size: 7, bytes: 9 } },
    log: pino({ level: 'silent' }),
  })
})
afterAll(() => app.close())

async function gauges(): Promise<string[]> {
  const { payload } = await app.inject('/metrics')
  return payload.split('\n').filter((line) => /^stoa_(cached|outbox|dead)/.test(line))
}

const cached = ['stoa_cached_pages 7', 'stoa_cached_page_bytes 9']

test('ready is only who can answer lists', async () => {
  const readiness = async () => (await app.inject('/readyz')).statusCode
  expect(await readiness()).toBe(503)
  isLoaded = true
  expect(await readiness()).toBe(200)
})

test('unknown topics are counted, and a lost database hides no other metric', async () => {
  const topics = sql`insert into outbox (topic, payload) values ('erp.order', '{}'), ('erp.order', '{}')`
  expect(await gauges()).toEqual([...cached, 'stoa_outbox_unknown_topics 0', 'stoa_dead_letters 0'])
  await topics.execute(database.db)
  expect(await gauges()).toEqual([...cached, 'stoa_outbox_unknown_topics 2', 'stoa_dead_letters 0'])
  await database.close()
  expect(await gauges()).toEqual([...cached, 'stoa_outbox_unknown_topics Nan', 'stoa_dead_letters Nan'])
})
