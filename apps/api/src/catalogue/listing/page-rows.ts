// One page of the rows that a list has, in its order.

import type { CompareRows } from './sort-rows.ts'

export interface RowOrder {
  /** All rows in sequence, those that the list does not have among them. */
  rows: Uint32Array
  /** To be read from the end. */
  reversed: boolean
  /** What `rows` is sorted by, and the rows that it lacks or has in a wrong position, in order. Null where it is as it came. */
  sorting: { compare: CompareRows; moved: readonly number[] } | null
}

interface PageRange {
  offset: number
  limit: number
  /** Of all there are. */
  rowCount: number
}

/** So few rows are sorted quicker than found in a long sequence. */
const fewRows = 500

export function pageOf(
  matching: Uint32Array,
  order: RowOrder,
  { offset, limit, rowCount }: PageRange,
  maxSorted = fewRows,
): number[] {
  if (offset >= matching.length) return []
  if (order.sorting && matching.length <= maxSorted) {
    const sorted = matching.toSorted(order.sorting.compare)
    return [...(order.reversed ? sorted.reverse() : sorted).subarray(offset, offset + limit)]
  }
  const isMatching = new Uint8Array(rowCount)
  for (const row of matching) isMatching[row] = 1
  const end = Math.min(offset + limit, matching.length)
  const page: number[] = []
  let found = 0
  for (const row of matchesInOrder(order, isMatching)) {
    if (found >= offset) page.push(row)
    found += 1
    if (found === end) break
  }
  return page
}

/** Moved rows are merged in where they belong now. */
function* matchesInOrder({ rows, reversed, sorting }: RowOrder, isMatching: Uint8Array): Generator<number> {
  const { compare, moved } = sorting ?? { compare: () => 0, moved: [] }
  const isMoved = new Set(moved)
  const forwards = moved.filter((row) => isMatching[row] === 1)
  const waiting = reversed ? forwards.reverse() : forwards
  const step = reversed ? -1 : 1
  let next = 0
  for (let index = reversed ? rows.length - 1 : 0; index >= 0 && index < rows.length; index += step) {
    const row = rows[index] ?? 0
    if (isMatching[row] === 0 || isMoved.has(row)) continue
    for (let before = waiting[next]; before !== undefined && compare(before, row) * step < 0; before = waiting[next]) {
      next += 1
      yield before
    }
    yield row
  }
  yield* waiting.slice(next)
}
