import { sql } from 'kysely'
import { PgBoss } from 'pg-boss'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../test/test-database.ts'
import { noticeConfirmation, orderConfirmation, prepareQueues } from './queues.ts'
import { relayOutbox } from './relay-outbox.ts'

let database: TestDatabase
let boss: PgBoss

beforeAll(async () => {
  database = await openTestDatabase()
  boss = new PgBoss({ connectionString: database.url, max: 2, schedule: false, supervise: false })
  await boss.start()
  await prepareQueues(boss, 1)
})
afterAll(async () => {
  await boss.stop({ graceful: false })
  await database.close()
})
beforeEach(async () => {
  await sql`delete from outbox`.execute(database.db)
  for (const queue of [orderConfirmation, noticeConfirmation]) await boss.deleteAllJobs(queue)
})

const insertOutbox = (topic: string, orderId = 1) =>
  sql`insert into outbox (topic, payload) values (${topic}, jsonb_build_object('orderId', ${orderId}::int))`.execute(
    database.db,
  )

async function jobs(queue = orderConfirmation): Promise<unknown[]> {
  const { rows } = await sql<{ data: unknown }>`
    select data from pgboss.job where name = ${queue} order by data::text`.execute(database.db)
  return rows.map((row) => row.data)
}

async function waiting(): Promise<number> {
  const { rows } = await sql`select from outbox where relayed_at is null`.execute(database.db)
  return rows.length
}

test('a row becomes one job, however often the outbox is relayed', async () => {
  await insertOutbox('order.placed', 7)
  expect(await relayOutbox(database.db, boss)).toBe(1)
  expect(await relayOutbox(database.db, boss)).toBe(0)
  expect([await jobs(), await waiting()]).toEqual([[{ orderId: 7 }], 0])
})

test('a row relayed again, as after a restored backup, makes no second job', async () => {
  await insertOutbox('order.placed', 7)
  await relayOutbox(database.db, boss)
  await sql`update outbox set relayed_at = null`.execute(database.db)
  expect(await relayOutbox(database.db, boss)).toBe(1)
  expect(await jobs()).toEqual([{ orderId: 7 }])
})

test('each queue of a topic gets a row once', async () => {
  await insertOutbox('order.placed', 7)
  const queuesOf = { 'order.placed': [orderConfirmation, noticeConfirmation] }
  for (const _ of [1, 2]) {
    expect(await relayOutbox(database.db, boss, queuesOf)).toBe(1)
    expect([await jobs(), await jobs(noticeConfirmation)]).toEqual([[{ orderId: 7 }], [{ orderId: 7 }]])
    await sql`update outbox set relayed_at = null`.execute(database.db)
  }
  const { rows } = await sql`select distinct id from pgboss.job`.execute(database.db)
  expect(rows.length).toBe(2)
})

test('several relays at once share the rows', async () => {
  for (let orderId = 1; orderId <= 30; orderId += 1) await insertOutbox('order.placed', orderId)
  const moved = await Promise.all([1, 2, 3, 4].map(() => relayOutbox(database.db, boss)))
  expect(moved.reduce((sum, count) => sum + count, 0)).toBe(30)
  expect((await jobs()).length).toBe(30)
})

test('when marking the row fails there is no job either', async () => {
  await insertOutbox('order.placed', 7)
  await sql`alter table outbox add constraint refuse check (relayed_at is null)`.execute(database.db)
  await expect(relayOutbox(database.db, boss)).rejects.toThrow('refuse')
  await sql`alter table outbox drop constraint refuse`.execute(database.db)
  expect([await jobs(), await waiting()]).toEqual([[], 1])
})

test('a topic of a later release waits, and blocks no other', async () => {
  for (let count = 1; count <= 101; count += 1) await insertOutbox('erp.order')
  await insertOutbox('order.placed', 9)
  expect(await relayOutbox(database.db, boss)).toBe(1)
  expect([await jobs(), await waiting()]).toEqual([[{ orderId: 9 }], 101])
})
