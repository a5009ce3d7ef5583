// Decides a requested cart against current stock: the lines to price, and every line that had to be changed.

import { canBeBought } from '../../catalogue/availability.ts'
import { isBuyable } from '../../catalogue/product-kinds.ts'
import { type AskedOfBuyer, type ExtensionRefusal, refuseExtension } from './accepted-extension.ts'
import { type CartItem, maxQuantityPerLine, mergeLines, type ProductCopies, sameProduct } from './cart.ts'
import type { CartProduct } from './cart-product.ts'
import { claimsOf, quantityLeft } from './claimed-copies.ts'
import { type BoxRefusal, type ChangedThing, limitBoxes, refuseThings } from './decide-box.ts'
import { expandBoxes } from './expand-boxes.ts'
import { type LineExtension, maxBoxedLines } from './line-extension.ts'

export const cartChangeReasons = [
  'product_not_found',
  'bought_by_parts',
  'not_on_sale_yet',
  'extension_not_accepted',
  'extension_missing',
  'text_too_long',
  'send_day_invalid',
  'box_too_full',
  'boxes_too_many',
  'box_item_refused',
  'box_item_unavailable',
  'box_item_short',
  'product_unavailable',
  'quantity_reduced',
  'quantity_too_high',
] as const

export type CartChangeReason = (typeof cartChangeReasons)[number]

/** Whether the line is dropped, because it can never be had. Others stay in a cart until the buyer removes them. */
export const dropsLine = (reason: CartChangeReason): boolean => dropping.has(reason)

const dropping: ReadonlySet<CartChangeReason> = new Set([
  'product_not_found',
  'bought_by_parts',
  'extension_not_accepted',
  'extension_missing',
  'text_too_long',
])

export interface CartChange {
  productId: number
  dimensionId: number
  extension?: LineExtension
  reason: CartChangeReason
  /** The product's name; null for an unknown product. */
  name: string | null
  requested: number
  granted: number
  /** Of a gift box: the thing that is to blame. */
  boxItem?: ChangedThing
}

export interface CartDecision {
  items: CartItem[]
  changes: CartChange[]
}

/**
 * Lines that take copies of one product share them, a set and its part too: the first is served first. `products`: with
 * the parts of sets. `today`: in shop time, `2026-11-20`.
 */
export function decideCart(
  requestedItems: readonly CartItem[],
  products: readonly CartProduct[],
  today: string,
): CartDecision {
  const items: CartItem[] = []
  const changes: CartChange[] = []
  const taken: ProductCopies[] = []
  let boxedLines = 0
  for (const item of mergeLines(requestedItems)) {
    const lines = expandBoxes([item]).length - 1
    const change = decideLine(item, products, { taken, boxedLines: boxedLines + lines }, today)
    if (change) changes.push(change)
    const quantity = change ? change.granted : item.quantity
    if (quantity === 0) continue
    items.push({ ...item, quantity })
    boxedLines += lines
    taken.push(...expandBoxes([{ ...item, quantity }]).flatMap((line) => claimsOf(line, products)))
  }
  return { items, changes }
}

interface SoFar {
  /** The copies that other lines have. */
  taken: readonly ProductCopies[]
  /** What is in boxes, with this line's. */
  boxedLines: number
}

function decideLine(
  item: CartItem,
  products: readonly CartProduct[],
  { taken, boxedLines }: SoFar,
  today: string,
): CartChange | null {
  const { quantity: requested, ...line } = item
  const product = products.find((candidate) => sameProduct(candidate, item))
  if (!product) return { ...line, reason: 'product_not_found', name: null, requested, granted: 0 }
  const change = { ...line, name: product.name, requested }
  if (!isBuyable(product.kind)) return { ...change, reason: 'bought_by_parts', granted: 0 }
  if (product.heldBack) return { ...change, reason: 'not_on_sale_yet', granted: 0 }
  const refusal = refuseLine(item, products, today)
  if (refusal) return { ...change, ...refusal, granted: 0 }
  if (boxedLines > maxBoxedLines) return { ...change, reason: 'boxes_too_many', granted: 0 }
  if (!canBeBought(product.availability)) return { ...change, reason: 'product_unavailable', granted: 0 }
  const left = quantityLeft(item, taken, products)
  const limit = Math.min(left, maxQuantityPerLine)
  const ofThings = limitBoxes(item, products, taken)
  if (ofThings && ofThings.granted < limit) return { ...change, ...ofThings }
  if (requested <= limit) return null
  return { ...change, reason: left < maxQuantityPerLine ? 'quantity_reduced' : 'quantity_too_high', granted: limit }
}

const askedOfUnknown: AskedOfBuyer = { kind: '', textMax: null, boxCapacity: null }

export interface LineRefusal {
  reason: ExtensionRefusal | BoxRefusal
  boxItem?: ChangedThing
}

/** What is in a box must be a product of the shop; its copies are not decided here. */
export function refuseLine(
  { extension, ...line }: CartItem,
  products: readonly CartProduct[],
  today: string,
): LineRefusal | null {
  const asked = products.find((product) => sameProduct(product, line)) ?? askedOfUnknown
  const reason = refuseExtension(extension, asked, today)
  return reason ? { reason } : refuseThings({ extension, ...line }, products)
}

/** Why a cart that would have to change is not ordered. */
export const refuseChanges = (changes: readonly CartChange[]) => ({
  code: codeOf(changes),
  details: { changes },
})

const linesRefused = [
  'bought_by_parts',
  'not_on_sale_yet',
  'extension_not_accepted',
  'extension_missing',
  'text_too_long',
  'send_day_invalid',
  'box_too_full',
  'boxes_too_many',
  'box_item_refused',
  'box_item_unavailable',
] as const

function codeOf(changes: readonly CartChange[]) {
  const ofLine = linesRefused.find((code) => changes.some(({ reason }) => reason === code))
  if (ofLine) return ofLine
  if (changes.some(({ reason }) => reason !== 'quantity_too_high')) return 'out_of_stock' as const
  return 'cart_changed' as const
}
