// From memory the same products are found and suggested, in the same order, as from the database.

import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../../test/test-database.ts'
import { createKeptIndex, type KeptIndex, leastQuestions } from './kept-index.ts'
import { search, suggest } from './search.service.ts'
import { createSearchReader, type SearchReader } from './search-reader.ts'
import { createTopics } from './topics.service.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

/** So many questions that all is read. */
async function askOften(index: Pick<KeptIndex, 'find'>): Promise<void> {
  for (let time = 0; time < 60; time += 1) index.find()
  await vi.waitFor(() => expect(index.find()).not.toBeNull(), { timeout: 10_000, interval: 20 })
}

async function connected(): Promise<KeptIndex> {
  const index = createKeptIndex(database.db)
  index.onConnected()
  await askOften(index)
  return index
}

/** Both keep words and products; one of them finds what has them in the database. */
async function readers(): Promise<SearchReader[]> {
  const reader = createSearchReader(database.db)
  reader.onConnected()
  await askOften(reader.index)
  return [{ ...reader, index: { find: () => null } }, reader]
}

async function everyTitle(): Promise<string[]> {
  const { rows } = await sql<{ text: string }>`
    select name_el as text from product where active union select name_el from contributor order by text`.execute(
    database.db,
  )
  return rows.map(({ text }) => text)
}

/** As they are, a word of each, mistyped, and with a category. */
const questionsOf = (titles: readonly string[]): string[] =>
  titles.flatMap((title, place) => {
    const [word = title] = title.split(' ').toSorted((a, b) => b.length - a.length)
    const forms = [title, word, `${word.slice(0, 3)}${word.slice(4)}`, `${word} μυθιστόρημα`, word.slice(0, 4)]
    return [forms[place % forms.length] ?? title]
  })

const broad = ['ιστορία', 'παιδικά βιβλία', 'ποίηση', 'μυθιστόρημα', 'Κ. Παλαμάς', 'kazantzakis', 'ο', 'του και']

test('searches', async () => {
  const topics = await createTopics(database.db).get()
  const [fromDatabase, fromMemory] = await readers()
  if (!fromDatabase || !fromMemory) throw new Error('there are two readers')
  for (const text of [...broad, ...questionsOf(await everyTitle())]) {
    const found = await search(fromMemory, text, topics)
    expect([text, found]).toEqual([text, await search(fromDatabase, text, topics)])
  }
}, 120_000)

test('suggestions at each letter', async () => {
  const [fromDatabase, fromMemory] = await readers()
  if (!fromDatabase || !fromMemory) throw new Error('there are two readers')
  const typed = [...broad, ...(await everyTitle()).filter((_, place) => place % 9 === 0)]
  for (const text of typed.flatMap((whole) => [2, 3, 5, 8, 13].map((length) => whole.slice(0, length))))
    expect([text, await suggest(fromMemory, text)]).toEqual([text, await suggest(fromDatabase, text)])
}, 120_000)

test('words that very many products have: the most popular ones and whole titles are ranked', async () => {
  const index = await connected()
  const query = { required: [{ stems: ['istor'] }], rank: { keys: ['.istor'], prefixes: [] }, leads: [], titleKeys: [] }
  const { best, ids } = index.find()?.products.listPopularMatches(query) ?? {}
  const { rows } = await sql<{ id: number }>`
    select product_id as id from search_doc where tsv @@ '''.istor'''::tsquery order by product_id desc`.execute(
    database.db,
  )
  expect(rows.length).toBeGreaterThan(2)
  expect([...(ids ?? [])]).toEqual(rows.map(({ id }) => id))
  expect([...(best ?? [])].toSorted()).toEqual([...(ids ?? [])].slice(0, 50).toSorted())
})

test('an index that cannot be read is told of, and read again only after as many questions', async () => {
  const broken = await openTestDatabase(1)
  const log = { info: vi.fn(), error: vi.fn() }
  const index = createKeptIndex(broken.db, log)
  index.onConnected()
  await sql`alter table suggestion rename to suggestion_away`.execute(broken.db)
  const ask = (times: number) => {
    for (let time = 0; time < times; time += 1) expect(index.find()).toBeNull()
  }
  ask(leastQuestions)
  await vi.waitFor(() => expect(log.error).toHaveBeenCalledTimes(1), 10_000)
  ask(leastQuestions - 1)
  await setTimeout(200)
  expect(log.error).toHaveBeenCalledTimes(1)
  ask(1)
  await vi.waitFor(() => expect(log.error).toHaveBeenCalledTimes(2), 10_000)
  await sql`alter table suggestion_away rename to suggestion`.execute(broken.db)
  await askOften(index)
  expect(log.error).toHaveBeenCalledTimes(2)
  await broken.close()
})

test('after a change of the index, and while the log is not followed, the database is asked', async () => {
  const index = await connected()
  index.onChange('product:1')
  expect(index.find()).not.toBeNull()
  index.onChange('search')
  expect(index.find()).toBeNull()
  await askOften(index)
  index.onDisconnected()
  for (let time = 0; time < 60; time += 1) expect(index.find()).toBeNull()
})
