// Puts very many rows in order by a whole number each, by its lower and then its upper half (a radix sort): as long as there
// are rows, and no longer. Rows with equal numbers keep the order they had.

const half = 65_536

/** `keyOf`: a whole number from 0 to 2^32 - 1. */
export function sortRows(rows: Uint32Array<ArrayBuffer>, keyOf: (row: number) => number): Uint32Array<ArrayBuffer> {
  const keys = new Uint32Array(rows.length)
  for (let at = 0; at < rows.length; at += 1) keys[at] = keyOf(rows[at] ?? 0)
  const low = sortBy(rows, keys, 0)
  return sortBy(low.rows, low.keys, 16).rows
}

function sortBy(rows: Uint32Array<ArrayBuffer>, keys: Uint32Array<ArrayBuffer>, shift: number) {
  const places = new Uint32Array(half + 1)
  for (const key of keys) {
    const digit = ((key >>> shift) & 0xffff) + 1
    places[digit] = (places[digit] ?? 0) + 1
  }
  for (let digit = 1; digit <= half; digit += 1) places[digit] = (places[digit] ?? 0) + (places[digit - 1] ?? 0)
  const sorted = { rows: new Uint32Array(rows.length), keys: new Uint32Array(rows.length) }
  for (let at = 0; at < rows.length; at += 1) {
    const key = keys[at] ?? 0
    const digit = (key >>> shift) & 0xffff
    const place = places[digit] ?? 0
    places[digit] = place + 1
    sorted.rows[place] = rows[at] ?? 0
    sorted.keys[place] = key
  }
  return sorted
}

export type CompareRows = (a: number, b: number) => number

/** `sorted` with some rows taken out, wherever they stood, and put in again where they belong now. */
export function resortRows(
  sorted: Uint32Array,
  moved: ReadonlySet<number>,
  rowCount: number,
  compare: CompareRows,
): Uint32Array<ArrayBuffer> {
  const kept = without(sorted, moved, rowCount)
  const coming = [...moved].toSorted(compare)
  const result = new Uint32Array(kept.length + coming.length)
  let from = 0
  for (const [index, row] of coming.entries()) {
    const place = placeOf(kept, row, compare, from)
    result.set(kept.subarray(from, place), from + index)
    result[place + index] = row
    from = place
  }
  result.set(kept.subarray(from), from + coming.length)
  return result
}

function without(sorted: Uint32Array, moved: ReadonlySet<number>, rowCount: number): Uint32Array {
  const isMoved = new Uint8Array(rowCount)
  for (const row of moved) isMoved[row] = 1
  const kept = new Uint32Array(sorted.length)
  let count = 0
  for (let at = 0; at < sorted.length; at += 1) {
    const row = sorted[at] ?? 0
    if (isMoved[row] === 1) continue
    kept[count] = row
    count += 1
  }
  return kept.subarray(0, count)
}

/** Before which of the sorted rows, not earlier than `from`, a row belongs. */
function placeOf(sorted: Uint32Array, row: number, compare: CompareRows, from: number): number {
  let [low, high] = [from, sorted.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (compare(sorted[middle] ?? 0, row) < 0) low = middle + 1
    else high = middle
  }
  return low
}
