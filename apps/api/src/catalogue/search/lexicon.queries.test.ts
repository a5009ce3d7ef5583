import { prefixKeys } from '@stoa/domain/search/prefix-keys'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeBook } from '../../../test/shop-books.ts'
import { openTestDatabase, type TestDatabase } from '../../../test/test-database.ts'
import { indexPending } from './index-pending.service.ts'
import { countByPrefix } from './lexicon.queries.ts'

let database: TestDatabase
let last: number
beforeAll(async () => {
  database = await openTestDatabase()
  for (const title of ['Ξυλοφώτιο', 'Ξυλοφωτιστήριο', 'Ξυλοφωτιστήριο και ξυλοφωτιστές', 'Ξυλοφορτωτής'])
    last = await makeBook(database.db, { title, author: 'Θεοφανία Δοκιμαστικού' })
  await index()
})
afterAll(() => database.close())

const index = async (): Promise<void> => {
  while ((await indexPending(database.db)) > 0);
}
const count = (typed: string): Promise<number> => countByPrefix(database.db, prefixKeys(typed))

test.each([
  ['ξυλοφωτιστηριο', 2],
  ['ksilofotistirio', 2],
  ['ξυλοφωτιστ', 3],
  ['ξυλοφωτ', 4],
  ['ξυλοφο', 5],
  ['ξυλοφωτιστηριοτ', 0],
])('the words that begin with %s stand in %i titles, each word counted by itself', async (typed, expected) => {
  expect(await count(typed)).toBe(expected)
})

test('a title that is no longer for sale does not count', async () => {
  await sql`update product set active = false where id = ${last}`.execute(database.db)
  await index()
  expect([await count('ξυλοφο'), await count('ξυλοφορτ')]).toEqual([4, 0])
})
