// An offer takes at most 85 % off the goods. A file that says more is refused; amounts, prices of sets, and promotions that
// stack are limited on each line. A gift is no reduction of what is bought; delivery may be free.

import type { Cents } from '../../money.ts'
import type { LineState } from './choose-discounts.ts'
import type { Effect, PromotionRule } from './promotion.ts'

export const maxOfferBasisPoints = 8500

type Path = readonly (string | number)[]

/** Where in the effect more is taken off than an offer may. */
export const excessiveOffers = ({ scope, effect }: Pick<PromotionRule, 'scope' | 'effect'>): Path[] =>
  scope === 'shipping' ? [] : excessiveIn(effect)

function excessiveIn(effect: Effect): Path[] {
  if (effect.kind === 'tiers')
    return effect.tiers.flatMap((tier, index) =>
      excessiveIn(tier.effect).map((path) => ['tiers', index, 'effect', ...path]),
    )
  if (effect.kind === 'percentage') return effect.basisPoints > maxOfferBasisPoints ? [['basisPoints']] : []
  if (effect.kind !== 'bogo') return []
  // of all the copies together: of three for two a third is free
  const { buy, get, basisPoints } = effect
  return get * basisPoints > (buy + get) * maxOfferBasisPoints ? [['basisPoints']] : []
}

/** With no more room than an offer of at most so many basis points of the announced price leaves. */
export function limitOffer(line: LineState, basisPoints: number): LineState {
  const announced = line.unitPriceCents * line.quantity
  const taken: Cents = announced - line.restCents
  const most = Math.round((announced * basisPoints) / 10_000)
  return { ...line, roomCents: Math.max(0, Math.min(line.roomCents, most - taken)) }
}
