// Which of a promotion and a coupon remains, by what each would take off.

import { expect, test } from 'vitest'
import { meet } from './meet-policy.ts'
import type { CombinationPolicy } from './promotion.ts'

test.each<[CombinationPolicy, number, number, boolean, boolean]>([
  ['ProductOnly', 0, 50, true, true],
  ['ProductOnly', 10, 50, true, false],
  ['CouponOnly', 10, 50, false, true],
  ['CouponOnly', 50, 10, false, true],
  ['CouponOnly', 10, 0, true, true],
  ['Maximum', 50, 10, true, false],
  ['Maximum', 10, 50, false, true],
  ['Maximum', 10, 10, true, false],
  ['Additive', 10, 50, true, true],
  ['Additive', 50, 10, true, true],
  ['Multiplicative', 10, 50, true, true],
  ['Multiplicative', 50, 10, true, true],
])(
  '%s, %i of the promotion and %i of the coupon',
  (policy, promotionCents, couponCents, keepsPromotion, takesCoupon) => {
    expect(meet(policy, promotionCents, couponCents)).toEqual({ keepsPromotion, takesCoupon })
  },
)
