// The sort indexes of random products, while they change, against a plain sort.

import { type ProductSort, productSorts } from '@stoa/contract/catalogue/listing'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Columns, type ProductData, unknown } from './columns.ts'
import { pageOf } from './page-rows.ts'
import { SortIndexes } from './sort-indexes.ts'

const small = fc.nat(4)
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text)
const name = fc.constantFrom('', 'α', 'αβ', 'αγ', 'β', 'zorba', 'ωμέγα').map(bytes)

const productArbitrary = (id: fc.Arbitrary<number>): fc.Arbitrary<ProductData> =>
  fc.record({
    id,
    quantity: small,
    soldRecently: small,
    publisherKey: small,
    pages: small,
    classes: small,
    price: fc.option(small, { nil: unknown }),
    discount: fc.option(fc.integer({ min: 1, max: 4 }), { nil: unknown }),
    released: fc.option(fc.integer({ min: -3, max: 3 }), { nil: unknown }),
    releasedOn: fc.constant(unknown),
    created: fc.integer({ min: -2, max: 2 }),
    rating: fc.constantFrom(0, 100, 350, 500),
    ratingCount: small,
    nameKey: name,
    englishNameKey: fc.option(name),
    categories: fc.constant([1]),
    people: fc.constant([]),
    attributes: fc.constant([]),
  })

type Compare = (a: ProductData, b: ProductData) => number

const compareKeys = (a: Uint8Array, b: Uint8Array): number => Buffer.compare(a, b)
/** Unknown values come last, forwards and backwards. */
const smallest = (value: number): number => (value === unknown ? Number.POSITIVE_INFINITY : value)
const greatest = (value: number): number => (value === unknown ? Number.POSITIVE_INFINITY : -value)
const byId: Compare = (a, b) => a.id - b.id

const expectedCompare: Record<Exclude<ProductSort, 'NameAscending' | 'NameDescending'>, Compare> = {
  Default: (a, b) => Number(b.quantity > 0) - Number(a.quantity > 0) || b.soldRecently - a.soldRecently || byId(a, b),
  PriceAscending: (a, b) => compareNumbers(smallest(a.price), smallest(b.price)) || byId(a, b),
  PriceDescending: (a, b) => compareNumbers(greatest(a.price), greatest(b.price)) || byId(a, b),
  CreateDateAscending: (a, b) => a.created - b.created || byId(a, b),
  CreateDateDescending: (a, b) => b.created - a.created || byId(b, a),
  QuantityDescending: (a, b) => b.quantity - a.quantity || byId(a, b),
  Bestseller: (a, b) => b.soldRecently - a.soldRecently || byId(a, b),
  ReleaseDateAscending: (a, b) => compareNumbers(smallest(a.released), smallest(b.released)) || byId(a, b),
  ReleaseDateDescending: (a, b) => compareNumbers(greatest(a.released), greatest(b.released)) || byId(a, b),
  DiscountDescending: (a, b) => Math.max(0, b.discount) - Math.max(0, a.discount) || byId(a, b),
  RatingDescending: (a, b) => b.rating - a.rating || b.ratingCount - a.ratingCount || byId(a, b),
}

const compareNumbers = (a: number, b: number): number => (a === b ? 0 : a < b ? -1 : 1)

const nameIn = (product: ProductData, language: 'el' | 'en') =>
  (language === 'en' ? product.englishNameKey : null) ?? product.nameKey

function expectedOrder(products: readonly ProductData[], sort: ProductSort, language: 'el' | 'en'): number[] {
  const byName: Compare = (a, b) => compareKeys(nameIn(a, language), nameIn(b, language)) || byId(a, b)
  if (sort === 'NameAscending') return products.toSorted(byName).map(({ id }) => id)
  if (sort === 'NameDescending') return products.toSorted((a, b) => byName(b, a)).map(({ id }) => id)
  return products.toSorted(expectedCompare[sort]).map(({ id }) => id)
}

test('every sort stays correct, whatever changes and whichever is requested in between', () => {
  const first = fc.uniqueArray(productArbitrary(fc.integer({ min: 1, max: 200 })), {
    selector: ({ id }) => id,
    maxLength: 40,
  })
  const rounds = fc.array(
    fc.record({
      changes: fc.array(productArbitrary(fc.integer({ min: 1, max: 220 })), { maxLength: 12 }),
      requestedSorts: fc.subarray([...productSorts]),
    }),
    { maxLength: 4 },
  )
  fc.assert(
    fc.property(first, rounds, fc.constantFrom(0, 3, 1000), (initial, laterRounds, maxMoved) => {
      const columns = new Columns(8)
      const sorted = initial.toSorted(byId)
      for (const product of sorted) columns.write(product)
      const byName = sorted.map((_, row) => row).toSorted((a, b) => columns.names.compare(a, b) || a - b)
      const sortIndexes = new SortIndexes(columns, Uint32Array.from(byName), maxMoved)
      const current = new Map(initial.map((product) => [product.id, product]))
      for (const { changes, requestedSorts } of [...laterRounds, { changes: [], requestedSorts: productSorts }]) {
        for (const product of changes) {
          const row = columns.rowOf(product.id)
          const before = row === undefined ? new Map() : sortIndexes.keysOf(row)
          sortIndexes.recordChange(columns.write(product), before)
          current.set(product.id, product)
        }
        for (const sort of requestedSorts) {
          for (const language of ['el', 'en'] as const) {
            const order = sortIndexes.get(sort, language)
            const all = Uint32Array.from({ length: columns.count }, (_, row) => row)
            const expected = expectedOrder([...current.values()], sort, language)
            for (const maxSorted of [0, all.length]) {
              const page = pageOf(all, order, { offset: 0, limit: 1000, rowCount: columns.count }, maxSorted)
              const ids = page.map((row) => columns.numbers.id[row] ?? 0)
              expect([sort, language, ids]).toEqual([sort, language, expected])
            }
          }
        }
      }
    }),
    { numRuns: 60 },
  )
})
