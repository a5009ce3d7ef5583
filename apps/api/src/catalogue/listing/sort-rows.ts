// Sorts very many rows by an integer each, by its lower and then its upper half (a radix sort), in linear time. The
// sort is stable.

const bucketCount = 65_536

/** `keyOf`: an integer from 0 to 2^32 - 1. */
export function sortRows(rows: Uint32Array<ArrayBuffer>, keyOf: (row: number) => number): Uint32Array<ArrayBuffer> {
  const keys = new Uint32Array(rows.length)
  for (let index = 0; index < rows.length; index += 1) keys[index] = keyOf(rows[index] ?? 0)
  const low = sortBy(rows, keys, 0)
  return sortBy(low.rows, low.keys, 16).rows
}

function sortBy(rows: Uint32Array<ArrayBuffer>, keys: Uint32Array<ArrayBuffer>, shift: number) {
  const offsets = new Uint32Array(bucketCount + 1)
  for (const key of keys) {
    const digit = ((key >>> shift) & 0xffff) + 1
    offsets[digit] = (offsets[digit] ?? 0) + 1
  }
  for (let digit = 1; digit <= bucketCount; digit += 1)
    offsets[digit] = (offsets[digit] ?? 0) + (offsets[digit - 1] ?? 0)
  const sorted = { rows: new Uint32Array(rows.length), keys: new Uint32Array(rows.length) }
  for (let index = 0; index < rows.length; index += 1) {
    const key = keys[index] ?? 0
    const digit = (key >>> shift) & 0xffff
    const offset = offsets[digit] ?? 0
    offsets[digit] = offset + 1
    sorted.rows[offset] = rows[index] ?? 0
    sorted.keys[offset] = key
  }
  return sorted
}

export type CompareRows = (a: number, b: number) => number

/** `sorted` with some rows removed, wherever they were, and inserted again at their current position. */
export function resortRows(
  sorted: Uint32Array,
  moved: ReadonlySet<number>,
  rowCount: number,
  compare: CompareRows,
): Uint32Array<ArrayBuffer> {
  const unmoved = withoutRows(sorted, moved, rowCount)
  const movedRows = [...moved].toSorted(compare)
  const result = new Uint32Array(unmoved.length + movedRows.length)
  let from = 0
  for (const [index, row] of movedRows.entries()) {
    const offset = insertIndex(unmoved, row, compare, from)
    result.set(unmoved.subarray(from, offset), from + index)
    result[offset + index] = row
    from = offset
  }
  result.set(unmoved.subarray(from), from + movedRows.length)
  return result
}

function withoutRows(sorted: Uint32Array, moved: ReadonlySet<number>, rowCount: number): Uint32Array {
  const isMoved = new Uint8Array(rowCount)
  for (const row of moved) isMoved[row] = 1
  const unmoved = new Uint32Array(sorted.length)
  let count = 0
  for (let index = 0; index < sorted.length; index += 1) {
    const row = sorted[index] ?? 0
    if (isMoved[row] === 1) continue
    unmoved[count] = row
    count += 1
  }
  return unmoved.subarray(0, count)
}

/** The position, not earlier than `from`, before which a row belongs. */
function insertIndex(sorted: Uint32Array, row: number, compare: CompareRows, from: number): number {
  let [low, high] = [from, sorted.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (compare(sorted[middle] ?? 0, row) < 0) low = middle + 1
    else high = middle
  }
  return low
}
