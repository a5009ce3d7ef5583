// Spreads an amount over lines by what they cost, to the cent, and never more on a line than it has room for.

import { type Cents, splitByWeight } from '../../money.ts'

export interface Share {
  /** What the line costs so far. */
  restCents: Cents
  /** How much of that may be taken off; less than all of it while the uniform price applies. */
  roomCents: Cents
}

/** Cents per line, in the order of the lines. What a full line cannot take goes to the others; what fits nowhere is lost. */
export function spread(cents: Cents, lines: readonly Share[]): Cents[] {
  const taken = lines.map(() => 0)
  let left = cents
  while (left > 0) {
    const weights = lines.map(({ restCents, roomCents }, index) => (roomCents > (taken[index] ?? 0) ? restCents : 0))
    if (weights.every((weight) => weight === 0)) break
    const shares = splitByWeight(left, weights)
    for (const [index, { roomCents }] of lines.entries()) {
      const share = Math.min(shares[index] ?? 0, roomCents - (taken[index] ?? 0))
      taken[index] = (taken[index] ?? 0) + share
      left -= share
    }
  }
  return taken
}

/** By what the lines cost, whatever room they have. */
export const splitByRest = (cents: Cents, lines: readonly Share[]): Cents[] =>
  splitByWeight(
    cents,
    lines.map(({ restCents }) => restCents),
  )
