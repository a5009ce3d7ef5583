// Which copies a line of a cart takes. A set has none of its own: it takes those of its parts, which may be lines of the
// same cart as well.

import { type ProductCopies, type ProductKey, sameProduct } from './cart.ts'

export interface StockedProduct extends ProductKey {
  /** Copies for sale in all branches; of a set, as many as its parts allow. */
  copies: number
  /** What one of it contains; empty for what has copies of its own. */
  parts: readonly ProductCopies[]
}

type Contents = Pick<StockedProduct, keyof ProductKey | 'parts'>

/** Copies of products that have some of their own. `products`: with the line's. */
export function claimsOf(
  { productId, dimensionId, quantity }: ProductCopies,
  products: readonly Contents[],
): ProductCopies[] {
  const line = { productId, dimensionId, quantity }
  const parts = products.find((product) => sameProduct(product, line))?.parts ?? []
  return parts.length === 0 ? [line] : parts.map((part) => ({ ...part, quantity: part.quantity * quantity }))
}

/** How many of a product there are besides what others have taken. `products`: with its parts. */
export function quantityLeft(
  line: ProductKey,
  taken: readonly ProductCopies[],
  products: readonly StockedProduct[],
): number {
  const leftOf = (part: ProductKey): number =>
    (products.find((product) => sameProduct(product, part))?.copies ?? 0) - copiesIn(taken, part)
  const allowed = claimsOf({ ...line, quantity: 1 }, products).map((part) => Math.floor(leftOf(part) / part.quantity))
  return Math.min(...allowed)
}

const copiesIn = (taken: readonly ProductCopies[], product: ProductKey): number =>
  taken.reduce((sum, other) => sum + (sameProduct(other, product) ? other.quantity : 0), 0)
