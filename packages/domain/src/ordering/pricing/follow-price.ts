// What our price becomes when a supplier tells the publisher's: who sells at the publisher's price goes with it, who has set a
// price of his own keeps it, and while the uniform price holds nobody leaves what the law allows.

import type { Cents } from '../../money.ts'
import { done, type Outcome, refused } from '../../outcome.ts'
import { floorOf } from './decide-price.ts'

/** A thing whose price nobody knows yet costs nought, and nobody can buy it. */
export const unknownPrice: Cents = 0

export interface CurrentPrice {
  priceCents: Cents
  publisherPriceCents: Cents | null
}

export interface ReportedPrice {
  publisherPriceCents: Cents | null
  /** What the shop's own file asks for it; null when it does not say. */
  sellingCents: Cents | null
  /** Until when the publisher's price binds; null when it does not. */
  protectedUntil: string | null
}

export type FollowRefusal = {
  readonly code: 'price_outside_uniform'
  readonly minCents: Cents
  readonly maxCents: Cents
}

/** `present`: null for a title that is new here. */
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
