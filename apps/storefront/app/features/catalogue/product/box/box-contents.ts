// What is chosen into a gift box: different things, each so often, as many together as the box holds.

import { maxQuantityPerLine, sameProduct } from '@stoa/domain/ordering/cart/cart'
import { type BoxItem, maxBoxItems } from '@stoa/domain/ordering/cart/line-extension'

type Contents = readonly BoxItem[]

export const countThings = (contents: Contents): number => contents.reduce((sum, { quantity }) => sum + quantity, 0)

export const roomIn = (contents: Contents, capacity: number): number => Math.max(0, capacity - countThings(contents))

/** One more of a thing; the same contents where there is no room for it. */
export function putIn(contents: Contents, thing: Omit<BoxItem, 'quantity'>, capacity: number): Contents {
  const present = contents.find((item) => sameProduct(item, thing))
  if (roomIn(contents, capacity) === 0) return contents
  if (present) return changeQuantity(contents, present, present.quantity + 1, capacity)
  return contents.length === maxBoxItems ? contents : [...contents, { ...thing, quantity: 1 }]
}

export const takeOut = (contents: Contents, thing: BoxItem): Contents =>
  contents.filter((item) => !sameProduct(item, thing))

/** As many of a thing as asked for, and as fit. */
export function changeQuantity(contents: Contents, thing: BoxItem, quantity: number, capacity: number): Contents {
  const others = countThings(takeOut(contents, thing))
  const fitting = Math.min(quantity, capacity - others, maxQuantityPerLine)
  return contents.map((item) => (sameProduct(item, thing) ? { ...item, quantity: fitting } : item))
}
