// The copies of lines in runs of equal ones: ninety-nine copies are one run or two, and never ninety-nine things to count.

import { type Cents, sum } from '../../money.ts'
import { copyAmounts, type EqualCopies } from '../pricing/copy-amounts.ts'
import type { Share } from './spread.ts'

export interface CoveredLine extends Share {
  quantity: number
}

/** Copies of one line at one amount. */
export interface CopyRun extends EqualCopies {
  /** Its position. */
  line: number
}

/** The dearest first; among equals those that may be reduced most come last, where they are free. */
export const runsOf = (lines: readonly CoveredLine[]): CopyRun[] =>
  lines
    .flatMap(({ restCents, roomCents, quantity }, line) =>
      copyAmounts(restCents, quantity).map((equal) => ({ ...equal, line, room: roomCents / quantity })),
    )
    .toSorted((a, b) => b.cents - a.cents || a.room - b.room)

export const copiesIn = (runs: readonly CopyRun[]): number => sum(runs.map(({ count }) => count))

export function firstCopies(runs: readonly CopyRun[], copies: number): CopyRun[] {
  const first: CopyRun[] = []
  let left = copies
  for (const run of runs) {
    if (left === 0) break
    const count = Math.min(run.count, left)
    first.push({ ...run, count })
    left -= count
  }
  return first
}

export const lastCopies = (runs: readonly CopyRun[], copies: number): CopyRun[] =>
  firstCopies(runs.toReversed(), copies)

export interface CopySet {
  runs: CopyRun[]
  /** How many such sets follow each other. */
  times: number
}

/** Whole sets of so many copies, in the order of the runs. */
export function setsOf(runs: readonly CopyRun[], size: number): CopySet[] {
  const sets: CopySet[] = []
  let open: CopyRun[] = []
  for (const run of runs) {
    const toFill = open.length === 0 ? 0 : Math.min(run.count, size - copiesIn(open))
    if (toFill > 0) open.push({ ...run, count: toFill })
    if (open.length > 0 && copiesIn(open) < size) continue
    if (open.length > 0) sets.push({ runs: open, times: 1 })
    const left = run.count - toFill
    if (left >= size) sets.push({ runs: [{ ...run, count: size }], times: Math.floor(left / size) })
    open = left % size > 0 ? [{ ...run, count: left % size }] : []
  }
  return sets
}

export function centsOfRuns(runs: readonly CopyRun[], lines: readonly CoveredLine[]): Cents[] {
  const perLine = lines.map(() => 0)
  for (const { line, cents, count } of runs) perLine[line] = (perLine[line] ?? 0) + cents * count
  return perLine
}

export function usesLines(runs: readonly CopyRun[], lines: readonly CoveredLine[]): boolean[] {
  const used = new Set(runs.map(({ line }) => line))
  return lines.map((_, line) => used.has(line))
}
