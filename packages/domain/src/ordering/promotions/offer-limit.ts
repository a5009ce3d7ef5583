// An offer takes at most 85 % off the goods. What a promotion takes off as an amount, or a set's price, has no percentage; a
// gift is no reduction of what is bought; delivery may be free.

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
