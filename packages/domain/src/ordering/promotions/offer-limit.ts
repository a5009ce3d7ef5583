// An offer takes at most 85 % off the goods. A file that says more is refused; amounts, prices of sets, and promotions that
// meet on a line, of lines or of the whole order, are limited there. A gift is no reduction of what is bought; delivery may
// be free.

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

/**
 * The lines as promotions of this effect find them: with no more room than offers of at most so many basis points of the
 * announced price leave. Of copies that are bought together one may be free, but not on a line that is reduced already.
 * `taken`: what promotions take off each line so far; a code's part does not count.
 */
export function limitOffers(
  lines: readonly LineState[],
  taken: readonly Cents[],
  basisPoints: number,
): (effect: Effect) => readonly LineState[] {
  const limited = lines.map((line, position) => limitOffer(line, taken[position] ?? 0, basisPoints))
  const together = lines.map((line, position) => (taken[position] ? (limited[position] ?? line) : line))
  return ({ kind }) => (kind === 'bogo' ? together : limited)
}

function limitOffer(line: LineState, taken: Cents, basisPoints: number): LineState {
  const most = Math.round((line.unitPriceCents * line.quantity * basisPoints) / 10_000)
  return { ...line, roomCents: Math.max(0, Math.min(line.roomCents, most - taken)) }
}
