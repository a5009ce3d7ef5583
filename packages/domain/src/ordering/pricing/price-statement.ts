// What may be stated beside a price. A reduction refers only to our own lowest price of the 30 days before it began;
// the publisher's price is a comparison in words. While the uniform price applies, no offer may be below its floor.

import type { Cents } from '../../money.ts'
import { type Day, dayOf } from '../delivery/working-days.ts'
import type { Reduction } from './announced-reduction.ts'
import { type UniformPrice, uniformFloor } from './decide-price.ts'

export const priceKinds = ['none', 'reduction', 'comparison'] as const

export type PriceKind = (typeof priceKinds)[number]

export interface PriceStatementInput extends UniformPrice {
  priceCents: Cents
  /** What the product's history announces as of now. */
  reduction: Reduction | null
  /** The last day of the uniform price; null when it never applied. */
  protectedUntil: Day | null
}

export interface PriceStatement {
  kind: PriceKind
  /** Minimum of any offer; null when the uniform price does not apply. */
  floorCents: Cents | null
}

/** `now`: milliseconds since 1970. */
export function statePrice(input: PriceStatementInput, now: number): PriceStatement {
  const { priceCents, reduction, publisherPriceCents, protectedUntil } = input
  const isCompared = publisherPriceCents !== null && publisherPriceCents !== priceCents
  const isProtected = protectedUntil !== null && dayOf(now) <= protectedUntil
  return {
    kind: reduction ? 'reduction' : isCompared ? 'comparison' : 'none',
    floorCents: isProtected ? uniformFloor(input) : null,
  }
}
