// Many times as one figure: the 95th of a hundred is what counts, the middle and the 99th stand beside it.

import type { Figure } from './table.ts'

/** The time that so many of a hundred stay under. */
export function percentile(times: readonly number[], hundredth: number): number {
  const sorted = times.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.ceil((sorted.length * hundredth) / 100) - 1)] ?? Number.NaN
}

const short = (milliseconds: number): string => milliseconds.toFixed(milliseconds < 10 ? 1 : 0)

/** `slowest`: what the longest time was asked for. */
export function latencyFigure(what: string, times: readonly number[], atMost?: number, slowest = ''): Figure {
  const note = `p50 ${short(percentile(times, 50))}, p99 ${short(percentile(times, 99))} ms of ${times.length}`
  return {
    what: `${what}: p95`,
    value: percentile(times, 95),
    unit: 'ms',
    ...(atMost === undefined ? {} : { target: { atMost } }),
    note: slowest === '' ? note : `${note}; slowest ${slowest}`,
  }
}
