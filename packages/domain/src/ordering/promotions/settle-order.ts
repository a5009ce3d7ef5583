// What comes off the order as a whole: the best promotion of each lane, then the coupon.

import { sumCents } from '../pricing/adjustments.ts'
import { centsPerLine, type Discount, type LineState, lanesOf, pick, reduceAll } from './choose-discounts.ts'
import type { Coverage } from './coverage.ts'
import { type Coupon, effectOf } from './decide-coupon.ts'
import { basesFor, meet, policyOf } from './meet-policy.ts'
import { limitOffers } from './offer-limit.ts'
import type { CombinationPolicy, Effect, Promotion, PromotionRule } from './promotion.ts'
import { takeOffOrder } from './take-off.ts'

export interface OrderTerms {
  policy: CombinationPolicy
  maxOffer: number
  coverage: Coverage
}

/** On the order promotion and coupon meet once, as two sums. `onLines`: what has been taken off the lines before. */
export function settleOrder(
  promotions: readonly Promotion[],
  lines: readonly LineState[],
  onLines: readonly Discount[],
  coupon: Coupon | null,
  { coverage, maxOffer, ...shop }: OrderTerms,
): Discount[] {
  const offered = onLines.filter((discount) => !discount.coupon)
  const promoted: Discount[] = []
  for (const lane of lanesOf(promotions)) {
    const open = promotions.filter((one) => one.lane === lane && (one.stacks || promoted.length === 0))
    const taken = centsPerLine(lines.length, [...offered, ...promoted])
    promoted.push(...bestForOrder(open, limitOffers(reduceAll(lines, promoted), taken, maxOffer), coverage))
  }
  if (!coupon) return promoted
  const policy = policyOf(shop, coupon)
  const bases = basesFor(policy, lines, reduceAll(lines, promoted))
  const taken = orderDiscounts({ ...coupon, effect: effectOf(coupon) }, coupon.promotionId, true, bases, coverage)
  const { keepsPromotion, takesCoupon } = meet(policy, sumCents(promoted), sumCents(taken))
  return [...(keepsPromotion ? promoted : []), ...(takesCoupon ? taken : [])]
}

function bestForOrder(
  promotions: readonly Promotion[],
  linesFor: (effect: Effect) => readonly LineState[],
  coverage: Coverage,
): Discount[] {
  const offers = promotions.map((promotion) =>
    orderDiscounts(promotion, promotion.id, false, linesFor(promotion.effect), coverage),
  )
  return offers.toSorted((a, b) => sumCents(b) - sumCents(a) || idOf(a) - idOf(b))[0] ?? []
}

const idOf = ([first]: readonly Discount[]): number => first?.promotionId ?? 0

function orderDiscounts(
  rule: PromotionRule,
  promotionId: number,
  coupon: boolean,
  lines: readonly LineState[],
  coverage: Coverage,
): Discount[] {
  const covered = coverage(rule)
  const { cents } = takeOffOrder(rule.effect, pick(lines, covered))
  return covered.flatMap((line, index) => {
    const share = cents[index] ?? 0
    return share > 0 ? [{ line, promotionId, cents: share, coupon }] : []
  })
}
