// Copies are kept for a buyer who fills in the last step of the checkout, so that nobody else buys the last one meanwhile.
// Each choice made there extends the hold; it ends by itself, and the order takes what it holds.

import { aheadPolicies, type SupplyPolicy } from '../../catalogue/availability.ts'
import { releasedPolicy } from '../../catalogue/reported-supply.ts'
import { countCopies, type ProductCopies, type ProductKey, sameProduct } from '../cart/cart.ts'
import type { StockedProduct } from '../cart/claimed-copies.ts'
import type { Claim, StockRow } from './allocate-stock.ts'

const minute = 60_000

/** From the last step on. */
export const holdMs = 10 * minute

/** From the first step on, however many follow. */
export const longestHoldMs = 30 * minute

/** An order of more takes its copies when it is placed: nobody keeps a shop's stock by looking at a form. */
export const maxHeldCopies = 20

export interface HeldCopies extends ProductCopies {
  stockId: number
}

export const canBeHeld = (copies: readonly ProductCopies[]): boolean =>
  copies.length > 0 && countCopies(copies) <= maxHeldCopies

/** Milliseconds since 1970, as its arguments. */
export const holdUntil = (startedAt: number, now: number): number => Math.min(now + holdMs, startedAt + longestHoldMs)

/** The stock as its holder finds it. */
export const withHeld = (rows: readonly StockRow[], held: readonly HeldCopies[]): StockRow[] =>
  rows.map((row) => ({ ...row, quantity: row.quantity + heldIn(held, row.stockId) }))

const heldIn = (held: readonly HeldCopies[], stockId: number): number =>
  countCopies(held.filter((copies) => copies.stockId === stockId))

/** What has to leave each stock row, above zero, or come back to it, so that the hold is as wanted. In ascending id. */
export function holdChanges(
  held: readonly HeldCopies[],
  wanted: readonly Pick<Claim, 'stockId' | 'quantity'>[],
): { stockId: number; quantity: number; change: number }[] {
  const stockIds = [...new Set([...held, ...wanted].map(({ stockId }) => stockId))].toSorted((a, b) => a - b)
  return stockIds.map((stockId) => {
    const quantity = wanted.reduce((sum, one) => sum + (one.stockId === stockId ? one.quantity : 0), 0)
    return { stockId, quantity, change: quantity - heldIn(held, stockId) }
  })
}

/** Whether exactly these copies are held already. */
export function holdsAll(held: readonly ProductCopies[], wanted: readonly ProductCopies[]): boolean {
  const copiesOf = (some: readonly ProductCopies[], product: ProductKey) =>
    countCopies(some.filter((copies) => sameProduct(copies, product)))
  return [...held, ...wanted].every((product) => copiesOf(held, product) === copiesOf(wanted, product))
}

interface Supplied {
  availability: SupplyPolicy
  copies: number
}

/**
 * Before what is held is added. What a supplier sends is had from the stock by who holds copies of it, and not ordered
 * ahead: it was there when they were held.
 */
export const supplyForHolder = <Product extends Supplied>(product: Product, held: number): Product =>
  held > 0 && product.availability === releasedPolicy ? { ...product, availability: 'stock', copies: 0 } : product

/**
 * A cart's products as the holder finds them: a set has as many copies as its parts then allow. One with a part that is
 * ordered ahead waits for no copies, and stays as it is.
 */
export function productsWithHeld<Product extends StockedProduct & Pick<Supplied, 'availability'>>(
  products: readonly Product[],
  held: readonly ProductCopies[],
): Product[] {
  const own = products.map((product) => {
    const copies = countCopies(held.filter((one) => sameProduct(one, product)))
    return { ...product, copies: product.copies + copies }
  })
  const copiesOf = (part: ProductKey) => own.find((product) => sameProduct(product, part))?.copies ?? 0
  return own.map((product) => {
    if (product.parts.length === 0 || aheadPolicies.includes(product.availability)) return product
    return { ...product, copies: Math.min(...product.parts.map((part) => Math.floor(copiesOf(part) / part.quantity))) }
  })
}
