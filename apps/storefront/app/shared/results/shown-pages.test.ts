import { expect, it } from 'vitest'
import type { ShelfBook } from '../shelf-book.ts'
import { fromPageOf, keepPages } from './shown-pages.ts'

const book = (id: number): ShelfBook => ({
  ...{ id, code: `c${id}`, url: `u${id}`, name: `Book ${id}`, nameLanguage: 'en', by: [] },
  ...{ price: 1000, priceBeforeDiscount: null, discountPercent: 0, availability: 'available' },
  ...{ coverFormat: 'trade', addable: true },
})

it('gives the pages above one, in order', () => {
  const kept = keepPages()
  kept.keep('/a', 2, [book(3), book(4)])
  kept.keep('/a', 1, [book(1), book(2)])
  expect(kept.before('/a', 1, 3).books.map(({ id }) => id)).toEqual([1, 2, 3, 4])
})

it('gives none when one is missing, when it is of another list, or when there are none above', () => {
  const kept = keepPages()
  kept.keep('/a', 1, [book(1)])
  expect(kept.before('/a', 1, 3)).toEqual({ from: 3, books: [] })
  expect(kept.before('/b', 1, 2)).toEqual({ from: 2, books: [] })
  expect(kept.before('/a', 2, 2)).toEqual({ from: 2, books: [] })
})

it('forgets the list that was seen longest ago', () => {
  const kept = keepPages()
  for (let list = 0; list <= 20; list += 1) kept.keep(`/${list}`, 1, [book(list)])
  expect(kept.before('/0', 1, 2).books).toEqual([])
  expect(kept.before('/1', 1, 2).books).toHaveLength(1)
})

it.each([
  [{ from: 2 }, 2],
  [null, 5],
  [{ from: '2' }, 5],
  [{ reason: 'emptyCart' }, 5],
])('from %o on', (state, from) => {
  expect(fromPageOf(state, 5)).toBe(from)
})
