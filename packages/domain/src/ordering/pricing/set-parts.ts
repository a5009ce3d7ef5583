// A set is one line at its own price. The saving against its parts bought one by one is divided among them by what they
// cost, to the cent, and leaves each protected book at its floor or above. So the shares sum to the price, and each has
// the VAT of its part.

import { type Cents, splitByWeight, sum } from '../../money.ts'
import type { ProductCopies } from '../cart/cart.ts'
import { type Share, spread } from '../promotions/spread.ts'

/** `quantity`: in one set. */
export interface PricingPart extends ProductCopies {
  /** Bought by itself. */
  unitPriceCents: Cents
  /** The least that one copy may cost while the uniform price applies; null without. */
  unitFloorCents: Cents | null
  /** Basis points. */
  vatRate: number
}

/** A share of a line's total. `quantity`: in all sets of the line together. */
export interface PricedPart extends ProductCopies {
  vatRate: number
  totalCents: Cents
}

/** Of a line of so many sets. */
export function sharesOfParts(totalCents: Cents, parts: readonly PricingPart[], quantity: number): PricedPart[] {
  const separate = parts.map((part) => separatePrice(part, quantity))
  const cents = divide(totalCents, separate)
  return parts.map(({ productId, dimensionId, vatRate, ...part }, index) => ({
    productId,
    dimensionId,
    quantity: part.quantity * quantity,
    vatRate,
    totalCents: cents[index] ?? 0,
  }))
}

function separatePrice({ unitPriceCents, unitFloorCents, ...part }: PricingPart, quantity: number): Share {
  const copies = part.quantity * quantity
  const restCents = unitPriceCents * copies
  return { restCents, roomCents: Math.max(0, restCents - (unitFloorCents ?? 0) * copies) }
}

/** A set that costs more than its parts, or less than their floors, is divided by their prices alone. */
function divide(totalCents: Cents, parts: readonly Share[]): Cents[] {
  const prices = parts.map(({ restCents }) => restCents)
  const savingCents = sum(prices) - totalCents
  if (savingCents < 0 || savingCents > sum(parts.map(({ roomCents }) => roomCents)))
    return splitByWeight(totalCents, prices)
  const saved = spread(savingCents, parts)
  return prices.map((cents, index) => cents - (saved[index] ?? 0))
}

/** Of the parts' rates. */
export const highestRate = (parts: readonly Pick<PricingPart, 'vatRate'>[]): number =>
  Math.max(...parts.map(({ vatRate }) => vatRate))
