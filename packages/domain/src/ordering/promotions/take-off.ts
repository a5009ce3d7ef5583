// How much an effect takes off each line that it covers: the arithmetic of promotions. Percentages are of a line's total,
// never per copy, and half a cent rounds up.

import { type Cents, splitByWeight, sum } from '../../money.ts'
import { copyAmounts } from '../pricing/copy-amounts.ts'
import type { Bogo, Effect, SetPrice } from './promotion.ts'
import { type Share, splitByRest, spread } from './spread.ts'

export interface CoveredLine extends Share {
  quantity: number
}

export interface TakenOff {
  /** Per line, in the order of the lines. */
  cents: Cents[]
  /** What the law's limit kept from being taken off, per line. */
  limited: Cents[]
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
  limited: lines.map(() => 0),
  used: lines.map(() => false),
  missing: 0,
})

/** Never more than a line has room for. */
function limit(lines: readonly CoveredLine[], wanted: readonly Cents[]): TakenOff {
  const cents = lines.map(({ roomCents }, index) => Math.min(wanted[index] ?? 0, roomCents))
  return {
    cents,
    limited: cents.map((taken, index) => (wanted[index] ?? 0) - taken),
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
    limited: splitByRest(wanted, lines).map((share, index) => Math.max(0, share - (lines[index]?.roomCents ?? 0))),
    used: cents.map((taken) => taken > 0),
    missing: 0,
  }
}

interface Unit {
  line: number
  cents: Cents
}

/** Every copy by itself, the dearest first; among equals those that may be reduced most come last, where they are free. */
const unitsOf = (lines: readonly CoveredLine[]): Unit[] =>
  lines
    .flatMap(({ restCents, roomCents, quantity }, line) =>
      copyAmounts(restCents, quantity).map((cents) => ({ line, cents, room: roomCents / quantity })),
    )
    .toSorted((a, b) => b.cents - a.cents || a.room - b.room)

const centsPerLine = (units: readonly Unit[], lines: readonly CoveredLine[]): Cents[] =>
  lines.map((_, line) => sum(units.filter((unit) => unit.line === line).map(({ cents }) => cents)))

const usesLines = (units: readonly Unit[], lines: readonly CoveredLine[]): boolean[] =>
  lines.map((_, line) => units.some((unit) => unit.line === line))

/** How many copies a group of this size lacks after the last whole group. */
const missingTo = (size: number, count: number): number => (size - (count % size)) % size

function takeBogo({ buy, get, basisPoints, maxRounds }: Bogo, lines: readonly CoveredLine[]): TakenOff {
  const units = unitsOf(lines)
  const possible = Math.floor(units.length / (buy + get))
  const rounds = Math.min(possible, maxRounds ?? possible)
  const paid = units.slice(0, rounds * buy)
  const reduced = units.slice(units.length - rounds * get)
  const wanted = centsPerLine(reduced, lines).map((cents) => percentOf(cents, basisPoints))
  return {
    ...limit(lines, wanted),
    used: usesLines([...paid, ...reduced], lines),
    missing: rounds === maxRounds ? 0 : missingTo(buy + get, units.length),
  }
}

function takeSetPrice({ size, cents }: SetPrice, lines: readonly CoveredLine[]): TakenOff {
  const units = unitsOf(lines)
  const reduced: Unit[] = []
  for (let first = 0; first + size <= units.length; first += size) {
    const set = units.slice(first, first + size)
    const saving = sum(set.map((unit) => unit.cents)) - cents
    if (saving <= 0) break
    const shares = splitByWeight(
      saving,
      set.map((unit) => unit.cents),
    )
    reduced.push(...set.map((unit, index) => ({ line: unit.line, cents: shares[index] ?? 0 })))
  }
  return {
    ...limit(lines, centsPerLine(reduced, lines)),
    used: usesLines(reduced, lines),
    missing: missingTo(size, units.length),
  }
}
