// Merges the cart on the screen with the stored cart of the API: each difference is a number of copies of one line, so
// changes from two devices or tabs add up instead of undoing each other.

import {
  addToCart,
  type CartItem,
  maxCartLines,
  maxQuantityPerLine,
  mergeLines,
  quantityOf,
  sameLine,
} from '@stoa/domain/ordering/cart/cart'

type Cart = readonly CartItem[]

/** The first line that differs, with how many more or fewer `currentCart` has of it; null when none does. */
export function findDifference(currentCart: Cart, previousCart: Cart): CartItem | null {
  // a full cart takes a line only in the place of one that has left it
  const isFull = currentCart.length >= maxCartLines
  for (const line of isFull ? [...previousCart, ...currentCart] : [...currentCart, ...previousCart]) {
    const quantity = quantityOf(currentCart, line) - quantityOf(previousCart, line)
    if (quantity !== 0) return { ...line, quantity }
  }
  return null
}

/** The cart after a step; an empty line is removed. */
export function applyStep(items: Cart, step: CartItem): CartItem[] {
  return addToCart(items, step)
    .filter((item) => item.quantity > 0)
    .map((item) => ({ ...item, quantity: Math.min(item.quantity, maxQuantityPerLine) }))
}

/** What of `whole` is not in `part`. */
export const subtractCart = (whole: Cart, part: Cart): CartItem[] =>
  whole
    .map((line) => ({ ...line, quantity: line.quantity - quantityOf(part, line) }))
    .filter(({ quantity }) => quantity > 0)

/** `serverCart`, with the changes made on the screen since `sentCart`. */
export function rebaseCart(screen: Cart, sentCart: Cart, serverCart: Cart): CartItem[] {
  const touchedLines = mergeLines([...screen, ...sentCart].map((line) => ({ ...line, quantity: 0 })))
  return touchedLines
    .map((line) => ({ ...line, quantity: quantityOf(screen, line) - quantityOf(sentCart, line) }))
    .filter(({ quantity }) => quantity !== 0)
    .reduce<CartItem[]>(applyStep, [...serverCart])
    .slice(0, maxCartLines)
}

export const sameCart = (a: Cart, b: Cart): boolean =>
  a.length === b.length &&
  a.every((line, index) => {
    const counterpart = b[index]
    return counterpart !== undefined && sameLine(line, counterpart) && line.quantity === counterpart.quantity
  })
