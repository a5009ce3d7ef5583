// The amounts as people add them up: the lines as they are shown, then every row below them.

import type { Cents } from '../../money.ts'

interface ListedAdjustment {
  /** Below zero when it lowers the total. */
  amount: Cents
  /** The lines that it changes; empty for the whole order. */
  lines: readonly number[]
}

export interface ShownAmounts<Adjustment> {
  /** The sum of the lines as shown, with all that changes a line. */
  goods: Cents
  /** What follows: `goods` and they make the total. */
  rows: Adjustment[]
  /** What the lines cost less than before; it is in `goods` already, and no row. */
  saving: Cents
}

export function shownAmounts<Adjustment extends ListedAdjustment>(amounts: {
  products: Cents
  adjustments: readonly Adjustment[]
}): ShownAmounts<Adjustment> {
  const ofLines = amounts.adjustments.filter(({ lines }) => lines.length > 0)
  const change = ofLines.reduce((sum, { amount }) => sum + amount, 0)
  return {
    goods: amounts.products + change,
    rows: amounts.adjustments.filter(({ lines }) => lines.length === 0),
    saving: Math.max(0, -change),
  }
}
