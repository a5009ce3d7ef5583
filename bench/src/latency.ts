// Summarises many times: the 95th percentile is the target figure, median and 99th are shown beside it.

import type { Figure } from './table.ts'
import type { Times } from './timed-get.ts'

/** The given percentile of the times. */
export function percentile(times: readonly number[], hundredth: number): number {
  const sorted = times.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.ceil((sorted.length * hundredth) / 100) - 1)] ?? Number.NaN
}

const short = (milliseconds: number): string => milliseconds.toFixed(milliseconds < 10 ? 1 : 0)

const spread = (times: readonly number[], ...hundredths: number[]): string =>
  hundredths.map((hundredth) => `p${hundredth} ${short(percentile(times, hundredth))}`).join(', ')

/**
 * `slowest`: the request with the longest time. Processor time estimates the wall-clock time on an otherwise idle
 * machine.
 */
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
