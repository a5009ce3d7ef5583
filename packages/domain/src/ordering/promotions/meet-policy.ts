// How the best promotion and a coupon meet: the policies as arithmetic.

import type { Cents } from '../../money.ts'
import type { LineState } from './choose-discounts.ts'
import type { Coupon } from './decide-coupon.ts'
import type { CombinationPolicy } from './promotion.ts'

/** The coupon's own, else the shop's. */
export const policyOf = ({ policy }: { policy: CombinationPolicy }, coupon: Coupon): CombinationPolicy =>
  coupon.policy ?? policy

/** Which of the two remains on one base. With both, the coupon is added to the promotion. */
export interface Meeting {
  keepsPromotion: boolean
  takesCoupon: boolean
}

/** The discounts that each would give alone; equal ones leave the coupon unused. */
export function meet(policy: CombinationPolicy, promotionCents: Cents, couponCents: Cents): Meeting {
  switch (policy) {
    case 'ProductOnly':
      return { keepsPromotion: true, takesCoupon: promotionCents === 0 }
    case 'CouponOnly':
      return { keepsPromotion: couponCents === 0, takesCoupon: true }
    case 'Maximum':
      return { keepsPromotion: promotionCents >= couponCents, takesCoupon: couponCents > promotionCents }
    case 'Additive':
    case 'Multiplicative':
      return { keepsPromotion: true, takesCoupon: true }
  }
}

/** What a coupon counts from, and how much of it may still be taken off. `after`: the lines after promotions. */
export function basesFor(
  policy: CombinationPolicy,
  announced: readonly LineState[],
  after: readonly LineState[],
): readonly LineState[] {
  if (policy === 'Multiplicative') return after
  if (policy !== 'Additive') return announced
  return announced.map((line, position) => ({ ...line, roomCents: after[position]?.roomCents ?? 0 }))
}
