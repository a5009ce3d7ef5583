// Statistics of measured values.

export interface Spread {
  min: number
  median: number
  max: number
}

/** For an even number of values, the mean of the two in the middle; NaN for none. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const upper = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
  const lower = sorted[Math.ceil(sorted.length / 2) - 1] ?? Number.NaN
  return (lower + upper) / 2
}

export const spreadOf = (values: readonly number[]): Spread => ({
  min: Math.min(...values),
  median: median(values),
  max: Math.max(...values),
})

/** The mean of the middle half, which ignores outliers. NaN for no values. */
export function interquartileMean(values: readonly number[]): number {
  const outer = Math.floor(values.length / 4)
  const middle = values.toSorted((a, b) => a - b).slice(outer, values.length - outer)
  return middle.reduce((sum, value) => sum + value, 0) / middle.length
}
