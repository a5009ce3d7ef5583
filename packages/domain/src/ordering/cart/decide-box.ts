// What may be in a gift box, and how many such boxes can be had. A box is sold as it was filled: with a thing missing it
// is not sold at all, and of several equal boxes so many remain as can be filled. What the shop has yet to get is in none.

import { canBeBought, isOrderedAhead } from '../../catalogue/availability.ts'
import { canBePart } from '../../catalogue/product-kinds.ts'
import {
  type CartItem,
  maxQuantityPerLine,
  mergeLines,
  type ProductCopies,
  type ProductKey,
  sameProduct,
} from './cart.ts'
import type { CartProduct } from './cart-product.ts'
import { quantityLeft } from './claimed-copies.ts'

export type BoxRefusal = 'box_item_refused' | 'box_item_unavailable'

/** The thing because of which a box is changed. */
export interface ChangedThing {
  /** Null for an unknown product. */
  name: string | null
  /** How many copies there are for the boxes of the line. */
  copies: number
}

export interface BoxProblem<Reason extends string> {
  reason: Reason
  boxItem: ChangedThing
}

type Products = readonly CartProduct[]

const findProduct = (products: Products, key: ProductKey) => products.find((product) => sameProduct(product, key))

/** The first thing that goes into no box, or that the shop does not sell. */
export function refuseThings({ extension }: CartItem, products: Products): BoxProblem<BoxRefusal> | null {
  for (const thing of extension?.box?.items ?? []) {
    const product = findProduct(products, thing)
    const boxItem = { name: product?.name ?? null, copies: 0 }
    if (!product || product.heldBack) return { reason: 'box_item_unavailable', boxItem }
    if (!canBePart(product.kind)) return { reason: 'box_item_refused', boxItem }
  }
  return null
}

export interface BoxLimit extends BoxProblem<'box_item_unavailable' | 'box_item_short' | 'quantity_too_high'> {
  granted: number
}

/** Where its things do not allow as many boxes: how many they allow, and the thing that decides it. */
export function limitBoxes(box: CartItem, products: Products, taken: readonly ProductCopies[]): BoxLimit | null {
  const limits = mergeLines(box.extension?.box?.items ?? []).map((thing) => limitBy(thing, products, taken))
  const least = limits.reduce<BoxLimit | null>((low, one) => (low && low.granted <= one.granted ? low : one), null)
  return least && least.granted < box.quantity ? least : null
}

function limitBy(thing: CartItem, products: Products, taken: readonly ProductCopies[]): BoxLimit {
  const product = findProduct(products, thing)
  if (!product || !canBeBought(product.availability) || isOrderedAhead(product.availability))
    return { reason: 'box_item_unavailable', boxItem: { name: product?.name ?? null, copies: 0 }, granted: 0 }
  const copies = quantityLeft(thing, taken, products)
  return {
    reason: copies < maxQuantityPerLine ? 'box_item_short' : 'quantity_too_high',
    boxItem: { name: product.name, copies },
    granted: Math.floor(Math.min(copies, maxQuantityPerLine) / thing.quantity),
  }
}
