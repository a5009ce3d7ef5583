// From memory the words are the same as from the database.

import { prefixKeys } from '@stoa/domain/search/prefix-keys'
import type { LexiconTerm } from '@stoa/domain/search/typo-candidates'
import { storedKeys } from '@stoa/domain/search/word-keys'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../../test/test-database.ts'
import { createWords, type Words } from './kept-words.ts'
import * as lexicon from './lexicon.queries.ts'

let database: TestDatabase
let literals: string[]
beforeAll(async () => {
  database = await openTestDatabase()
  const { rows } = await sql<{ literal: string }>`
    select distinct literal from search_term where frequency > 0 order by literal`.execute(database.db)
  literals = rows.map(({ literal }) => literal)
})
afterAll(() => database.close())

const connected = (): Words => {
  const words = createWords(database.db)
  words.onConnected()
  return words
}

/** So many questions that all words are read. */
async function askOften(words: Words): Promise<void> {
  for (let time = 0; time < 60; time += 1) await words.read([`n${time}`], [])
}

const sorted = (terms: readonly LexiconTerm[]): string[] => terms.map((term) => JSON.stringify(term)).toSorted()
const skeletonsOf = (some: readonly string[]): string[] => some.flatMap((literal) => storedKeys(literal).skeletons)
const everyTenth = (): string[][] =>
  literals.flatMap((_, place) => (place % 40 === 0 ? [literals.slice(place, place + 4)] : []))

test.each([
  ['those that were asked for', async () => {}],
  ['all of them', askOften],
])('%s, at the first and the second time', async (_, prepare) => {
  const words = connected()
  await prepare(words)
  for (const some of [...everyTenth(), ...everyTenth()]) {
    const stems = some.flatMap((literal) => storedKeys(literal).stems)
    const { terms, products } = await lexicon.listTerms(database.db, stems, [...some, 'ξξξ'])
    const read = await words.read(stems, [...some, 'ξξξ'])
    expect([sorted(read.terms), read.products]).toEqual([sorted(terms), products])
  }
})

test('words that sound alike, and words by their beginnings', async () => {
  const words = connected()
  await askOften(words)
  for (const some of everyTenth()) {
    const skeletons = skeletonsOf(some)
    const expected = await lexicon.listSpelled(database.db, some, skeletons)
    expect(sorted(await words.listSpelled(some, skeletons))).toEqual(sorted(expected))
    const prefixes = prefixKeys(some[0]?.slice(0, 3) ?? '')
    expect(await words.countByPrefix(prefixes)).toBe(await lexicon.countByPrefix(database.db, prefixes))
  }
})

test.each([
  ['the first question', async () => {}],
  ['all words are read', askOften],
])('what changed after %s is read anew', async (_, prepare) => {
  const words = connected()
  await prepare(words)
  const change = (by: number) =>
    sql`update search_term set frequency = frequency + ${by} where literal = 'ζορμπα'`.execute(database.db)
  const frequency = async () => (await words.read([], ['ζορμπα'])).terms[0]?.frequency ?? 0
  const before = await frequency()
  await change(7)
  expect(await frequency()).toBe(before)
  words.onChange('search')
  expect(await frequency()).toBe(before + 7)
  await change(-7)
  words.onDisconnected()
  expect(await frequency()).toBe(before)
})

test('a shop with too many words is asked for them', async () => {
  expect(await lexicon.listAllTerms(database.db, 1)).toBeNull()
})
