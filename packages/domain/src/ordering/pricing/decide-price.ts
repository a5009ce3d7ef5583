// Validates a new price. While the uniform price applies (Law 2557/1997 art. 3, Law 4549/2018) a book is sold neither
// above its publisher's price nor below nine tenths of it; for everything else the shop is free to choose any valid
// amount.

import type { Cents } from '../../money.ts'
import { done, type Outcome, refused } from '../../outcome.ts'

export interface PriceData extends UniformPrice {
  priceCents: Cents
  /** The last day of the uniform price, `2027-06-30`; null when it does not apply. */
  protectedUntil: string | null
}

/** What the uniform price is measured by: a book's own publisher's price, or the floors of a set's parts. */
export interface UniformPrice {
  publisherPriceCents: Cents | null
  /** Of a set: the floors of its parts together, while any of them is protected. */
  partsFloorCents: Cents | null
}

export type PriceRefusal =
  | { readonly code: 'price_not_an_amount' }
  | { readonly code: 'price_unchanged' }
  | { readonly code: 'price_below_floor'; readonly minCents: Cents }
  | { readonly code: 'price_above_publishers'; readonly maxCents: Cents }

export interface PriceDecision {
  priceCents: Cents
  /** Null as soon as the uniform price has ended, so that it restricts no later change. */
  protectedUntil: string | null
}

const maxPriceCents = 10_000_000

export const floorOf = (publisherPriceCents: Cents): Cents => Math.ceil((publisherPriceCents * 9) / 10)

/** The least that it may cost while the uniform price applies; null where nothing says so. */
export const uniformFloor = ({ publisherPriceCents, partsFloorCents }: UniformPrice): Cents | null =>
  partsFloorCents ?? (publisherPriceCents === null ? null : floorOf(publisherPriceCents))

/** `today`: the shop's calendar day, `2026-11-20`. */
export function decidePrice(
  current: PriceData,
  priceCents: Cents,
  today: string,
): Outcome<PriceDecision, PriceRefusal> {
  if (!Number.isInteger(priceCents) || priceCents <= 0 || priceCents > maxPriceCents) {
    return refused({ code: 'price_not_an_amount' })
  }
  if (priceCents === current.priceCents) return refused({ code: 'price_unchanged' })
  const protectedUntil =
    current.protectedUntil !== null && today <= current.protectedUntil ? current.protectedUntil : null
  const minCents = uniformFloor(current)
  if (protectedUntil === null || minCents === null) return done({ priceCents, protectedUntil })
  if (priceCents < minCents) return refused({ code: 'price_below_floor', minCents })
  const maxCents = current.publisherPriceCents
  if (maxCents !== null && priceCents > maxCents) return refused({ code: 'price_above_publishers', maxCents })
  return done({ priceCents, protectedUntil })
}
