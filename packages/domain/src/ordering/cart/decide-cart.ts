// Decides a requested cart against current stock: the lines to price, and every line that had to be changed.

import { type Availability, canBeBought } from '../../catalogue/availability.ts'
import { type CartItem, maxQuantityPerLine, mergeLines } from './cart.ts'

export interface CartProduct {
  productId: number
  dimensionId: number
  name: string
  availability: Availability
  /** Not on sale until its safety data are complete. */
  heldBack: boolean
  /** Copies for sale in all branches. */
  copies: number
}

export const cartChangeReasons = [
  'product_not_found',
  'not_on_sale_yet',
  'product_unavailable',
  'quantity_reduced',
  'quantity_too_high',
] as const

export type CartChangeReason = (typeof cartChangeReasons)[number]

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
  if (product.heldBack) return { ...change, reason: 'not_on_sale_yet', granted: 0 }
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
  code: codeOf(changes),
  details: { changes },
})

function codeOf(changes: readonly CartChange[]) {
  if (changes.some(({ reason }) => reason === 'not_on_sale_yet')) return 'not_on_sale_yet' as const
  if (changes.some(({ reason }) => reason !== 'quantity_too_high')) return 'out_of_stock' as const
  return 'cart_changed' as const
}
