import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../../test/test-database.ts'
import { limits, listAmongPopular, listMatching, listMatchingByScan } from './suggest.queries.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase(1)
})
afterAll(() => database.close())

/** More titles begin with it than are ranked. */
const prefix = `'k':*`
const all = 1_000_000

test('three ways find the same completions', async () => {
  const found = await listMatching(database.db, prefix, [])
  const byId = (rows: typeof found) => rows.toSorted((a, b) => a.kind.localeCompare(b.kind) || a.id - b.id)
  expect(found.filter(({ kind }) => kind === 'title')).toHaveLength(limits.titles)
  expect(byId((await listAmongPopular(database.db, prefix, all, [])) ?? [])).toEqual(byId(found))
  expect(byId(await listMatchingByScan(database.db, prefix, prefix, []))).toEqual(byId(found))
})

test('too few among the most popular are not taken for all', async () => {
  expect(await listAmongPopular(database.db, prefix, limits.titles, [])).toBeNull()
})
