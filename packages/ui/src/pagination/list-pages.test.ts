import fc from 'fast-check'
import { expect, test } from 'vitest'
import { listPages } from './list-pages.ts'

test.each([
  [1, 1, [1]],
  [1, 4, [1, 2, 3, 4]],
  [1, 52, [1, 2, 3, null, 52]],
  [4, 52, [1, 2, 3, 4, 5, null, 52]],
  [20, 52, [1, null, 19, 20, 21, null, 52]],
  [52, 52, [1, null, 50, 51, 52]],
])('page %i of %i', (current, last, pages) => {
  expect(listPages(current, last)).toEqual(pages)
})

test('always first, current and last, in order, and never more than seven entries', () => {
  const books = fc
    .integer({ min: 1, max: 2000 })
    .chain((last) => fc.tuple(fc.integer({ min: 1, max: last }), fc.constant(last)))
  fc.assert(
    fc.property(books, ([current, last]) => {
      const pages = listPages(current, last)
      const numbers = pages.filter((page) => page !== null)
      expect(numbers).toEqual(expect.arrayContaining([1, current, last]))
      expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b))
      expect(pages.length).toBeLessThanOrEqual(7)
    }),
  )
})
