// Decides a requested cart against current stock: the lines to price, and every line that had to be changed.

import { type Availability, canBeBought } from '../../catalogue/availability.ts'
import { type CartItem, maxQuantityPerLine, mergeLines } from './cart.ts'

export interface CartProduct {
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
  /** The product's name; null for an unknown product. */
  name: string | null
  requested: number
  granted: number
}

export interface CartDecision {
  items: CartItem[]
  changes: CartChange[]
}

export function decideCart(requestedItems: readonly CartItem[], products: readonly CartProduct[]): CartDecision {
  const items: CartItem[] = []
  const changes: CartChange[] = []
  for (const item of mergeLines(requestedItems)) {
    const product = products.find(
      (candidate) => candidate.productId === item.productId && candidate.dimensionId === item.dimensionId,
    )
    const change = decideLine(item, product)
    if (change) changes.push(change)
    const quantity = change ? change.granted : item.quantity
    if (quantity > 0) items.push({ ...item, quantity })
  }
  return { items, changes }
}

function decideLine(item: CartItem, product: CartProduct | undefined): CartChange | null {
  const { productId, dimensionId, quantity: requested } = item
  if (!product) return { productId, dimensionId, reason: 'product_not_found', name: null, requested, granted: 0 }
  const change = { productId, dimensionId, name: product.name, requested }
  if (!canBeBought(product.availability)) return { ...change, reason: 'product_unavailable', granted: 0 }
  const limit = Math.min(product.copies, maxQuantityPerLine)
  if (requested <= limit) return null
  return {
    ...change,
    reason: product.copies < maxQuantityPerLine ? 'quantity_reduced' : 'quantity_too_high',
    granted: limit,
  }
}

/** Why a cart that would have to change is not ordered. */
export const refuseChanges = (changes: readonly CartChange[]) => ({
  code: changes.some((change) => change.reason !== 'quantity_too_high')
    ? ('out_of_stock' as const)
    : ('cart_changed' as const),
  details: { changes },
})
