import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { resortRows, sortRows } from './sort-rows.ts'

const keys = fc.uint32Array({ maxLength: 300 })
const fewKeys = fc
  .array(fc.integer({ min: 0, max: 5 }), { maxLength: 300 })
  .map((sortKeys) => Uint32Array.from(sortKeys))
const rowsOf = (sortKeys: Uint32Array) => new Uint32Array(sortKeys.length).map((_, row) => row)

describe('sortRows', () => {
  test('is a stable sort', () => {
    fc.assert(
      fc.property(fc.oneof(keys, fewKeys), (sortKeys) => {
        const sorted = sortRows(rowsOf(sortKeys), (row) => sortKeys[row] ?? 0)
        const expected = [...rowsOf(sortKeys)].toSorted((a, b) => (sortKeys[a] ?? 0) - (sortKeys[b] ?? 0) || a - b)
        expect([...sorted]).toEqual(expected)
      }),
    )
  })
})

describe('resortRows', () => {
  test('equals sorting everything anew, with new rows among the old', () => {
    const changes = fc.tuple(fewKeys, fewKeys).filter(([before, after]) => after.length >= before.length)
    fc.assert(
      fc.property(changes, ([before, after]) => {
        const compareBy = (sortKeys: Uint32Array) => (a: number, b: number) =>
          (sortKeys[a] ?? 0) - (sortKeys[b] ?? 0) || a - b
        const sorted = rowsOf(before).toSorted(compareBy(before))
        const moved = new Set(rowsOf(after).filter((row) => before[row] !== after[row]))
        const resorted = resortRows(sorted, moved, after.length, compareBy(after))
        expect([...resorted]).toEqual([...rowsOf(after).toSorted(compareBy(after))])
      }),
    )
  })
})
