// What a code is told that gives less than what counts in its place.

import type { Cents } from '../../money.ts'
import { sumCents } from '../pricing/adjustments.ts'
import type { Discount } from './choose-discounts.ts'
import type { Coverage } from './coverage.ts'
import type { Coupon } from './decide-coupon.ts'
import type { Promotion } from './promotion.ts'
import type { Settled } from './settle.ts'

/** What another code takes off, and the promotions that this one would have had to meet. */
export function betterCents(
  { scope, target }: Coupon,
  automatic: readonly Promotion[],
  { discounts, shippingDiscounts }: Settled,
  coverage: Coverage,
): Cents {
  const covered = new Set(coverage({ target }))
  const rivals = new Set(automatic.filter((promotion) => promotion.scope === scope).map(({ id }) => id))
  const isRival = ({ coupon, promotionId }: Omit<Discount, 'line'>) => coupon || rivals.has(promotionId)
  const isElsewhere = ({ coupon, line }: Discount) => !coupon && scope === 'lines' && !covered.has(line)
  const cents = sumCents([
    ...discounts.filter((discount) => isRival(discount) && !isElsewhere(discount)),
    ...shippingDiscounts.filter(isRival),
  ])
  // on lines it may be outdone by what it would cost of the order's discount
  return cents || sumCents([...discounts, ...shippingDiscounts])
}
