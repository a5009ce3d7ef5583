// What a list's rows come to is counted once, and again only when it may have become another number.

import { expect, test } from 'vitest'
import { Base, Bases } from './bases.ts'
import { CachedBases } from './cached-bases.ts'
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

test('the bases that were used longest ago go first, by what they take with their counts, and of very many small ones', () => {
  const columns = new Columns(8)
  columns.write(product)
  const make = () => new Base(columns, Uint32Array.of(0))
  const cached = new CachedBases<number, Base>(() => 200, 0)
  const third = cached.get(3, make)
  // an array of all classes, made after the base was cached
  for (const base of [third, cached.get(4, make)]) base.count('classes')
  expect(third.size).toBeGreaterThan(100)
  expect(cached.get(3, make)).toBe(third)
  expect([...cached.entries()].map(([key]) => key)).toEqual([3])
  const small = new CachedBases<number, Base>(() => 0)
  for (let key = 0; key < 1000; key += 1) small.get(key, make)
  expect([...small.entries()].map(([key]) => key)).toEqual(Array.from({ length: 500 }, (_, index) => 500 + index))
})
