import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../test/test-database.ts'
import { changeOneByOne, countChanged } from './one-by-one.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

test('what fails is rolled back and thrown at the end; what comes before and after it is committed', async () => {
  const changed = changeOneByOne(database.db, ['first', 'broken', 'last'], async (tx, topic) => {
    await sql`insert into outbox (topic, payload) values (${topic}, '{}')`.execute(tx)
    if (topic === 'broken') throw new Error('no such order')
  })
  await expect(changed).rejects.toThrow('1 of 3 failed, the first with: Error: no such order')
  const { rows } = await sql<{ topic: string }>`select topic from outbox order by topic`.execute(database.db)
  expect(rows.map(({ topic }) => topic)).toEqual(['first', 'last'])
})

test('those that changed something are counted', async () => {
  expect(await countChanged(database.db, [1, 2, 3], async (_, item) => item > 1)).toBe(2)
})
