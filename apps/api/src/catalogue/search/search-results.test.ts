// The list of what a search has found, and the book that a number leads to.

import * as contract from '@stoa/contract/catalogue/search'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { makeBook } from '../../../test/shop-books.ts'
import { openTestApi, sendRequest, type TestApi } from '../../../test/test-api.ts'
import { call } from '../../../test/test-client.ts'
import { indexProducts } from './index-products.service.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

type Query = Omit<Parameters<typeof call<typeof contract.searchProducts>>[2], 'text'>
const find = (text: string, query: Query = {}) => call(api.app, contract.searchProducts, { text, ...query })

describe('a number', () => {
  const goToZorba = async () => {
    const { rows } = await sql<{ isbn13: string; url: string }>`
      select isbn13, url from product where isbn13 like '978%' and active order by id limit 1`.execute(api.database.db)
    return rows[0] ?? { isbn13: '', url: '' }
  }
  /** The ISBN-10 of the same book. */
  const shortForm = (isbn13: string): string => {
    const nine = isbn13.slice(3, 12)
    const sum = [...nine].reduce((total, digit, index) => total + Number(digit) * (10 - index), 0)
    const check = (11 - (sum % 11)) % 11
    return `${nine}${check === 10 ? 'X' : check}`
  }

  test('of thirteen digits or ten, with hyphens or without, leads to the book', async () => {
    const { isbn13, url } = await goToZorba()
    const hyphened = isbn13.replace(/^(...)(...)(...)(...)/, '$1-$2-$3-$4-')
    for (const typed of [isbn13, hyphened, `ISBN ${hyphened}`, shortForm(isbn13)]) {
      const result = await find(typed)
      expect([typed, result.total, result.direct, result.items[0]?.url]).toEqual([typed, 1, url, url])
    }
    expect((await call(api.app, contract.suggestProducts, { text: isbn13 })).map((item) => item.url)).toEqual([url])
  })

  test('in part, its beginning with or without 978 or its end, finds the book', async () => {
    const { isbn13, url } = await goToZorba()
    const parts = [
      isbn13.slice(0, 12),
      isbn13.slice(3, 12),
      isbn13.slice(6),
      `${isbn13.slice(3, 6)}-${isbn13.slice(6, 11)}`,
    ]
    for (const typed of parts) {
      const result = await find(typed)
      expect([typed, result.items.map((card) => card.url)]).toEqual([typed, expect.arrayContaining([url])])
      expect(result.direct).toBeNull()
    }
  })

  test('with a wrong last digit leads there too', async () => {
    const { isbn13, url } = await goToZorba()
    const wrong = `${isbn13.slice(0, 12)}${(Number(isbn13[12]) + 1) % 10}`
    expect((await find(wrong)).direct).toBe(url)
  })
})

describe('results', () => {
  test('are filtered, counted and sorted like every list', async () => {
    const all = await find('λογοτεχνία ιστορία ποίηση του', { pageSize: 100 })
    expect(all.total).toBeGreaterThan(0)
    const kazantzakis = await find('καζαντζάκης', { pageSize: 100 })
    const facet = kazantzakis.facets.find(({ kind }) => kind === 'Publishers')
    expect(facet?.values.reduce((sum, value) => sum + value.count, 0)).toBe(kazantzakis.total)
    for (const value of facet?.values ?? []) {
      const filters = [{ kind: 'Publishers' as const, attribute: null, values: [value.value] }]
      expect((await find('καζαντζάκης', { filters })).total).toBe(value.count)
    }
    const prices = (await find('καζαντζάκης', { sort: 'PriceAscending' })).items.map((card) => card.price)
    expect(prices).toEqual(prices.toSorted((a, b) => a - b))
  })

  test('are paged with the true total', async () => {
    const { total, items } = await find('καζαντζάκης', { pageSize: 100 })
    const second = await find('καζαντζάκης', { page: 2, pageSize: 3 })
    expect(second.items.map(({ id }) => id)).toEqual(items.slice(3, 6).map(({ id }) => id))
    expect(await find('καζαντζάκης', { page: 99 })).toMatchObject({ items: [], total, page: 99 })
  })

  test('rank lower when they cannot be had', async () => {
    const { db } = api.database
    const author = 'Ευτέρπη Παραδειγμάτου'
    const outOfPrint = await makeBook(db, {
      title: 'Χαμένο',
      author,
      availability: 'out_of_print',
      copies: [0],
      sold: 40,
    })
    const inStock = await makeBook(db, { title: 'Ευρισκόμενο', author, sold: 4 })
    const lastCopy = await makeBook(db, {
      title: 'Τελευταίο',
      author,
      availability: 'out_of_print',
      copies: [1],
      sold: 2,
    })
    await indexProducts(db, [outOfPrint, inStock, lastCopy])
    expect((await find('παραδειγμάτου')).items.map(({ id }) => id)).toEqual([inStock, lastCopy, outOfPrint])
  })

  test('school books are found by their class, however it is written', async () => {
    const { db } = api.database
    const makeTitled = (title: string) => makeBook(db, { title, author: 'Ομάδα' })
    const ids = [
      await makeTitled('Βιολογία Β΄ Γυμνασίου'),
      await makeTitled('Βιολογία Γ΄ Γυμνασίου'),
      await makeTitled('Βιολογία Β΄ Λυκείου'),
    ]
    await indexProducts(db, ids)
    const first = async (typed: string) => ids.indexOf((await find(typed)).items[0]?.id ?? 0)
    for (const typed of [
      'βιολογία β γυμνασίου',
      'biologia b gymnasiou',
      'βιολογια 2α γυμνασιου',
      'βιολογία δευτέρα γυμνασίου',
    ])
      expect([typed, await first(typed)]).toEqual([typed, 0])
    expect(await first('biologia g gymnasiou')).toBe(1)
    expect(await first('viologia b lykeiou')).toBe(2)
  })
})

describe('invalid parameters', () => {
  it.each([
    ['text=a&q=Nothing.1', 'q'],
    ['text=a&q=2_Price.1-2', 'q'],
    ['text=a&sort=Sideways', 'sort'],
    ['text=a&page=0', 'page'],
    ['text=a&psize=101', 'psize'],
    ['text=a&psize=x', 'psize'],
    ['q=Price.1-2', 'text'],
    [`text=${'a'.repeat(201)}`, 'text'],
  ])('%s is refused, naming %s', async (query, field) => {
    const { status, body } = await sendRequest(api.app, `/el/products/search?${query}`)
    expect([status, (body.errors as { field: string }[]).map((item) => item.field)]).toEqual([400, [field]])
  })
})
