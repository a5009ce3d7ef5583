// What each copy of a line was paid with: a line that is returned copy by copy gives back exactly what it cost.

import type { Cents } from '../../money.ts'

/** Copies that cost the same. */
export interface EqualCopies {
  cents: Cents
  /** How many there are. */
  count: number
}

/** The dearer first, to the cent: copies of one line differ by a cent at most. */
export function copyAmounts(totalCents: Cents, quantity: number): EqualCopies[] {
  if (quantity === 0) return []
  const cents = Math.floor(totalCents / quantity)
  const dearer = totalCents - cents * quantity
  const all = [
    { cents: cents + 1, count: dearer },
    { cents, count: quantity - dearer },
  ]
  return all.filter(({ count }) => count > 0)
}
