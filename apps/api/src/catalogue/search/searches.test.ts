// What is found is kept while the change log is followed, and found anew after a change that it may depend on.

import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeBook } from '../../../test/shop-books.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'
import { readChanges } from '../../database/change-log.ts'
import { indexPending } from './index-pending.service.ts'
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
const typed = 'καζα'

test('a text that is asked for again is not searched again', async () => {
  const searches = connected()
  const found = await searches.find(text)
  expect(found.ids.length).toBeGreaterThan(0)
  expect(await searches.find(text)).toBe(found)
  expect(await searches.find('Παπαδιαμάντης')).not.toEqual(found)
  searches.onChange('promotions')
  expect(await searches.find(text)).toBe(found)
})

test.each(['search', 'categories', 'content', 'catalogue', 'imported'])(
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

test.each(['product', 'stock'])(
  'it is searched again after a change of a %s that was ranked, and of no other',
  async (topic) => {
    const searches = connected()
    const found = await searches.find(text)
    const other = Math.max(...found.ids) + 1_000_000
    searches.onChange(`${topic}:${other}`)
    expect(await searches.find(text)).toBe(found)
    searches.onChange(`${topic}:${found.ids[0]}`)
    const again = await searches.find(text)
    expect(again).not.toBe(found)
    expect(again).toEqual(found)
  },
)

test('what is no longer available is ranked anew', async () => {
  const { db } = api.database
  const alike = { title: 'Ξυλοφώτιο', author: 'Θεοφανία Δοκιμαστικού', copies: [] }
  const [first, second] = [await makeBook(db, alike), await makeBook(db, alike)]
  while ((await indexPending(db)) > 0);
  const searches = connected()
  expect([...(await searches.find('ξυλοφωτιο')).ids]).toEqual([first, second])
  await sql`update product set availability = 'not_available' where id = ${first}`.execute(db)
  searches.onChange(`product:${first}`)
  expect([...(await searches.find('ξυλοφωτιο')).ids]).toEqual([second, first])
})

test('a number is looked up every time', async () => {
  const searches = connected()
  const { rows } = await sql<{ isbn13: string }>`select isbn13 from product where isbn13 is not null limit 1`.execute(
    api.database.db,
  )
  const number = rows[0]?.isbn13 ?? ''
  const found = await searches.find(number)
  expect(found.ids.length).toBe(1)
  expect(await searches.find(number)).not.toBe(found)
})

test('suggestions are not looked up again until something of it changes', async () => {
  const searches = connected()
  const suggested = await searches.suggest(typed)
  expect(await searches.suggest(typed)).toBe(suggested)
  const titles = suggested.filter(({ kind }) => kind === 'title').map(({ id }) => id)
  const [title = 0] = titles
  searches.onChange(`product:${Math.max(...titles) + 1_000_000}`)
  expect(await searches.suggest(typed)).toBe(suggested)
  for (const tag of [
    'search',
    'categories',
    'content',
    'catalogue',
    'imported',
    `product:${title}`,
    `stock:${title}`,
  ]) {
    const before = await searches.suggest(typed)
    searches.onChange(tag)
    const after = await searches.suggest(typed)
    expect(after, tag).not.toBe(before)
    expect(after, tag).toEqual(before)
  }
})

test('a name that is suggested from now on is in the change log, also one of no product', async () => {
  const { db } = api.database
  await sql`insert into content_page (code, url, title_el, body_el) values ('chalkofotio', 'chalkofotio', 'Χαλκοφώτιο', '[]')`.execute(
    db,
  )
  const { position } = await readChanges(db, null)
  while ((await indexPending(db)) > 0);
  expect((await readChanges(db, position)).tags).toContain('search')
  expect((await connected().suggest('χαλκοφ')).map(({ kind }) => kind)).toContain('page')
})

test('where nothing waits to be indexed, nothing is written to the change log', async () => {
  const { db } = api.database
  while ((await indexPending(db)) > 0);
  const { position } = await readChanges(db, null)
  expect(await indexPending(db)).toBe(0)
  expect((await readChanges(db, position)).tags).toEqual([])
})

test('what changes while it is searched is not missed', async () => {
  const searches = connected()
  const finding = searches.find(text)
  searches.onChange('search')
  expect(await searches.find(text)).not.toBe(await finding)
})

test('while changes are not followed, every search is of the database as it is', async () => {
  const searches = createSearches(api.database.db)
  const found = await searches.find(text)
  expect(await searches.suggest(typed)).not.toBe(await searches.suggest(typed))
  await sql`delete from search_doc where product_id = ${found.ids[0]}`.execute(api.database.db)
  expect((await searches.find(text)).ids.length).toBe(found.ids.length - 1)
  searches.onConnected()
  const kept = await searches.find(text)
  searches.onDisconnected()
  expect(await searches.find(text)).not.toBe(kept)
})
