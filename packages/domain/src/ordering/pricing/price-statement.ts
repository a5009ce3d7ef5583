// What may be stated beside a price. A reduction refers only to our own lowest price of the 30 days before it began;
// the publisher's price is a comparison in words. While the uniform price applies, no offer may be below its floor.

import type { Cents } from '../../money.ts'
import { dayOf } from '../delivery/working-days.ts'
import type { Reduction } from './announced-reduction.ts'
import { type UniformFloor, type UniformPrice, uniformFloor } from './uniform-floor.ts'

export const priceKinds = ['none', 'reduction', 'comparison'] as const

export type PriceKind = (typeof priceKinds)[number]

export interface PriceStatementInput extends UniformPrice {
  priceCents: Cents
  /** What the product's history announces as of now. */
  reduction: Reduction | null
}

export interface PriceStatement {
  kind: PriceKind
  /** Minimum of any offer; null when the uniform price does not apply. */
  floor: UniformFloor | null
}

/** `now`: milliseconds since 1970. */
export function statePrice(input: PriceStatementInput, now: number): PriceStatement {
  const { priceCents, reduction, publisherPriceCents } = input
  const isCompared = publisherPriceCents !== null && publisherPriceCents !== priceCents
  return {
    kind: reduction ? 'reduction' : isCompared ? 'comparison' : 'none',
    floor: uniformFloor(input, dayOf(now)),
  }
}
