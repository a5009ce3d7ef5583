// A cart is a list of product, dimension, quantity and extension. It has no prices and reserves no stock.

import { extensionKey, type LineExtension } from './line-extension.ts'

export interface CartItem {
  productId: number
  /** 0 when the product has no dimensions. */
  dimensionId: number
  quantity: number
  extension?: LineExtension
}

export const maxQuantityPerLine = 99
export const maxCartLines = 50

export type ProductKey = Pick<CartItem, 'productId' | 'dimensionId'>

export type ProductCopies = Omit<CartItem, 'extension'>

export const sameProduct = (a: ProductKey, b: ProductKey): boolean =>
  a.productId === b.productId && a.dimensionId === b.dimensionId

/** A line is identified by its product, dimension and extension. */
export type CartLineKey = Pick<CartItem, 'productId' | 'dimensionId' | 'extension'>

export const sameLine = (a: CartLineKey, b: CartLineKey): boolean =>
  sameProduct(a, b) && extensionKey(a.extension) === extensionKey(b.extension)

/** Equal exactly for the same line. */
const identityOf = ({ productId, dimensionId, extension }: CartLineKey): string =>
  `${productId}-${dimensionId}-${extensionKey(extension)}`

/** Different for different lines; without spaces. */
export function lineKey({ productId, dimensionId, extension }: CartLineKey): string {
  const key = extensionKey(extension)
  return `${productId}-${dimensionId}${key && `-${encodeURIComponent(key)}`}`
}

/** Of something that is more than a cart's line: one of an order. */
export const toCartItem = ({ productId, dimensionId, quantity, extension }: CartItem): CartItem => ({
  productId,
  dimensionId,
  quantity,
  extension,
})

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

/** Another line in the place of one; where the cart has that one already, its quantity grows. */
export const swapLine = (items: readonly CartItem[], line: CartLineKey, other: CartItem): CartItem[] =>
  mergeLines(items.map((item) => (sameLine(item, line) ? other : item)))

/** The line, wrapped as a gift or not. */
export function withWrapping(item: CartItem, wrapped: boolean): CartItem {
  const { wrapping: _, ...others } = item.extension ?? {}
  const extension = wrapped ? { ...others, wrapping: true as const } : others
  return { ...item, extension: extensionKey(extension) === '' ? undefined : extension }
}

/** One line per product, dimension and extension, in the order of their first occurrence. */
export function mergeLines(items: readonly CartItem[]): CartItem[] {
  const merged = new Map<string, CartItem>()
  for (const item of items) {
    const key = identityOf(item)
    const existing = merged.get(key)
    merged.set(key, existing ? { ...existing, quantity: existing.quantity + item.quantity } : item)
  }
  return [...merged.values()]
}

/** The first of many that is the same line, without comparing it with each: what a full gift box says is long. */
export function lineFinder<Line extends CartLineKey>(lines: readonly Line[]): (line: CartLineKey) => Line | undefined {
  const byIdentity = new Map(lines.toReversed().map((line) => [identityOf(line), line]))
  return (line) => byIdentity.get(identityOf(line))
}

export const countCopies = (items: readonly CartItem[]): number => items.reduce((sum, item) => sum + item.quantity, 0)

/** The copies of each product and dimension, whatever the extensions of their lines. */
export const copiesByProduct = (items: readonly CartItem[]): ProductCopies[] =>
  mergeLines(items.map(({ productId, dimensionId, quantity }) => ({ productId, dimensionId, quantity })))

/** Every product and dimension that a cart is about, once; those in boxes, too. */
export const productsOf = (items: readonly CartItem[]): ProductKey[] =>
  copiesByProduct(items.flatMap((item) => [item, ...(item.extension?.box?.items ?? [])]))
