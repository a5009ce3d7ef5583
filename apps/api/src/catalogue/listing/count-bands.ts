// Counts of products by band. Bands may overlap, so products are first counted between all the bounds there are, and
// each band is the sum of the intervals between its own.

import type { Band } from '@stoa/domain/catalogue/bands'
import { unknown } from './columns.ts'

/** Each band’s products among the rows; unknown values belong to none. */
export function countBands(
  numbers: Int32Array,
  rowSets: readonly Uint32Array[],
  bands: readonly Pick<Band, 'from' | 'to'>[],
): number[] {
  const ranges = bands.map(({ from, to }) => ({
    from: from ?? unknown + 1,
    before: (to ?? Number.MAX_SAFE_INTEGER) + 1,
  }))
  const boundaries = Float64Array.from(new Set(ranges.flatMap(({ from, before }) => [from, before]))).toSorted()
  const bucketCounts = new Uint32Array(boundaries.length + 1)
  for (const rows of rowSets) {
    for (const row of rows) {
      const bucket = bucketOf(boundaries, numbers[row] ?? unknown)
      bucketCounts[bucket] = (bucketCounts[bucket] ?? 0) + 1
    }
  }
  return ranges.map(({ from, before }) => {
    const bucketRange = bucketCounts.subarray(boundaries.indexOf(from) + 1, boundaries.indexOf(before) + 1)
    return bucketRange.reduce((sum, count) => sum + count, 0)
  })
}

/** How many of the bounds are not greater than the value. */
function bucketOf(boundaries: Float64Array, value: number): number {
  let bucket = 0
  while (bucket < boundaries.length && (boundaries[bucket] ?? 0) <= value) bucket += 1
  return bucket
}
