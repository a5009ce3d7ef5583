// A gift box is one line of a cart. It is sold as its own line and, behind it, a line for each thing in it, so that each
// has the price, VAT, promotions and copies that it has anywhere else.

import { type CartItem, mergeLines } from './cart.ts'

export interface SoldItem extends CartItem {
  /** The position of the gift box that it is in. */
  boxLine?: number
}

/** The things of several equal boxes are one line, with the copies of all. */
export function expandBoxes(items: readonly CartItem[]): SoldItem[] {
  const lines: SoldItem[] = []
  for (const item of items) {
    const boxLine = lines.push(item) - 1
    for (const thing of mergeLines(item.extension?.box?.items ?? []))
      lines.push({ ...thing, quantity: thing.quantity * item.quantity, boxLine })
  }
  return lines
}

/** Whether the buyer asked for a line of totals: it is no gift, and in no box. */
export const isAskedFor = ({ gift, boxLine }: { gift: boolean; boxLine?: number }): boolean =>
  !gift && boxLine === undefined
