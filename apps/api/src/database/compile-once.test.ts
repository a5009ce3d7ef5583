import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../test/test-database.ts'
import { compileOnce, type ValueOf } from './compile-once.ts'
import { inTransaction } from './transaction.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

test('each execution has its own values, also at the same time', async () => {
  let builds = 0
  const repeat = compileOnce((_, value: ValueOf<{ text: string | null; numbers: readonly number[] }>) => {
    builds += 1
    return sql<{ text: string | null; again: string | null; sum: number | null; fixed: number }>`
      select ${value('text')}::text as text, ${value('text')}::text as again, ${7}::int as fixed,
        (select sum(number)::int from unnest(${value('numbers')}::int[]) as number) as sum`
  })
  const [first, second, third] = await Promise.all([
    repeat(database.db, { text: 'α', numbers: [1, 2] }),
    repeat(database.db, { text: null, numbers: [] }),
    repeat(database.db, { text: "o'clock", numbers: [40] }),
  ])
  expect(first).toEqual([{ text: 'α', again: 'α', sum: 3, fixed: 7 }])
  expect(second).toEqual([{ text: null, again: null, sum: null, fixed: 7 }])
  expect(third).toEqual([{ text: "o'clock", again: "o'clock", sum: 40, fixed: 7 }])
  expect(builds).toBe(1)
})

test('the builder serves as well, and the statement belongs to the transaction that it is given', async () => {
  const addTag = compileOnce((db, value: ValueOf<{ topic: string }>) =>
    db
      .insertInto('outbox')
      .values({ topic: value('topic'), payload: '{}' })
      .returning('topic'),
  )
  const countTags = compileOnce((db) =>
    db
      .selectFrom('outbox')
      .select(({ fn }) => fn.countAll<number>().as('rows'))
      .where('topic', '=', 'compiled'),
  )
  const rolledBack = inTransaction(database.db, async (tx) => {
    expect(await addTag(tx, { topic: 'compiled' })).toEqual([{ topic: 'compiled' }])
    expect(await countTags(tx)).toEqual([{ rows: 1 }])
    throw new Error('rolled back')
  })
  await expect(rolledBack).rejects.toThrow('rolled back')
  expect(await countTags(database.db)).toEqual([{ rows: 0 }])
})

test('a value that stands twice in a statement is sent once', async () => {
  const compare = compileOnce(
    (_, value: ValueOf<{ here: number; there: number }>) => sql<{ values: number }>`
      select cardinality(parameter_types) as values from pg_prepared_statements
      where ${value('here')}::int <> ${value('there')}::int and ${value('there')}::int > ${value('here')}::int
        and statement like '%parameter_types%'`,
  )
  await inTransaction(database.db, async (tx) => {
    expect(await compare(tx, { here: 1, there: 2 })).toEqual([{ values: 2 }])
  })
})
