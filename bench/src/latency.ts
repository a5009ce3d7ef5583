// Many times as one figure: the 95th of a hundred is what counts, the middle and the 99th stand beside it.

import type { Figure } from './table.ts'
import type { Times } from './timed-get.ts'

/** The time that so many of a hundred stay under. */
export function percentile(times: readonly number[], hundredth: number): number {
  const sorted = times.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.ceil((sorted.length * hundredth) / 100) - 1)] ?? Number.NaN
}

const short = (milliseconds: number): string => milliseconds.toFixed(milliseconds < 10 ? 1 : 0)

const spread = (times: readonly number[], ...hundredths: number[]): string =>
  hundredths.map((hundredth) => `p${hundredth} ${short(percentile(times, hundredth))}`).join(', ')

/** `slowest`: what the longest time was asked for. Processor time is what the clock would say on a machine of one's own. */
export function latencyFigure(label: string, { clock, processor }: Times, atMost: number, slowest: string): Figure {
  const parts = [
    `${spread(clock, 50, 99)} ms of ${clock.length}`,
    ...(processor.length === 0 ? [] : [`processors ${spread(processor, 50, 95, 99)} ms`]),
    `slowest ${slowest}`,
  ]
  return {
    label: `${label}: p95`,
    value: percentile(clock, 95),
    unit: 'ms',
    target: { atMost },
    note: parts.join('; '),
  }
}
