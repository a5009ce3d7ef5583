// How a cart on the screen and the cart that the shop keeps are brought together: each difference is a number of copies of one
// line, so what was done on two devices or in two tabs adds up instead of one undoing the other.

import {
  addToCart,
  type CartItem,
  maxCartLines,
  maxQuantityPerLine,
  mergeLines,
  quantityOf,
  sameLine,
} from '@stoa/domain/cart/cart'

type Cart = readonly CartItem[]

/** The first line that differs, with how many more or fewer `now` has of it; null when none does. */
export function findDifference(now: Cart, before: Cart): CartItem | null {
  for (const line of [...now, ...before]) {
    const quantity = quantityOf(now, line) - quantityOf(before, line)
    if (quantity !== 0) return { ...line, quantity }
  }
  return null
}

/** The cart after a step; a line of which nothing is left goes. */
export function afterStep(items: Cart, step: CartItem): CartItem[] {
  const { productId, dimensionId, quantity } = step
  return addToCart(items, { productId, dimensionId, quantity })
    .filter((item) => item.quantity > 0)
    .map((item) => ({ ...item, quantity: Math.min(item.quantity, maxQuantityPerLine) }))
}

/** What of `whole` is not in `part`. */
export const restOf = (whole: Cart, part: Cart): CartItem[] =>
  whole
    .map((line) => ({ ...line, quantity: line.quantity - quantityOf(part, line) }))
    .filter(({ quantity }) => quantity > 0)

/** `kept`, with what was done on the screen since it was `sent`. */
export function carryOver(screen: Cart, sent: Cart, kept: Cart): CartItem[] {
  const done = mergeLines([...screen, ...sent].map((line) => ({ ...line, quantity: 0 })))
  return done
    .map((line) => ({ ...line, quantity: quantityOf(screen, line) - quantityOf(sent, line) }))
    .filter(({ quantity }) => quantity !== 0)
    .reduce<CartItem[]>(afterStep, [...kept])
    .slice(0, maxCartLines)
}

export const sameCart = (one: Cart, other: Cart): boolean =>
  one.length === other.length &&
  one.every((line, at) => {
    const opposite = other[at]
    return opposite !== undefined && sameLine(line, opposite) && line.quantity === opposite.quantity
  })
