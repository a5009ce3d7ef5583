// What a reader keeps for later, beside the cart. A line is kept with the largest quantity that was ever asked for, so that
// the same one sent again changes nothing. A full list takes no new line, and gives none up for it.

import { done, type Outcome, refused } from '../../outcome.ts'
import { type CartItem, maxCartLines, maxQuantityPerLine, quantityOf, sameLine } from './cart.ts'

export const maxSavedLines = maxCartLines

/** The lines of `items` first. */
export function keepForLater(
  items: readonly CartItem[],
  added: readonly CartItem[],
): Outcome<CartItem[], 'saved_list_full'> {
  const kept = items.map((item) => ({ ...item, quantity: Math.max(item.quantity, quantityOf(added, item)) }))
  const fresh = added.filter((line) => !items.some((item) => sameLine(item, line)))
  if (fresh.length > 0 && kept.length + fresh.length > maxSavedLines) return refused('saved_list_full')
  return done([...kept, ...fresh])
}

/** A line from the cart with what is kept of it already: all of them are kept. */
export const withKept = (items: readonly CartItem[], line: CartItem): CartItem => ({
  ...line,
  quantity: Math.min(line.quantity + quantityOf(items, line), maxQuantityPerLine),
})
