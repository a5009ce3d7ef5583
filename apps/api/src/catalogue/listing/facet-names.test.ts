import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { followChanges } from '../../../test/follow-changes.ts'
import { openTestDatabase, type TestDatabase } from '../../../test/test-database.ts'
import { FacetNames } from './facet-names.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const ids = { contributor: [1, 2], publisher: [1, 2] }

async function rename(id: number): Promise<void> {
  await sql`update contributor set name_el = name_el || ' Β' where id = ${id}`.execute(database.db)
  await sql`update publisher set name_el = name_el || ' Β' where id = ${id}`.execute(database.db)
}

test('names are kept until somebody is renamed', async () => {
  const kept = new FacetNames(database.db)
  const readAnew = () => new FacetNames(database.db).get(ids)
  const hear = await followChanges(database.db, [kept])
  const before = await kept.get(ids)
  expect(before).toEqual(await readAnew())
  expect(before.contributor.size + before.publisher.size).toBe(4)
  const again = await kept.get(ids)
  expect(again.contributor.get(1)).toBe(before.contributor.get(1))
  expect(again.publisher.get(2)).toBe(before.publisher.get(2))
  await rename(2)
  await hear()
  const after = await kept.get(ids)
  expect(after).toEqual(await readAnew())
  expect(after).not.toEqual(before)
  expect(after.contributor.get(1)).toBe(before.contributor.get(1))
})

test.each(['catalogue', 'imported'])('%s makes all of them outdated', async (tag) => {
  const kept = new FacetNames(database.db)
  kept.onConnected()
  const before = await kept.get(ids)
  await rename(1)
  kept.onChange(tag)
  const after = await kept.get(ids)
  expect(after).toEqual(await new FacetNames(database.db).get(ids))
  expect(after).not.toEqual(before)
})
