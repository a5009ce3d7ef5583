// Counts of products by band. Bands may lie over each other, so the numbers are first counted between all the ends there are,
// and each band is the sum of what lies between its own.

import type { Band } from '@stoa/domain/catalogue/bands'
import { unknown } from './columns.ts'

/** Each band’s products among the rows; what is not known belongs to none. */
export function countBands(
  numbers: Int32Array,
  rowSets: readonly Uint32Array[],
  bands: readonly Pick<Band, 'from' | 'to'>[],
): number[] {
  const ends = bands.map(({ from, to }) => ({ from: from ?? unknown + 1, before: (to ?? Number.MAX_SAFE_INTEGER) + 1 }))
  const cuts = Float64Array.from(new Set(ends.flatMap(({ from, before }) => [from, before]))).toSorted()
  const between = new Uint32Array(cuts.length + 1)
  for (const rows of rowSets) {
    for (const row of rows) {
      const place = cutsUpTo(cuts, numbers[row] ?? unknown)
      between[place] = (between[place] ?? 0) + 1
    }
  }
  return ends.map(({ from, before }) => {
    const inside = between.subarray(cuts.indexOf(from) + 1, cuts.indexOf(before) + 1)
    return inside.reduce((sum, count) => sum + count, 0)
  })
}

/** How many of the cuts are not greater than the value. */
function cutsUpTo(cuts: Float64Array, value: number): number {
  let place = 0
  while (place < cuts.length && (cuts[place] ?? 0) <= value) place += 1
  return place
}
