// Two sides alternate, A B B A, so that other load on the machine affects both equally.

import { interquartileMean, median } from '../spread.ts'

export const sides = ['old', 'new'] as const
export type Side = (typeof sides)[number]
export type BySide<Value> = Record<Side, Value>

/** Results of each side, in the order of measurement. */
export type Results<Result> = BySide<Result[]>

/** Cost of one answer, in any unit; null when it was not measured. */
export type CostOf<Result> = (result: Result) => number | null

export async function alternate<Result>(
  times: number,
  measure: (side: Side, time: number) => Promise<Result>,
): Promise<Results<Result>> {
  const results: Results<Result> = { old: [], new: [] }
  for (let time = 0; time < times; time += 1) {
    const turns = time % 2 === 0 ? sides : sides.toReversed()
    for (const side of turns) results[side].push(await measure(side, time))
  }
  return results
}

/** Consecutive values in groups of the given size. */
export const groupsOf = <Value>(values: readonly Value[], size: number): Value[][] =>
  Array.from({ length: Math.ceil(values.length / size) }, (_, group) => values.slice(group * size, (group + 1) * size))

/** Combined cost of slices of one side; null when one of them was not measured. */
export function costOfSlices<Result>(slices: readonly Result[], costOf: CostOf<Result>): number | null {
  const costs = withoutNulls(slices.map(costOf))
  return costs && interquartileMean(costs)
}

/** Speed-up of the new side per round: above 1 it is faster. Null when a cost was not measured. */
export function speedRatios<Result>(
  results: Results<Result>,
  slicesPerRound: number,
  costOf: CostOf<Result>,
): number[] | null {
  const newRounds = groupsOf(results.new, slicesPerRound)
  const ratios = groupsOf(results.old, slicesPerRound).map((slices, round) =>
    quotient(costOfSlices(slices, costOf), costOfSlices(newRounds[round] ?? [], costOf)),
  )
  return withoutNulls(ratios)
}

/**
 * Relative difference between the even and the odd slices of one side and round: 0.02 is 2 %. A ratio nearer to 1 than
 * this is not significant. Null when a round has one slice only, or a cost was not measured.
 */
export function noiseOf<Result>(
  results: Results<Result>,
  slicesPerRound: number,
  costOf: CostOf<Result>,
): number | null {
  const rounds = sides.flatMap((side) => groupsOf(results[side], slicesPerRound))
  const ratios = rounds.map((slices) => {
    const half = (rest: number) => slices.filter((_, place) => place % 2 === rest)
    return quotient(costOfSlices(half(0), costOf), costOfSlices(half(1), costOf))
  })
  const known = withoutNulls(ratios)
  return known && median(known.map((ratio) => Math.max(ratio, 1 / ratio) - 1))
}

const quotient = (a: number | null, b: number | null): number | null => (a === null || b === null ? null : a / b)

function withoutNulls(values: readonly (number | null)[]): number[] | null {
  const known = values.filter((value) => value !== null)
  return known.length === values.length && known.length > 0 ? known : null
}
