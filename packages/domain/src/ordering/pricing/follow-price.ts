// Our price after a supplier reports the publisher's price: a price equal to the publisher's follows it, a price of our
// own stays, and while the uniform price applies both stay within the limits of the law.

import type { Cents } from '../../money.ts'
import { done, type Outcome, refused } from '../../outcome.ts'
import { floorOf } from './uniform-floor.ts'

/** A product whose price is unknown costs 0 and cannot be bought. */
export const unknownPrice: Cents = 0

export interface CurrentPrice {
  priceCents: Cents
  publisherPriceCents: Cents | null
}

export interface ReportedPrice {
  publisherPriceCents: Cents | null
  /** The price in the shop's own file; null when it is missing. */
  sellingCents: Cents | null
  /** Last day of the uniform price; null when it does not apply. */
  protectedUntil: string | null
}

export type FollowRefusal = {
  readonly code: 'price_outside_uniform'
  readonly minCents: Cents
  readonly maxCents: Cents
}

/** `current`: null for a new product. */
export function followPrice(current: CurrentPrice | null, reported: ReportedPrice): Outcome<Cents, FollowRefusal> {
  const requested = reported.sellingCents ?? followPublisherPrice(current, reported.publisherPriceCents)
  if (reported.protectedUntil === null || reported.publisherPriceCents === null) return done(requested)
  const [minCents, maxCents] = [floorOf(reported.publisherPriceCents), reported.publisherPriceCents]
  const clamped = Math.min(maxCents, Math.max(minCents, requested))
  return reported.sellingCents !== null && clamped !== requested
    ? refused({ code: 'price_outside_uniform', minCents, maxCents })
    : done(clamped)
}

function followPublisherPrice(current: CurrentPrice | null, publisherCents: Cents | null): Cents {
  if (!current) return publisherCents ?? unknownPrice
  const followsPublisher = current.priceCents === unknownPrice || current.priceCents === current.publisherPriceCents
  return followsPublisher ? (publisherCents ?? current.priceCents) : current.priceCents
}
