// A cart is a list of product, dimension and quantity. It has no prices and reserves no stock.

export interface CartItem {
  productId: number
  /** 0 when the product has no dimensions. */
  dimensionId: number
  quantity: number
}

export const maxQuantityPerLine = 99
export const maxCartLines = 50

/** A line is identified by its product and dimension. */
export type CartLineKey = Pick<CartItem, 'productId' | 'dimensionId'>

export const sameLine = (a: CartLineKey, b: CartLineKey): boolean =>
  a.productId === b.productId && a.dimensionId === b.dimensionId

/** Quantity of a line; 0 when it is not in the cart. */
export const quantityOf = (items: readonly CartItem[], line: CartLineKey): number =>
  items.find((item) => sameLine(item, line))?.quantity ?? 0

/** Adds to the quantity of an existing line; a new line is appended. */
export function addToCart(items: readonly CartItem[], line: CartItem): CartItem[] {
  const existing = items.find((item) => sameLine(item, line))
  if (!existing) return [...items, line]
  return items.map((item) => (item === existing ? { ...item, quantity: item.quantity + line.quantity } : item))
}

export function setQuantity(items: readonly CartItem[], line: CartItem): CartItem[] {
  return items.map((item) => (sameLine(item, line) ? { ...item, quantity: line.quantity } : item))
}

export function removeFromCart(items: readonly CartItem[], line: CartLineKey): CartItem[] {
  return items.filter((item) => !sameLine(item, line))
}

/** One line per product and dimension, in the order of their first occurrence. */
export const mergeLines = (items: readonly CartItem[]): CartItem[] =>
  items.reduce<CartItem[]>((merged, item) => addToCart(merged, item), [])

export const countCopies = (items: readonly CartItem[]): number => items.reduce((sum, item) => sum + item.quantity, 0)
