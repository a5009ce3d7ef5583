import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../test/test-database.ts'
import { enqueueEvent } from '../database/outbox.ts'
import { listUnknownTopics, watchUnknownTopics } from './unknown-topics.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
  await sql`delete from outbox`.execute(database.db)
})
afterAll(() => database.close())

async function errorsOfOneRound(): Promise<unknown[]> {
  const errors: unknown[] = []
  const task = watchUnknownTopics(database.db, { info: () => {}, error: (fields) => void errors.push(fields) })
  await task.stop()
  return errors
}

test('an unknown topic is logged; a known one that waits is not', async () => {
  await enqueueEvent(database.db, 'order.placed', { orderId: 1 })
  expect([await listUnknownTopics(database.db), await errorsOfOneRound()]).toEqual([[], []])
  await sql`insert into outbox (topic, payload) values ('erp.order', '{}'), ('erp.order', '{}'), ('a', '{}')`.execute(
    database.db,
  )
  const topics = [
    { topic: 'a', waiting: 1 },
    { topic: 'erp.order', waiting: 2 },
  ]
  expect(await errorsOfOneRound()).toEqual([{ topics }])
  await sql`update outbox set relayed_at = now() where topic = 'a'`.execute(database.db)
  expect(await listUnknownTopics(database.db)).toEqual([{ topic: 'erp.order', waiting: 2 }])
})
