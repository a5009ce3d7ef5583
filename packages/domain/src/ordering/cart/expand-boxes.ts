// A gift box is one line of a cart. It is sold as its own line and, behind it, a line for each thing in it, so that each
// has the price, VAT, promotions and copies that it has anywhere else.

import { type CartItem, type CartLineKey, countCopies, lineKey, mergeLines } from './cart.ts'

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

/** How many copies the buyer asked for: a box with its things is one. */
export const countAskedFor = (lines: readonly (CartItem & { gift: boolean; boxLine?: number })[]): number =>
  countCopies(lines.filter(isAskedFor))

interface TotalsLine extends CartLineKey {
  gift: boolean
  boxLine?: number
}

/** Different for the lines of one cart: a book may be a line, a gift, and in two boxes. */
export const totalsLineKey = (line: TotalsLine): string =>
  `${lineKey(line)} ${line.gift ? 'gift' : ''}${line.boxLine ?? ''}`
