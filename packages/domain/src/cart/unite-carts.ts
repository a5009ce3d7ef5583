// After signing in there are two carts: the one in the browser and the one the shop kept from an earlier visit. They become one
// and no book is lost: a line that stands in both holds the sum, never more than there are copies or a line may hold. What has
// sold out stays until the shopper takes it out. Whatever came from the earlier visit, or could not be as wished, is told.

import { type CartItem, maxCartLines, maxQuantityPerLine, mergeLines, quantityOf, sameLine } from './cart.ts'
import { type CartChange, type CartChangeReason, type CartFact, decideCart } from './decide-cart.ts'

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
  told: UnitedLine[]
}

/** `browser` and `kept` hold one line per product and form each, and no more lines than a cart may. */
export function uniteCarts(
  browser: readonly CartItem[],
  kept: readonly CartItem[],
  facts: readonly CartFact[],
): CartUnion {
  const left = findLeftOut(browser, kept)
  const sum = mergeLines([...kept.filter((line) => !left.includes(line)), ...browser])
  const decision = decideCart(sum, facts)
  const told = [...left, ...sum].map((line): UnitedLine => {
    const change = decision.changes.find((one) => sameLine(one, line))
    return {
      productId: line.productId,
      dimensionId: line.dimensionId,
      name: facts.find((fact) => sameLine(fact, line))?.name ?? null,
      had: quantityOf(browser, line),
      kept: quantityOf(kept, line),
      now: quantityOf(decision.items, line),
      reason: left.includes(line) ? 'cart_full' : (change?.reason ?? null),
    }
  })
  return {
    items: sum.flatMap((line) => held(line, decision.changes)),
    told: told.filter(({ kept, reason }) => kept > 0 || reason !== null),
  }
}

/** What is on the screen always finds room; of what was kept, the oldest lines are left out first. */
function findLeftOut(browser: readonly CartItem[], kept: readonly CartItem[]): CartItem[] {
  const keptOnly = kept.filter((line) => quantityOf(browser, line) === 0)
  return keptOnly.slice(0, Math.max(0, browser.length + keptOnly.length - maxCartLines))
}

function held(line: CartItem, changes: readonly CartChange[]): CartItem[] {
  const change = changes.find((one) => sameLine(one, line))
  if (!change) return [line]
  if (change.reason === 'product_not_found') return []
  return [{ ...line, quantity: change.given || Math.min(line.quantity, maxQuantityPerLine) }]
}
