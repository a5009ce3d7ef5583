// Validates a new price. While the uniform price applies (Law 2557/1997 art. 3, Law 4549/2018) a book is sold neither
// above its publisher's price nor below nine tenths of it; for everything else the shop is free to choose any valid
// amount.

import type { Cents } from '../../money.ts'
import { done, type Outcome, refused } from '../../outcome.ts'
import { dayFrom } from '../delivery/working-days.ts'
import { type UniformPrice, uniformFloor } from './uniform-floor.ts'

export interface PriceData extends Omit<UniformPrice, 'protectedUntil'> {
  priceCents: Cents
  /** The last day of the uniform price, `2027-06-30`; null when it does not apply. */
  protectedUntil: string | null
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
  const until = current.protectedUntil === null ? null : dayFrom(current.protectedUntil)
  const floor = uniformFloor({ ...current, protectedUntil: until }, dayFrom(today))
  if (!floor) return done({ priceCents, protectedUntil: null })
  if (priceCents < floor.cents) return refused({ code: 'price_below_floor', minCents: floor.cents })
  const maxCents = current.publisherPriceCents
  if (maxCents !== null && priceCents > maxCents) return refused({ code: 'price_above_publishers', maxCents })
  return done({ priceCents, protectedUntil: current.protectedUntil })
}
