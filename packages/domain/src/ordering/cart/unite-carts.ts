// After signing in, the cart in the browser and the cart stored on an earlier visit are united without losing a book: a
// line in both gets the sum of the quantities, limited by stock and the maximum per line. Lines that are out of stock
// stay until the shopper removes them; unknown products, those held back from sale and lines with an extension that is not
// accepted do not come along. Every line that came from the earlier visit or was changed is reported.

import { type CartItem, lineFinder, maxCartLines, maxQuantityPerLine, mergeLines, sameProduct } from './cart.ts'
import type { CartProduct } from './cart-product.ts'
import { type CartChange, type CartChangeReason, decideCart, dropsLine } from './decide-cart.ts'
import type { LineExtension } from './line-extension.ts'

export interface UnitedLine {
  productId: number
  dimensionId: number
  extension?: LineExtension
  /** The product's name; null for an unknown product. */
  name: string | null
  /** Copies in the browser. */
  had: number
  /** Copies stored on an earlier visit. */
  kept: number
  /** Copies available of the sum; 0 when none are. */
  now: number
  /** Why it is not the sum; null when it is. */
  reason: CartChangeReason | 'cart_full' | null
}

export interface CartUnion {
  /** The stored lines first, the oldest first. */
  items: CartItem[]
  reportedLines: UnitedLine[]
}

/** Both carts have one line per product, dimension and extension, and no more lines than a cart may have. */
export function uniteCarts(
  browser: readonly CartItem[],
  stored: readonly CartItem[],
  products: readonly CartProduct[],
  today: string,
): CartUnion {
  const dropped = findDropped(browser, stored)
  const merged = mergeLines([...stored.filter((line) => !dropped.includes(line)), ...browser])
  const decision = decideCart(merged, products, today)
  const changeOf = lineFinder(decision.changes)
  const inBrowser = lineFinder(browser)
  const inStore = lineFinder(stored)
  const decided = lineFinder(decision.items)
  const reportedLines = [...dropped, ...merged].map((line): UnitedLine => {
    return {
      productId: line.productId,
      dimensionId: line.dimensionId,
      extension: line.extension,
      name: products.find((product) => sameProduct(product, line))?.name ?? null,
      had: inBrowser(line)?.quantity ?? 0,
      kept: inStore(line)?.quantity ?? 0,
      now: decided(line)?.quantity ?? 0,
      reason: dropped.includes(line) ? 'cart_full' : (changeOf(line)?.reason ?? null),
    }
  })
  return {
    items: merged.flatMap((line) => itemToKeep(line, changeOf(line))),
    reportedLines: reportedLines.filter(({ kept: stored, reason }) => stored > 0 || reason !== null),
  }
}

/** The browser's lines are always kept; of the stored ones, the oldest are dropped first. */
function findDropped(browser: readonly CartItem[], stored: readonly CartItem[]): CartItem[] {
  const inBrowser = lineFinder(browser)
  const storedOnly = stored.filter((line) => !inBrowser(line))
  return storedOnly.slice(0, Math.max(0, browser.length + storedOnly.length - maxCartLines))
}

/** Whether the stored cart takes a line that cannot be had as wished. */
export const mayBeStored = (reason: CartChangeReason): boolean => !dropsLine(reason) && reason !== 'not_on_sale_yet'

function itemToKeep(line: CartItem, change: CartChange | undefined): CartItem[] {
  if (!change) return [line]
  if (!mayBeStored(change.reason)) return []
  return [{ ...line, quantity: change.granted || Math.min(line.quantity, maxQuantityPerLine) }]
}
