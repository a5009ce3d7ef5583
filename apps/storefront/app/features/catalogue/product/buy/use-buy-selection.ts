import type { Product } from '@stoa/contract/catalogue/catalogue'
import { canBeBought } from '@stoa/domain/catalogue/availability'
import { maxQuantityPerLine } from '@stoa/domain/ordering/cart/cart'
import { useState } from 'react'
import { isDirectlyAddable } from '../../../../shared/book-display.ts'
import { useEditedLine } from '../../../../shared/use-edited-line.ts'
import { useWords, type Words } from '../../../../shared/words/use-words.ts'
import { dispatchAddToCart } from '../../../../state/page-events.ts'

export interface BuySelection {
  /** There is something to buy: itself, or its parts. */
  canBeBought: boolean
  /** One button adds it. */
  hasButton: boolean
  quantity: number
  maxQuantity: number
  setQuantity(quantity: number): void
  /** 0 when the product comes in one form only. */
  dimensionId: number
  setDimensionId(id: number): void
  /** What the buyer writes on it; null where nothing is asked. */
  words: Words | null
  /** A line of the cart is being changed. */
  isChange: boolean
  /** Adds it, or saves the change. */
  add(): void
}

/** What the shopper is about to add to the cart. */
export function useBuySelection(product: Product): BuySelection {
  const { textRequest } = product
  const inStock = product.dimensions.filter(({ quantity }) => quantity > 0)
  const edited = useEditedLine(product.id)
  const [chosenQuantity, setQuantity] = useState<number | null>(null)
  const quantity = chosenQuantity ?? edited?.item.quantity ?? 1
  const [dimensionId, setDimensionId] = useState(inStock[0]?.id ?? 0)
  const written = useWords({ max: textRequest?.max ?? 0 }, edited?.item.extension?.text)
  const words = textRequest ? written : null
  const copies = product.dimensions.find(({ id }) => id === dimensionId)?.quantity ?? product.quantity
  const buyable = canBeBought(product.availability) && (product.dimensions.length === 0 || inStock.length > 0)
  return {
    canBeBought: buyable,
    hasButton: buyable && (words !== null || isDirectlyAddable({ ...product, dimensions: [] })),
    quantity,
    maxQuantity: Math.max(1, Math.min(copies, maxQuantityPerLine)),
    setQuantity,
    dimensionId,
    setDimensionId,
    words,
    isChange: words !== null && edited !== null,
    add() {
      const line = { productId: product.id, dimensionId, quantity }
      if (words === null) return dispatchAddToCart(line)
      const text = words.accept()
      if (text === null) return
      if (edited) edited.save({ ...line, extension: { ...edited.item.extension, text } })
      else dispatchAddToCart({ ...line, extension: { text } })
    },
  }
}
