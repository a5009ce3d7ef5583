// A product as the line of a cart in which nothing else is, for what is said of its price and its offers outside carts.

import type { Cents } from '../../money.ts'
import { dayOf } from '../delivery/working-days.ts'
import { findReduction, type PricePeriod } from '../pricing/announced-reduction.ts'
import { isEverProtected, type UniformPrice, uniformFloor } from '../pricing/uniform-floor.ts'
import { matchesLine, type PromotionLine } from './line-filter.ts'
import { maxOfferBasisPoints } from './offer-limit.ts'
import type { Promotion } from './promotion.ts'
import { mayCover } from './promotion-index.ts'
import { type Settled, settle } from './settle.ts'

/** What the price of a product depends on. */
export interface PriceFacts
  extends Omit<PromotionLine, 'dimensionId' | 'quantity' | 'unitPriceCents' | 'reduced' | 'unitFloorCents'>,
    UniformPrice {
  priceCents: Cents
  /** Of the product itself, newest first; the oldest is from when it came into the shop. */
  prices: readonly PricePeriod[]
}

const lineOf = (facts: PriceFacts, reduced: boolean): PromotionLine => ({
  ...facts,
  // a promotion covers a product in all its forms
  dimensionId: 0,
  quantity: 1,
  unitPriceCents: facts.priceCents,
  reduced,
  unitFloorCents: null,
})

/** Those that may cover it. The filter on reduced prices is left to the engine: it depends on the time. */
export function covering(facts: PriceFacts, promotions: readonly Promotion[]): readonly Promotion[] {
  if (!facts.discountable || promotions.length === 0) return []
  const [full, reduced] = [lineOf(facts, false), lineOf(facts, true)]
  return mayCover(full, promotions, (target) => matchesLine(target, full) || matchesLine(target, reduced))
}

export const floorAt = (facts: PriceFacts, time: number): Cents | null =>
  // most are not protected, and need no calendar
  isEverProtected(facts) ? (uniformFloor(facts, dayOf(time))?.cents ?? null) : null

/** At `time`, as it cost then: `unitPriceCents`, not below `unitFloorCents`. */
export function productLine(
  facts: PriceFacts,
  time: number,
  given: Pick<PromotionLine, 'quantity' | 'unitPriceCents' | 'unitFloorCents'>,
): PromotionLine {
  const until = facts.prices.filter(({ validFrom }) => validFrom <= time)
  return { ...lineOf(facts, findReduction(until, facts.publisherPriceCents, time) !== null), ...given }
}

/** A cart with this line alone, of an anonymous buyer. `live`: the promotions that are in force. */
export const settleAlone = (line: PromotionLine, live: readonly Promotion[], now: number): Settled =>
  settle(
    {
      lines: [line],
      facts: { now, channel: 'online', shippingCode: null, customer: null, firstOrder: false },
      automatic: live.toSorted((a, b) => a.id - b.id),
      policy: 'Maximum',
      maxOffer: maxOfferBasisPoints,
      shipping: null,
    },
    null,
  )
