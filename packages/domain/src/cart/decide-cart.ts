// What a wished cart comes to, given what the shop knows now: lines to price, and in words every line that had to change.

import { type Availability, canBeBought } from '../catalogue/availability.ts'
import { type CartItem, maxQuantityPerLine, mergeLines } from './cart.ts'

export interface CartFact {
  productId: number
  dimensionId: number
  name: string
  availability: Availability
  /** Copies for sale in all branches. */
  copies: number
}

export type CartChangeReason = 'product_not_found' | 'product_unavailable' | 'quantity_reduced' | 'quantity_too_high'

export interface CartChange {
  productId: number
  dimensionId: number
  reason: CartChangeReason
  /** The name as the shop knows it; null for a product it does not know. */
  name: string | null
  wished: number
  given: number
}

export interface CartDecision {
  items: CartItem[]
  changes: CartChange[]
}

export function decideCart(wishes: readonly CartItem[], facts: readonly CartFact[]): CartDecision {
  const items: CartItem[] = []
  const changes: CartChange[] = []
  for (const wish of mergeLines(wishes)) {
    const fact = facts.find((one) => one.productId === wish.productId && one.dimensionId === wish.dimensionId)
    const change = decideLine(wish, fact)
    if (change) changes.push(change)
    const quantity = change ? change.given : wish.quantity
    if (quantity > 0) items.push({ ...wish, quantity })
  }
  return { items, changes }
}

function decideLine(wish: CartItem, fact: CartFact | undefined): CartChange | null {
  const { productId, dimensionId, quantity: wished } = wish
  if (!fact) return { productId, dimensionId, reason: 'product_not_found', name: null, wished, given: 0 }
  const change = { productId, dimensionId, name: fact.name, wished }
  if (!canBeBought(fact.availability)) return { ...change, reason: 'product_unavailable', given: 0 }
  const most = Math.min(fact.copies, maxQuantityPerLine)
  if (wished <= most) return null
  return { ...change, reason: fact.copies < maxQuantityPerLine ? 'quantity_reduced' : 'quantity_too_high', given: most }
}
