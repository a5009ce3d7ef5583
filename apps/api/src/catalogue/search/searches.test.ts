// What is found is kept while the change log is followed, and found anew after a change that it may depend on.

import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'
import { createSearches } from './searches.service.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

const connected = () => {
  const searches = createSearches(api.database.db)
  searches.onConnected()
  return searches
}
const text = 'Καζαντζάκης'

test('a text that is asked for again is not searched again', async () => {
  const searches = connected()
  const found = await searches.find(text)
  expect(found.ids.length).toBeGreaterThan(0)
  expect(await searches.find(text)).toBe(found)
  expect(await searches.find('Παπαδιαμάντης')).not.toEqual(found)
  searches.onChange('promotions')
  expect(await searches.find(text)).toBe(found)
})

test.each(['search', 'categories', 'content', 'catalogue', 'product:1', 'stock:1'])(
  'it is searched again after a change of %s',
  async (tag) => {
    const searches = connected()
    const found = await searches.find(text)
    searches.onChange(tag)
    const again = await searches.find(text)
    expect(again).not.toBe(found)
    expect(again).toEqual(found)
  },
)

test('what changes while it is searched is not missed', async () => {
  const searches = connected()
  const finding = searches.find(text)
  searches.onChange('search')
  expect(await searches.find(text)).not.toBe(await finding)
})

test('while changes are not followed, every search is of the database as it is', async () => {
  const searches = createSearches(api.database.db)
  const found = await searches.find(text)
  await sql`delete from search_doc where product_id = ${found.ids[0]}`.execute(api.database.db)
  expect((await searches.find(text)).ids.length).toBe(found.ids.length - 1)
  searches.onConnected()
  const kept = await searches.find(text)
  searches.onDisconnected()
  expect(await searches.find(text)).not.toBe(kept)
})
