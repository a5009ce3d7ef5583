// A step changes the quantity of one line of a stored cart. A line is limited to the quantity that a line may have, and
// is removed at 0; a full cart takes no new line.

import { done, type Outcome, refused } from '../../outcome.ts'
import { type CartItem, maxCartLines, maxQuantityPerLine, quantityOf } from './cart.ts'

/** `step.quantity` is the difference, negative for fewer. Returns the changed line; a quantity of 0 removes it. */
export function stepCart(items: readonly CartItem[], step: CartItem): Outcome<CartItem, 'cart_full'> {
  const current = quantityOf(items, step)
  if (current === 0 && step.quantity > 0 && items.length >= maxCartLines) return refused('cart_full')
  const quantity = Math.min(Math.max(current + step.quantity, 0), maxQuantityPerLine)
  return done({ ...step, quantity })
}
