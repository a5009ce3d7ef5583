// What each copy of a line was paid with: a line that is returned copy by copy gives back exactly what it cost.

import { type Cents, splitByWeight } from '../../money.ts'

/** The dearer first, to the cent. */
export const copyAmounts = (totalCents: Cents, quantity: number): Cents[] =>
  splitByWeight(
    totalCents,
    Array.from({ length: quantity }, () => 1),
  )
