// A step changes one line of a kept cart: some copies more, or some fewer. A line never holds more than a line may, and goes
// when nothing is left of it; a full cart takes no new line.

import { done, type Outcome, refused } from '../../outcome.ts'
import { type CartItem, maxCartLines, maxQuantityPerLine, quantityOf } from './cart.ts'

/** `step.quantity` is how many more, or fewer. Gives the line as it is then; 0 copies: the line goes. */
export function stepCart(items: readonly CartItem[], step: CartItem): Outcome<CartItem, 'cart_full'> {
  const current = quantityOf(items, step)
  if (current === 0 && step.quantity > 0 && items.length >= maxCartLines) return refused('cart_full')
  const quantity = Math.min(Math.max(current + step.quantity, 0), maxQuantityPerLine)
  return done({ productId: step.productId, dimensionId: step.dimensionId, quantity })
}
