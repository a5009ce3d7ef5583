// The promotions of a cart with one coupon or none, step by step: lines, coupon on lines, order, shipping. Every step
// sees what the one before has left, and none goes below what the law lets a copy cost.

import { asksFor } from './asked-facts.ts'
import {
  centsPerLine,
  chooseDiscounts,
  type Discount,
  type LineDiscount,
  type LineState,
  openLine,
  pick,
  reduceAll,
} from './choose-discounts.ts'
import { isFulfilled, type OrderFacts } from './condition.ts'
import { type Coverage, coverageOf } from './coverage.ts'
import { type Coupon, effectOf } from './decide-coupon.ts'
import type { PromotionLine } from './line-filter.ts'
import { basesFor, meet, policyOf } from './meet-policy.ts'
import type { CombinationPolicy, Promotion } from './promotion.ts'
import { settleOrder } from './settle-order.ts'
import { type SettledShipping, type ShippingPrice, settleShipping } from './settle-shipping.ts'
import { takeOff } from './take-off.ts'

export interface SettleInput {
  lines: readonly PromotionLine[]
  facts: Omit<OrderFacts, 'hasCoupon'>
  /** Live ones. */
  automatic: readonly Promotion[]
  policy: CombinationPolicy
  /** The most that promotions together take off a line, in basis points of what it costs. Not codes. */
  maxOffer: number
  shipping: ShippingPrice | null
}

export interface Settled extends SettledShipping {
  /** The lines after everything. */
  lines: readonly LineState[]
  discounts: Discount[]
}

const ofScope = (promotions: readonly Promotion[], scope: Promotion['scope']): Promotion[] =>
  promotions.filter((promotion) => promotion.scope === scope)

/** What promotions come to before a code. */
interface Promoted {
  onLines: readonly Discount[]
  afterLines: readonly LineState[]
  onOrder: readonly Discount[]
  afterOrder: readonly LineState[]
  /** Those whose conditions the cart fulfils, after the promotions on its lines. */
  fulfilled: readonly Promotion[]
}

/** What is worked out once for a cart, whichever codes are tried on it. */
export interface Shared {
  coverage: Coverage
  /** The lines before anything. */
  announced: readonly LineState[]
  promoted(hasCoupon: boolean): Promoted
}

export function sharedOf(input: SettleInput): Shared {
  const coverage = coverageOf(input.lines)
  const announced = input.lines.map(openLine)
  const isAsked = input.automatic.some(({ condition }) => asksFor(condition, 'coupon'))
  const found = new Map<boolean, Promoted>()
  return {
    coverage,
    announced,
    promoted(hasCoupon) {
      const which = hasCoupon && isAsked
      const promoted = found.get(which) ?? promote(input, which, announced, coverage)
      found.set(which, promoted)
      return promoted
    },
  }
}

function promote(
  input: SettleInput,
  hasCoupon: boolean,
  announced: readonly LineState[],
  coverage: Coverage,
): Promoted {
  const facts = { ...input.facts, hasCoupon }
  const ofLines = ofScope(input.automatic, 'lines')
  const onLines = chooseDiscounts(ofLines, announced, facts, coverage, input.maxOffer).map(automatic)
  const afterLines = reduceAll(announced, onLines)
  const afterFacts = { ...facts, lines: afterLines }
  const fulfilled = input.automatic.filter(({ condition }) => isFulfilled(condition, afterFacts))
  const onOrder = settleOrder(ofScope(fulfilled, 'order'), afterLines, onLines, null, { ...input, coverage })
  return { onLines, afterLines, onOrder, afterOrder: reduceAll(afterLines, onOrder), fulfilled }
}

/** `shared`: of the same input, where it is known already. */
export function settle(input: SettleInput, coupon: Coupon | null, shared = sharedOf(input)): Settled {
  const { coverage, announced } = shared
  const promoted = shared.promoted(coupon !== null)
  const onLines =
    coupon?.scope === 'lines'
      ? meetOnLines(announced, promoted, coupon, policyOf(input, coupon), coverage)
      : promoted.onLines
  const afterLines = reduceAll(announced, onLines)
  const onOrder = coupon
    ? settleOrder(ofScope(promoted.fulfilled, 'order'), afterLines, onLines, coupon.scope === 'order' ? coupon : null, {
        ...input,
        coverage,
      })
    : promoted.onOrder
  return {
    lines: reduceAll(afterLines, onOrder),
    discounts: [...onLines, ...onOrder],
    ...settleShipping(
      input,
      ofScope(promoted.fulfilled, 'shipping').filter((promotion) => coverage(promotion).length > 0),
      promoted.afterOrder,
      coupon,
    ),
  }
}

const automatic = (discount: LineDiscount): Discount => ({ ...discount, coupon: false })

function meetOnLines(
  announced: readonly LineState[],
  promoted: Promoted,
  coupon: Coupon,
  policy: CombinationPolicy,
  coverage: Coverage,
): Discount[] {
  const promotionCents = centsPerLine(announced.length, promoted.onLines)
  const covered = coverage(coupon).filter((line) => policy !== 'ProductOnly' || promotionCents[line] === 0)
  const taken = takeOff(effectOf(coupon), pick(basesFor(policy, announced, promoted.afterLines), covered))
  const couponCents = centsPerLine(
    announced.length,
    covered.map((line, index) => ({ line, cents: taken.cents[index] ?? 0 })),
  )
  return announced.flatMap((_, line): Discount[] => {
    const cents = couponCents[line] ?? 0
    const { keepsPromotion, takesCoupon } = meet(policy, promotionCents[line] ?? 0, cents)
    const kept = keepsPromotion ? promoted.onLines.filter((discount) => discount.line === line) : []
    const added = takesCoupon && cents > 0 ? [{ line, promotionId: coupon.promotionId, cents, coupon: true }] : []
    return [...kept, ...added]
  })
}
