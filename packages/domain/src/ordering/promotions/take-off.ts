// How much an effect takes off each line that it covers: the arithmetic of promotions. Percentages are of a line's total,
// never per copy, and half a cent rounds up.

import { type Cents, splitByWeight, sum } from '../../money.ts'
import {
  type CopyRun,
  type CopySet,
  type CoveredLine,
  centsOfRuns,
  copiesIn,
  firstCopies,
  lastCopies,
  runsOf,
  setsOf,
  usesLines,
} from './copy-runs.ts'
import type { Bogo, Effect, SetPrice } from './promotion.ts'
import { splitByRest, spread } from './spread.ts'

export interface TakenOff {
  /** Per line, in the order of the lines. */
  cents: Cents[]
  /** The lines whose copies the effect has used, also those that are paid in full. */
  used: boolean[]
  /** How many more copies would be reduced; 0 when nothing is missing. */
  missing: number
}

const percentOf = (cents: Cents, basisPoints: number): Cents => Math.round((cents * basisPoints) / 10_000)

export function takeOff(effect: Effect, lines: readonly CoveredLine[]): TakenOff {
  switch (effect.kind) {
    case 'percentage':
      return takePercentage(effect, lines)
    case 'fixed':
      return takeFixed(effect.cents, lines)
    case 'bogo':
      return takeBogo(effect, lines)
    case 'setPrice':
      return takeSetPrice(effect, lines)
    case 'tiers': {
      const reached = sum(lines.map(({ quantity, restCents }) => (effect.by === 'quantity' ? quantity : restCents)))
      const tier = effect.tiers.filter(({ from }) => from <= reached).toSorted((a, b) => b.from - a.from)[0]
      return tier ? takeOff(tier.effect, lines) : nothing(lines)
    }
    case 'gift':
      return nothing(lines)
  }
}

/** For the whole order: a percentage is of the sum, and what a line has no room for is not put on another. */
export function takeOffOrder(effect: Effect, lines: readonly CoveredLine[]): TakenOff {
  if (effect.kind !== 'percentage') return takeOff(effect, lines)
  const wanted = percentOf(sum(lines.map(({ restCents }) => restCents)), effect.basisPoints)
  const capped = Math.min(wanted, effect.capCents ?? wanted)
  return limit(lines, splitByRest(capped, lines))
}

const nothing = (lines: readonly CoveredLine[]): TakenOff => ({
  cents: lines.map(() => 0),
  used: lines.map(() => false),
  missing: 0,
})

/** Never more than a line has room for. */
function limit(lines: readonly CoveredLine[], wanted: readonly Cents[]): TakenOff {
  const cents = lines.map(({ roomCents }, index) => Math.min(wanted[index] ?? 0, roomCents))
  return {
    cents,
    used: cents.map((taken) => taken > 0),
    missing: 0,
  }
}

function takePercentage(
  { basisPoints, capCents }: { basisPoints: number; capCents?: Cents },
  lines: readonly CoveredLine[],
): TakenOff {
  const taken = limit(
    lines,
    lines.map(({ restCents }) => percentOf(restCents, basisPoints)),
  )
  if (capCents === undefined || sum(taken.cents) <= capCents) return taken
  return { ...taken, cents: splitByWeight(capCents, taken.cents) }
}

function takeFixed(amount: Cents, lines: readonly CoveredLine[]): TakenOff {
  const wanted = Math.min(amount, sum(lines.map(({ restCents }) => restCents)))
  const cents = spread(wanted, lines)
  return {
    cents,
    used: cents.map((taken) => taken > 0),
    missing: 0,
  }
}

/** How many copies a group of this size lacks after the last whole group. */
const missingTo = (size: number, count: number): number => (size - (count % size)) % size

function takeBogo({ buy, get, basisPoints, maxRounds }: Bogo, lines: readonly CoveredLine[]): TakenOff {
  const runs = runsOf(lines)
  const copies = copiesIn(runs)
  const possible = Math.floor(copies / (buy + get))
  const rounds = Math.min(possible, maxRounds ?? possible)
  const paid = firstCopies(runs, rounds * buy)
  const reduced = lastCopies(runs, rounds * get)
  const wanted = centsOfRuns(reduced, lines).map((cents) => percentOf(cents, basisPoints))
  return {
    ...limit(lines, wanted),
    used: usesLines([...paid, ...reduced], lines),
    missing: rounds === maxRounds ? 0 : missingTo(buy + get, copies),
  }
}

function takeSetPrice({ size, cents }: SetPrice, lines: readonly CoveredLine[]): TakenOff {
  const runs = runsOf(lines)
  const reduced: CopyRun[] = []
  for (const set of setsOf(runs, size)) {
    const saving = sum(set.runs.map((run) => run.cents * run.count)) - cents
    if (saving <= 0) break
    reduced.push(...splitSaving(saving, set))
  }
  return {
    ...limit(lines, centsOfRuns(reduced, lines)),
    used: usesLines(reduced, lines),
    missing: missingTo(size, copiesIn(runs)),
  }
}

/** Every copy of a set bears its share of the saving. */
function splitSaving(saving: Cents, { runs, times }: CopySet): CopyRun[] {
  const copies = runs.flatMap((run) => Array.from({ length: run.count }, () => run))
  const shares = splitByWeight(
    saving,
    copies.map((copy) => copy.cents),
  )
  return copies.map(({ line }, index) => ({ line, cents: shares[index] ?? 0, count: times }))
}
