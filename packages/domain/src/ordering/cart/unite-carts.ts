// After signing in there are two carts: the one in the browser and the one the shop kept from an earlier visit. They become one
// and no book is lost: a line that stands in both holds the sum, never more than there are copies or a line may hold. What has
// sold out stays until the shopper takes it out. Whatever came from the earlier visit, or could not be as wished, is told.

import { type CartItem, maxCartLines, maxQuantityPerLine, mergeLines, quantityOf, sameLine } from './cart.ts'
import { type CartChange, type CartChangeReason, type CartProduct, decideCart } from './decide-cart.ts'

export interface UnitedLine {
  productId: number
  dimensionId: number
  /** As the shop knows it; null for a product it does not know. */
  name: string | null
  /** Copies in the browser. */
  had: number
  /** Copies kept from an earlier visit. */
  kept: number
  /** Copies that can be had of both together; 0 when none can. */
  now: number
  /** Why it is not the sum; null when it is. */
  reason: CartChangeReason | 'cart_full' | null
}

export interface CartUnion {
  /** The kept lines first, the oldest first. */
  items: CartItem[]
  reportedLines: UnitedLine[]
}

/** `browser` and `kept` hold one line per product and form each, and no more lines than a cart may. */
export function uniteCarts(
  browser: readonly CartItem[],
  stored: readonly CartItem[],
  products: readonly CartProduct[],
): CartUnion {
  const dropped = findDropped(browser, stored)
  const merged = mergeLines([...stored.filter((line) => !dropped.includes(line)), ...browser])
  const decision = decideCart(merged, products)
  const reportedLines = [...dropped, ...merged].map((line): UnitedLine => {
    const change = decision.changes.find((candidate) => sameLine(candidate, line))
    return {
      productId: line.productId,
      dimensionId: line.dimensionId,
      name: products.find((product) => sameLine(product, line))?.name ?? null,
      had: quantityOf(browser, line),
      kept: quantityOf(stored, line),
      now: quantityOf(decision.items, line),
      reason: dropped.includes(line) ? 'cart_full' : (change?.reason ?? null),
    }
  })
  return {
    items: merged.flatMap((line) => itemToKeep(line, decision.changes)),
    reportedLines: reportedLines.filter(({ kept: stored, reason }) => stored > 0 || reason !== null),
  }
}

/** What is on the screen always finds room; of what was kept, the oldest lines are left out first. */
function findDropped(browser: readonly CartItem[], stored: readonly CartItem[]): CartItem[] {
  const storedOnly = stored.filter((line) => quantityOf(browser, line) === 0)
  return storedOnly.slice(0, Math.max(0, browser.length + storedOnly.length - maxCartLines))
}

function itemToKeep(line: CartItem, changes: readonly CartChange[]): CartItem[] {
  const change = changes.find((candidate) => sameLine(candidate, line))
  if (!change) return [line]
  if (change.reason === 'product_not_found') return []
  return [{ ...line, quantity: change.granted || Math.min(line.quantity, maxQuantityPerLine) }]
}
