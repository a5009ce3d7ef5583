// A cart is a list of wishes: which product, in which form, how many. It knows no price and promises no copy.

export interface CartItem {
  productId: number
  /** 0 when the product comes in one form only. */
  dimensionId: number
  quantity: number
}

export const maxQuantityPerLine = 99
export const maxCartLines = 50

/** What makes a line the same line: the product and its form. */
export type CartLineKey = Pick<CartItem, 'productId' | 'dimensionId'>

export const sameLine = (a: CartLineKey, b: CartLineKey): boolean =>
  a.productId === b.productId && a.dimensionId === b.dimensionId

/** Copies of a line; 0 when it is not there. */
export const quantityOf = (items: readonly CartItem[], line: CartLineKey): number =>
  items.find((item) => sameLine(item, line))?.quantity ?? 0

/** Adding what is already there adds to its quantity; anything else goes to the end. */
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

/** One line per product and form, in the order they were first named: what the same book twice in one cart comes to. */
export const mergeLines = (items: readonly CartItem[]): CartItem[] =>
  items.reduce<CartItem[]>((merged, item) => addToCart(merged, item), [])

export const countCopies = (items: readonly CartItem[]): number => items.reduce((sum, item) => sum + item.quantity, 0)
