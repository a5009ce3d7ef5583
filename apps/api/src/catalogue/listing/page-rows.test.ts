// Pages of random lists against a plain sort.

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pageOf } from './page-rows.ts'

const rowCount = 30
const keysOfRows = fc.array(fc.nat(9), { minLength: rowCount, maxLength: rowCount })
const someRows = fc.subarray(Array.from({ length: rowCount }, (_, row) => row))

test('a page has the rows of the list in its order, wherever rows have moved', () => {
  fc.assert(
    fc.property(
      fc.record({ before: keysOfRows, after: keysOfRows, moved: someRows, matching: someRows }),
      fc.record({ offset: fc.nat(rowCount), limit: fc.integer({ min: 1, max: 10 }), reversed: fc.boolean() }),
      ({ before, after, moved, matching }, { offset, limit, reversed }) => {
        const keys = before.map((key, row) => (moved.includes(row) ? (after[row] ?? 0) : key))
        const by = (values: readonly number[]) => (a: number, b: number) => (values[a] ?? 0) - (values[b] ?? 0) || a - b
        const rows = Uint32Array.from({ length: rowCount }, (_, row) => row).sort(by(before))
        const compare = by(keys)
        const order = { rows, reversed, sorting: { compare, moved: moved.toSorted(compare) } }
        const sorted = matching.toSorted(compare)
        const expected = (reversed ? sorted.reverse() : sorted).slice(offset, offset + limit)
        for (const maxSorted of [0, rowCount])
          expect(pageOf(Uint32Array.from(matching), order, { offset, limit, rowCount }, maxSorted)).toEqual(expected)
      },
    ),
  )
})

test('an order as it came is kept, and read no further than the last row of the list', () => {
  const rows = Uint32Array.of(3, 1, 2, 0)
  const order = { rows: new Proxy(rows, { get: readNoFurtherThan(2) }), reversed: false, sorting: null }
  expect(pageOf(Uint32Array.of(1, 3), order, { offset: 0, limit: 24, rowCount: 4 })).toEqual([3, 1])
})

const readNoFurtherThan = (length: number) => (rows: Uint32Array, name: string | symbol) => {
  if (Number(String(name)) >= length) throw new Error(`row ${String(name)} was read`)
  return Reflect.get(rows, name, rows)
}
