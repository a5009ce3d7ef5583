import { done, type Outcome, refused } from '@stoa/domain/outcome'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../test/test-database.ts'
import { decideInTransaction, type Executor, inTransaction } from './transaction.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase(3)
})
afterAll(() => database.close())

const write = (db: Executor, topic: string) =>
  sql`insert into outbox (topic, payload) values (${topic}, '{}')`.execute(db)

async function countWritten(topic: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from outbox where topic = ${topic}`.execute(database.db)
  return rows[0]?.count ?? 0
}

const decide = (topic: string, outcome: Outcome<string, { code: string }>) => async (tx: Executor) => {
  await write(tx, topic)
  return outcome
}

test('an outcome is committed, a refusal is rolled back, and either is returned as it is', async () => {
  const [placed, soldOut] = [done('placed'), refused({ code: 'sold_out' })]
  expect(await decideInTransaction(database.db, decide('placed', placed))).toBe(placed)
  expect(await decideInTransaction(database.db, decide('refused', soldOut))).toBe(soldOut)
  expect([await countWritten('placed'), await countWritten('refused')]).toEqual([1, 0])
})

test('inTransaction commits what it wrote, also when it returns a refusal', async () => {
  const counted = refused({ code: 'wrong_code' })
  expect(await inTransaction(database.db, decide('counted', counted))).toBe(counted)
  expect(await countWritten('counted')).toBe(1)
})

test('a fault is rethrown, and nothing is committed', async () => {
  const fault = new Error('on fire')
  const burning = decideInTransaction(database.db, async (tx): Promise<Outcome<null, null>> => {
    await write(tx, 'burning')
    throw fault
  })
  await expect(burning).rejects.toBe(fault)
  expect(await countWritten('burning')).toBe(0)
})

test('a refusal is returned although the connection was lost before it could be rolled back', async () => {
  const soldOut = refused({ code: 'sold_out' })
  const outcome = await decideInTransaction(database.db, async (tx) => {
    await write(tx, 'lost')
    await sql`select pg_terminate_backend(pg_backend_pid())`.execute(tx).catch(() => {})
    return soldOut
  })
  expect(outcome).toBe(soldOut)
  expect(await countWritten('lost')).toBe(0)
})

test('the fault of a lost connection is the first one, not the rollback that fails after it', async () => {
  const cut = inTransaction(database.db, (tx) => sql`select pg_terminate_backend(pg_backend_pid())`.execute(tx))
  await expect(cut).rejects.toMatchObject({ code: '57P01' })
})

test('a deadlock of two transactions is resolved by a retry', async () => {
  await write(database.db, 'one')
  await write(database.db, 'other')
  const arrivals = { count: 0 }
  const both = Promise.withResolvers<void>()
  const lock = (tx: Executor, topic: string) => sql`select from outbox where topic = ${topic} for update`.execute(tx)
  const meet = async (first: string, second: string) =>
    decideInTransaction(database.db, async (tx) => {
      await lock(tx, first)
      arrivals.count += 1
      if (arrivals.count >= 2) both.resolve()
      await both.promise
      await lock(tx, second)
      return done(null)
    })
  expect(await Promise.all([meet('one', 'other'), meet('other', 'one')])).toEqual([done(null), done(null)])
  expect(arrivals.count).toBe(3)
})
