// What an answer of the shop to a code means for the code.

import type { CodeAnswer } from '@stoa/contract/ordering/totals'
import type { CouponRefusalCode } from '@stoa/domain/ordering/promotions/decide-coupon'

/** A code that is refused for what is in the cart, or for who is not known yet, may count later: it is kept. */
const keptRefusals: ReadonlySet<CouponRefusalCode> = new Set([
  'MustHaveEmailOrCustomerId',
  'OrderAmountBelowThreshold',
  'OrderNonDiscountedAmountBelowThreshold',
  'NoDiscountableItems',
  'NoShippingFeeToDiscount',
  'NotApplicable',
])

export const isKept = ({ applied, reason, firstOrderOnly }: CodeAnswer): boolean =>
  applied || (reason !== null && keptRefusals.has(reason) && !firstOrderOnly)

/** A gift card that is good, and pays nothing of this cart. */
export const rests = ({ applied, giftCard, amount }: CodeAnswer): boolean => applied && giftCard && amount === 0
