// What one copy of a product alone costs. Most products of a shop share their price and the promotions that cover them
// with many others, also in each window of the past 90 days, so that the engine is asked once for all of these.

import type { Cents } from '../../money.ts'
import { asksFor } from './asked-facts.ts'
import { matchesLine, type PromotionLine } from './line-filter.ts'
import { floorAt, type PriceFacts, productLine, settleAlone } from './product-line.ts'
import { isWithin, ofPromotion, type Promotion } from './promotion.ts'

export interface CostOfOne {
  priceCents: Cents
  /** The promotions that make it so. */
  promotionIds: readonly number[]
}

/** What is known for lines that the same promotions cover: those on the way here. */
interface Known {
  next: Map<Promotion, Known>
  /** By what a copy costs before, and the least that it may cost. */
  costs: Map<string, CostOfOne>
}

const unknown = (): Known => ({ next: new Map(), costs: new Map() })

/** By the first promotion: forgotten with it. */
let known = new WeakMap<Promotion, Known>()

/** So many are remembered, at most 17 MB; then all are forgotten. */
const maxCosts = 100_000
let remembered = 0

/** `promotions`: those that may cover it; `unitPriceCents`: what it costs without them. */
export function costOfOne(
  facts: PriceFacts,
  unitPriceCents: Cents,
  promotions: readonly Promotion[],
  time: number,
): CostOfOne {
  const live = promotions.filter((promotion) => isWithin(promotion, time))
  if (live.length === 0) return { priceCents: unitPriceCents, promotionIds: [] }
  const unitFloorCents = floorAt(facts, time)
  const line = () => productLine(facts, time, { quantity: 1, unitPriceCents, unitFloorCents })
  const acting = live.some(asksForReduced) ? live.filter(({ target }) => matchesLine(target, line())) : live
  const [first, ...others] = acting
  if (!first || !acting.every(dependsOnPriceOnly)) return settleOne(line(), acting, time)
  const { costs } = knownOf(first, others)
  const key = `${unitPriceCents},${unitFloorCents}`
  const cost = costs.get(key)
  if (cost) return cost
  const found = settleOne(line(), acting, time)
  costs.set(key, found)
  remembered += 1
  if (remembered > maxCosts) [known, remembered] = [new WeakMap(), 0]
  return found
}

function settleOne(line: PromotionLine, live: readonly Promotion[], time: number): CostOfOne {
  const { lines, discounts } = settleAlone(line, live, time)
  return {
    priceCents: lines[0]?.restCents ?? line.unitPriceCents,
    promotionIds: discounts.map(({ promotionId }) => promotionId),
  }
}

/** Whether it covers a line only while the price is reduced already, or only while it is not. */
const asksForReduced = ofPromotion(({ target }) => asksFor(target, 'reduced'))

/** Of lines that it covers, whatever they are and whenever they are bought. */
const dependsOnPriceOnly = ofPromotion(({ condition }) => !asksFor(condition, 'between', 'of'))

function knownOf(first: Promotion, others: readonly Promotion[]): Known {
  let found = known.get(first) ?? unknown()
  known.set(first, found)
  for (const promotion of others) {
    const next = found.next.get(promotion) ?? unknown()
    found.next.set(promotion, next)
    found = next
  }
  return found
}
