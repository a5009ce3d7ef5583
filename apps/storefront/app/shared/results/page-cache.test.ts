import { expect, it } from 'vitest'
import type { BookCardData } from '../book-card-data.ts'
import { createPageCache, readFromPage } from './page-cache.ts'

const book = (id: number): BookCardData => ({
  id,
  kind: 'product',
  url: `u${id}`,
  name: `Book ${id}`,
  nameLanguage: 'en',
  englishTitle: null,
  by: [],
  price: 1000,
  priceBeforeDiscount: null,
  discountPercent: 0,
  availability: 'available',
  releaseDate: null,
  cover: `/covers/b${id}`,
  coverFormat: 'trade',
  coverColor: null,
  format: null,
  badges: [],
  offer: null,
  addable: true,
})

it('returns the pages before one, in order', () => {
  const pageCache = createPageCache()
  pageCache.set('/a', 2, [book(3), book(4)])
  pageCache.set('/a', 1, [book(1), book(2)])
  expect(pageCache.pagesBefore('/a', 1, 3).books.map(({ id }) => id)).toEqual([1, 2, 3, 4])
})

it('returns none when one is missing, when it is of another list, or when there are none before', () => {
  const pageCache = createPageCache()
  pageCache.set('/a', 1, [book(1)])
  expect(pageCache.pagesBefore('/a', 1, 3)).toEqual({ from: 3, books: [] })
  expect(pageCache.pagesBefore('/b', 1, 2)).toEqual({ from: 2, books: [] })
  expect(pageCache.pagesBefore('/a', 2, 2)).toEqual({ from: 2, books: [] })
})

it('drops the list that was set longest ago', () => {
  const pageCache = createPageCache()
  for (let list = 0; list <= 20; list += 1) pageCache.set(`/${list}`, 1, [book(list)])
  expect(pageCache.pagesBefore('/0', 1, 2).books).toEqual([])
  expect(pageCache.pagesBefore('/1', 1, 2).books).toHaveLength(1)
})

it.each([
  [{ from: 2 }, 2],
  [null, 5],
  [{ from: '2' }, 5],
  [{ reason: 'emptyCart' }, 5],
])('from %o on', (state, from) => {
  expect(readFromPage(state, 5)).toBe(from)
})
