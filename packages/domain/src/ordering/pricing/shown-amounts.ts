// The amounts as people add them up: the goods at our prices, then every row below them.

import type { Cents } from '../../money.ts'
import { isInPrice } from './adjustments.ts'

interface ListedAdjustment {
  kind: string
  /** Below zero when it lowers the total. */
  amount: Cents
}

export interface ShownAmounts<Adjustment> {
  /** The goods at the prices that are shown, before promotions and coupons. */
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
  const inPrices = amounts.adjustments.filter(({ kind }) => isInPrice(kind))
  const change = inPrices.reduce((sum, { amount }) => sum + amount, 0)
  return {
    goods: amounts.products + change,
    rows: amounts.adjustments.filter(({ kind }) => !isInPrice(kind)),
    saving: Math.max(0, -change),
  }
}
