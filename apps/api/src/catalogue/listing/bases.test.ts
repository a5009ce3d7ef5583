// What a list's rows come to is counted once, and again only when it may have become another number.

import { expect, test } from 'vitest'
import { Bases } from './bases.ts'
import { Columns, type ProductData, unknown } from './columns.ts'

const product: ProductData = {
  ...{ id: 7, price: 900, discount: unknown, publisherKey: 1, classes: 0, pages: unknown, released: 20_000 },
  ...{ releasedOn: 20_000, rating: 0, ratingCount: 0, soldRecently: 0, created: 0, quantity: 1 },
  ...{ nameKey: new Uint8Array(), englishNameKey: null, categories: [3], people: [], attributes: [] },
}

test('dates of release are counted again after another date and after products that come or go, not after another price', () => {
  const columns = new Columns(8)
  columns.write(product)
  const bases = new Bases(columns)
  let counted = 0
  const count = (today = 20_600) => {
    const [length] = bases.get({ categoryId: 3 }).countReleases(today, () => {
      counted += 1
      return [counted]
    })
    return length
  }
  expect([count(), count()]).toEqual([1, 1])
  columns.write({ ...product, price: 855, discount: 5 })
  expect(count()).toBe(1)
  columns.write({ ...product, released: 20_001 })
  expect(count()).toBe(2)
  columns.write({ ...product, released: 20_001, releasedOn: unknown })
  expect(count()).toBe(3)
  columns.write({ ...product, id: 8 })
  expect(count()).toBe(4)
  columns.remove(8)
  expect(count()).toBe(5)
  expect([count(20_601), count(20_601), count()]).toEqual([6, 6, 7])
})

test('a category is cached, and what a search found from the second time on, until a product changes', () => {
  const columns = new Columns(8)
  columns.write(product)
  const bases = new Bases(columns)
  const within = Uint32Array.of(7)
  const category = bases.get({ categoryId: 3 })
  const first = bases.get({ within })
  const second = bases.get({ within })
  expect([category.rows, second.rows, bases.get({ within: Uint32Array.of(7) }).rows]).toEqual(Array(3).fill(first.rows))
  expect(second).not.toBe(first)
  expect(bases.get({ within })).toBe(second)
  expect(bases.get({ within, categoryId: 3 })).not.toBe(second)
  bases.update(0, -1)
  bases.update(0, 1)
  expect(bases.get({ within })).not.toBe(second)
  expect(bases.get({ categoryId: 3 })).toBe(category)
  columns.write({ ...product, id: 8 })
  expect(bases.get({ categoryId: 3 })).not.toBe(category)
})

test('the bases that were used longest ago go first, by what they take with their counts', () => {
  const columns = new Columns(8)
  columns.write({ ...product, categories: [3, 4, 5] })
  const bases = new Bases(columns, 200)
  const [third, fourth] = [bases.get({ categoryId: 3 }), bases.get({ categoryId: 4 })]
  // an array of all classes
  for (const base of [third, fourth]) base.count('classes')
  expect(fourth.size).toBeGreaterThan(100)
  bases.get({ categoryId: 3 })
  bases.get({ categoryId: 5 })
  expect(bases.get({ categoryId: 3 })).toBe(third)
  expect(bases.get({ categoryId: 4 })).not.toBe(fourth)
})
