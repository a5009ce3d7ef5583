// What our price becomes when a supplier tells the publisher's: who sells at the publisher's price goes with it, who has set a
// price of his own keeps it, and while the uniform price holds nobody leaves what the law allows.

import type { Cents } from '../money.ts'
import { done, type Outcome, refused } from '../outcome.ts'
import { floorOf } from './decide-price.ts'

/** A thing whose price nobody knows yet costs nought, and nobody can buy it. */
export const unknownPrice: Cents = 0

export interface PresentPrice {
  priceCents: Cents
  publisherPriceCents: Cents | null
}

export interface ToldPrice {
  publisherPriceCents: Cents | null
  /** What the shop's own file asks for it; null when it does not say. */
  sellingCents: Cents | null
  /** Until when the publisher's price binds; null when it does not. */
  protectedUntil: string | null
}

export type FollowRefusal = {
  readonly code: 'price_outside_uniform'
  readonly leastCents: Cents
  readonly mostCents: Cents
}

/** `present`: null for a title that is new here. */
export function followPrice(present: PresentPrice | null, told: ToldPrice): Outcome<Cents, FollowRefusal> {
  const wished = told.sellingCents ?? followed(present, told.publisherPriceCents)
  if (told.protectedUntil === null || told.publisherPriceCents === null) return done(wished)
  const [leastCents, mostCents] = [floorOf(told.publisherPriceCents), told.publisherPriceCents]
  const kept = Math.min(mostCents, Math.max(leastCents, wished))
  return told.sellingCents !== null && kept !== wished
    ? refused({ code: 'price_outside_uniform', leastCents, mostCents })
    : done(kept)
}

function followed(present: PresentPrice | null, publisherCents: Cents | null): Cents {
  if (!present) return publisherCents ?? unknownPrice
  const goesWith = present.priceCents === unknownPrice || present.priceCents === present.publisherPriceCents
  return goesWith ? (publisherCents ?? present.priceCents) : present.priceCents
}
