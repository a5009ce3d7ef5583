// Whether readers find what they mean: real books among a few thousand generated ones, and real queries. A query is answered
// when every string it expects is a title or an author of one of the first five results.

import { existsSync, readFileSync } from 'node:fs'
import * as contract from '@stoa/contract/search'
import { plainLetters } from '@stoa/domain/plain-letters'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeBook } from '../../../test/shop-books.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'
import { call } from '../../../test/test-client.ts'
import { growShop } from '../../scale/scale.service.ts'
import { indexProducts } from './index-products.ts'
import { rebuildSuggestions } from './rebuild-suggestions.ts'
import { search } from './search.service.ts'

const samples = new URL('../../../../../../shared/data/search/', import.meta.url)
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

const plain = (text: string): string => plainLetters(text).replaceAll('ς', 'σ')
const among = 4000
const looked = 5

describe.skipIf(!present)(`real queries${present ? '' : ' (left out: the folder with them is absent)'}`, () => {
  const queries = present ? readLines<Query>('queries-open.jsonl') : []
  const books = present ? readLines<Book>('books.jsonl') : []
  /** Those whose number no book of the demo shop has. */
  let numbered: Book[] = []
  let api: TestApi
  beforeAll(async () => {
    api = await openTestApi()
    const { db, url } = api.database
    await growShop({ url, db, now: api.clock.now }, among, { say: () => {}, count: () => {} })
    const { rows } = await sql<{ ean: string }>`select ean from product`.execute(db)
    const taken = new Set(rows.map(({ ean }) => ean))
    numbered = books.filter(({ isbn13 }) => isbn13 !== '' && !taken.has(isbn13))
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

  /** Titles and authors of the first results, a list for each. */
  async function shownFor({ query, kind }: Pick<Query, 'query' | 'kind'>): Promise<string[][]> {
    if (kind === 'prefix') {
      const found = await call(api.app, contract.suggestProducts, { text: query })
      return found
        .slice(0, looked)
        .map(({ name, product }) => [name, ...(product?.credits ?? []).map((one) => one.name)])
    }
    const { items } = await call(api.app, contract.searchProducts, { text: query, pageSize: looked })
    return items.map((card) => [card.name, ...card.credits.map((one) => one.name)])
  }
  /** The same without the call around it, for very many questions. */
  async function foundFor({ query }: Pick<Query, 'query'>): Promise<string[][]> {
    const { ids } = await search(api.database.db, query)
    const { rows } = await sql<{ words: string[] }>`
      select p.name_el || array(select c.name_el from product_contributor pc join contributor c on c.id = pc.contributor_id
        where pc.product_id = p.id) as words
      from product p where p.id = any(${[...ids.subarray(0, looked)]}::int[])`.execute(api.database.db)
    return rows.map(({ words }) => words)
  }

  async function missedOf(asked: readonly Query[], show = shownFor): Promise<string[]> {
    const missed: string[] = []
    for (const one of asked) {
      const shown = (await show(one)).map((words) => words.map(plain))
      const isAnswered = one.expect.every((wish) => shown.some((words) => words.includes(plain(wish))))
      if (!isAnswered) missed.push(`${one.kind}: ${one.query}`)
    }
    return missed
  }

  test('all of them, or nearly so', async () => {
    const missed = await missedOf(queries)
    const kinds = ['greeklish', 'accentless', 'exact', 'isbn', 'wrong-layout']
    expect(missed.filter((one) => kinds.some((kind) => one.startsWith(`${kind}:`)))).toEqual([])
    expect([missed, missed.length / queries.length <= 0.03]).toEqual([missed, true])
  })

  test('every title and every author, as written and without accents', async () => {
    const asked = [...books.map((book) => book.title_el), ...new Set(books.map((book) => book.author_el))]
    const wishes = asked.flatMap((text) => [
      { query: text, expect: [text], kind: 'exact' },
      { query: plainLetters(text).toUpperCase(), expect: [text], kind: 'accentless' },
    ])
    expect(await missedOf(wishes, foundFor)).toEqual([])
  })

  test('every ISBN, as thirteen digits and as ten', async () => {
    const wishes = numbered.map(({ isbn13, title_el }) => ({
      query: isbn13.replace(/^(...)(.)(...)(.....)/, '$1-$2-$3-$4-'),
      expect: [title_el],
      kind: 'isbn',
    }))
    expect(wishes.length).toBeGreaterThan(5)
    expect(await missedOf(wishes)).toEqual([])
  })
})
