// How many records had which outcome.

import { type OutcomeName, outcomes, type RecordResult } from '../write/candidate.ts'

export type Counts = Record<OutcomeName, number>

/** `from`: what an interrupted import had counted. */
export const newCounts = (from: Partial<Counts> = {}): Counts => ({
  added: 0,
  changed: 0,
  unchanged: 0,
  withdrawn: 0,
  older: 0,
  passedOver: 0,
  refused: 0,
  ...from,
})

export const addCounts = (counts: Counts, results: readonly RecordResult[]): Counts => {
  const sum = { ...counts }
  for (const { outcome } of results) sum[outcome] += 1
  return sum
}

export const totalOf = (counts: Counts): number => outcomes.reduce((sum, outcome) => sum + counts[outcome], 0)
