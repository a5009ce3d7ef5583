import type { Product } from '@stoa/contract/catalogue/catalogue'
import { canBeBought } from '@stoa/domain/catalogue/availability'
import { maxQuantityPerLine } from '@stoa/domain/ordering/cart/cart'
import { useState } from 'react'
import { dispatchAddToCart } from '../../../../state/page-events.ts'

export interface BuySelection {
  canBeBought: boolean
  quantity: number
  maxQuantity: number
  setQuantity(quantity: number): void
  /** 0 when the product comes in one form only. */
  dimensionId: number
  setDimensionId(id: number): void
  add(): void
}

/** What the shopper is about to add to the cart. */
export function useBuySelection(product: Product): BuySelection {
  const inStock = product.dimensions.filter(({ quantity }) => quantity > 0)
  const [quantity, setQuantity] = useState(1)
  const [dimensionId, setDimensionId] = useState(inStock[0]?.id ?? 0)
  const copies = product.dimensions.find(({ id }) => id === dimensionId)?.quantity ?? product.quantity
  const buyable = canBeBought(product.availability) && (product.dimensions.length === 0 || inStock.length > 0)
  return {
    canBeBought: buyable,
    quantity,
    maxQuantity: Math.max(1, Math.min(copies, maxQuantityPerLine)),
    setQuantity,
    dimensionId,
    setDimensionId,
    add: () => dispatchAddToCart({ productId: product.id, dimensionId, quantity }),
  }
}
