// Search quality: real books among a few thousand generated ones, and real queries. A query passes when every expected
// string is a title or an author of one of the first five results.

import { existsSync, readFileSync } from 'node:fs'
import { indexProducts } from '@stoa/api/catalogue/search/index-products.service'
import { rebuildSuggestions } from '@stoa/api/catalogue/search/rebuild-suggestions.service'
import { createSearches } from '@stoa/api/catalogue/search/searches.service'
import { makeBook } from '@stoa/api/test/shop-books'
import { openTestApi, type TestApi } from '@stoa/api/test/test-api'
import { call } from '@stoa/api/test/test-client'
import * as contract from '@stoa/contract/catalogue/search'
import { normalizeLetters } from '@stoa/domain/normalize-letters'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { growShop } from '../src/scale/scale.service.ts'

const samples = new URL('../../../shared/data/search/', import.meta.url)
const present = existsSync(samples)

interface Book {
  title_el: string
  title_en: string
  author_el: string
  author_en: string
  isbn13: string
}
interface Query {
  query: string
  expect: string[]
  kind: string
}

const readLines = <Row>(name: string): Row[] =>
  readFileSync(new URL(name, samples), 'utf8')
    .trim()
    .split('\n')
    .map((line): Row => JSON.parse(line))

const plain = (text: string): string => normalizeLetters(text).replaceAll('ς', 'σ')
const minBooks = 4000
const checkedResults = 5

describe.skipIf(!present)(`real queries${present ? '' : ' (left out: the folder with them is absent)'}`, () => {
  const queries = present ? readLines<Query>('queries-open.jsonl') : []
  const books = present ? readLines<Book>('books.jsonl') : []
  /** Those whose ISBN is not in the demo shop. */
  let numbered: Book[] = []
  let api: TestApi
  beforeAll(async () => {
    api = await openTestApi()
    const { db, url } = api.database
    await growShop({ url, db, now: api.clock.now }, minBooks, { say: () => {}, count: () => {} })
    const { rows } = await sql<{ ean: string }>`select ean from product`.execute(db)
    const knownEans = new Set(rows.map(({ ean }) => ean))
    numbered = books.filter(({ isbn13 }) => isbn13 !== '' && !knownEans.has(isbn13))
    const ids: number[] = []
    for (const book of books) {
      const { title_el: title, title_en: otherTitle, author_el: author, author_en: authorEn } = book
      const isbn13 = numbered.includes(book) ? book.isbn13 : undefined
      ids.push(await makeBook(db, { title, otherTitle, author, authorEn, isbn13 }))
    }
    await indexProducts(db, ids)
    await rebuildSuggestions(db)
  })
  afterAll(() => api.close())

  /** Titles and authors of the first results. */
  async function shownFor({ query, kind }: Pick<Query, 'query' | 'kind'>): Promise<string[][]> {
    if (kind === 'prefix') {
      const page = await call(api.app, contract.suggestProducts, { text: query })
      return page
        .slice(0, checkedResults)
        .map(({ name, product }) => [name, ...(product?.credits ?? []).map((question) => question.name)])
    }
    const { items } = await call(api.app, contract.searchProducts, { text: query, pageSize: checkedResults })
    return items.map((card) => [card.name, ...card.credits.map((question) => question.name)])
  }
  /** The service without HTTP, for very many queries. */
  async function foundFor({ query }: Pick<Query, 'query'>): Promise<string[][]> {
    const { ids } = await createSearches(api.database.db).find(query)
    const { rows } = await sql<{ words: string[] }>`
      select p.name_el || array(select c.name_el from product_contributor pc join contributor c on c.id = pc.contributor_id
        where pc.product_id = p.id) as words
      from product p where p.id = any(${[...ids.subarray(0, checkedResults)]}::int[])`.execute(api.database.db)
    return rows.map(({ words }) => words)
  }

  async function missesOf(questions: readonly Query[], show = shownFor): Promise<string[]> {
    const missed: string[] = []
    for (const question of questions) {
      const shown = (await show(question)).map((words) => words.map(plain))
      const isAnswered = question.expect.every((wantedText) => shown.some((words) => words.includes(plain(wantedText))))
      if (!isAnswered) missed.push(`${question.kind}: ${question.query}`)
    }
    return missed
  }

  test('nearly all of them pass', async () => {
    const missed = await missesOf(queries)
    const kinds = ['greeklish', 'accentless', 'exact', 'isbn', 'wrong-layout']
    expect(missed.filter((question) => kinds.some((kind) => question.startsWith(`${kind}:`)))).toEqual([])
    expect([missed, missed.length / queries.length <= 0.03]).toEqual([missed, true])
  })

  test('every title and every author, as written and without accents', async () => {
    const questions = [...books.map((book) => book.title_el), ...new Set(books.map((book) => book.author_el))]
    const wantedTexts = questions.flatMap((text) => [
      { query: text, expect: [text], kind: 'exact' },
      { query: normalizeLetters(text).toUpperCase(), expect: [text], kind: 'accentless' },
    ])
    expect(await missesOf(wantedTexts, foundFor)).toEqual([])
  })

  test('every ISBN, as thirteen digits and as ten', async () => {
    const wantedTexts = numbered.map(({ isbn13, title_el }) => ({
      query: isbn13.replace(/^(...)(.)(...)(.....)/, '$1-$2-$3-$4-'),
      expect: [title_el],
      kind: 'isbn',
    }))
    expect(wantedTexts.length).toBeGreaterThan(5)
    expect(await missesOf(wantedTexts)).toEqual([])
  })
})
