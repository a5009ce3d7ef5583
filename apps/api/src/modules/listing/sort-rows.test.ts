import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { resortRows, sortRows } from './sort-rows.ts'

const keys = fc.uint32Array({ maxLength: 300 })
const fewKeys = fc.array(fc.integer({ min: 0, max: 5 }), { maxLength: 300 }).map((some) => Uint32Array.from(some))
const rowsOf = (some: Uint32Array) => new Uint32Array(some.length).map((_, row) => row)

describe('sortRows', () => {
  test('puts rows in order, and leaves equal ones as they stood', () => {
    fc.assert(
      fc.property(fc.oneof(keys, fewKeys), (some) => {
        const sorted = sortRows(rowsOf(some), (row) => some[row] ?? 0)
        const plain = [...rowsOf(some)].toSorted((a, b) => (some[a] ?? 0) - (some[b] ?? 0) || a - b)
        expect([...sorted]).toEqual(plain)
      }),
    )
  })
})

describe('resortRows', () => {
  test('comes to the same order as sorting everything anew, with new rows among the old', () => {
    const changes = fc.tuple(fewKeys, fewKeys).filter(([before, after]) => after.length >= before.length)
    fc.assert(
      fc.property(changes, ([before, after]) => {
        const compareBy = (some: Uint32Array) => (a: number, b: number) => (some[a] ?? 0) - (some[b] ?? 0) || a - b
        const sorted = rowsOf(before).toSorted(compareBy(before))
        const moved = new Set(rowsOf(after).filter((row) => before[row] !== after[row]))
        const again = resortRows(sorted, moved, after.length, compareBy(after))
        expect([...again]).toEqual([...rowsOf(after).toSorted(compareBy(after))])
      }),
    )
  })
})
