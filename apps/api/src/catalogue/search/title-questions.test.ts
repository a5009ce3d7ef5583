// Every title and author of the built-in shop, as readers type them. `bench/test/search-quality.test.ts` asks the same of
// other books, which are not part of the repository.

import { normalizeLetters } from '@stoa/domain/normalize-letters'
import { otherLayout } from '@stoa/domain/search/keyboard-layout'
import { transliterate } from '@stoa/domain/transliterate'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'
import { search } from './search.service.ts'
import { createSearchReader } from './search-reader.ts'
import { createTopics, type SearchTopics } from './topics.service.ts'

const checkedResults = 5
const minMistyped = 8

let api: TestApi
let topics: SearchTopics
let titles: string[]
let authors: string[]
beforeAll(async () => {
  api = await openTestApi()
  const { db } = api.database
  topics = createTopics(db)
  const named = async (query: ReturnType<typeof sql<{ name: string }>>) =>
    (await query.execute(db)).rows.map(({ name }) => name)
  titles = await named(sql`select distinct name_el as name from product where active order by 1`)
  authors = await named(sql`
    select distinct c.name_el as name from contributor c
    join product_contributor pc on pc.contributor_id = c.id and pc.role = 'author'
    join product p on p.id = pc.product_id and p.active order by 1`)
})
afterAll(() => api.close())

async function isFound(text: string, wanted: string): Promise<boolean> {
  const { db } = api.database
  const { ids } = await search(createSearchReader(db), text, await topics.get())
  const { rows } = await sql<{ found: boolean }>`
    select exists (
      select from product p left join product_contributor pc on pc.product_id = p.id
      left join contributor c on c.id = pc.contributor_id
      where p.id = any(${[...ids.subarray(0, checkedResults)]}::int[]) and ${wanted} in (p.name_el, c.name_el)
    ) as found`.execute(db)
  return rows[0]?.found ?? false
}

/** One letter is missing in the middle of the longest word. */
function mistyped(text: string): string | null {
  const [longest = ''] = text.match(/\p{L}+/gu)?.toSorted((a, b) => b.length - a.length) ?? []
  const middle = Math.floor(longest.length / 2)
  return longest.length < minMistyped
    ? null
    : text.replace(longest, longest.slice(0, middle) + longest.slice(middle + 1))
}

/** Some of many, evenly. */
const some = (all: readonly string[]): string[] => all.filter((_, index) => index % 3 === 0)
const reversed = (name: string): string => name.split(' ').toReversed().join(' ')

test.each<[string, number, () => string[], (text: string) => string | null]>([
  ['titles as they are', 1, () => titles, (text) => text],
  ['titles without accents', 1, () => some(titles), (text) => normalizeLetters(text).toUpperCase()],
  ['titles in Latin letters', 0.98, () => some(titles), transliterate],
  ['titles in the other layout', 0.98, () => some(titles), otherLayout],
  ['titles with a typing error', 0.95, () => some(titles), mistyped],
  ['authors as they are', 1, () => authors, (text) => text],
  ['authors, surname first', 0.98, () => some(authors), reversed],
  ['authors in Latin letters', 0.98, () => some(authors), transliterate],
])('%s: nearly all among the first five', async (_, least, wanted, typed) => {
  const questions = wanted().flatMap((text) => {
    const query = typed(text)
    return query === null ? [] : [{ text, query }]
  })
  const missed: string[] = []
  for (const { text, query } of questions) if (!(await isFound(query, text))) missed.push(query)
  expect(questions.length).toBeGreaterThan(30)
  expect([missed, 1 - missed.length / questions.length >= least]).toEqual([missed, true])
})
