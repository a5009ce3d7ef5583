// Whether a code may be used on this cart by this person: every answer of the specification, in the order in which people
// can do something about it. Limits of use are decided again in the order's transaction.

import { type Cents, sum } from '../../money.ts'
import { canBeFulfilled, type PersonFacts } from './can-be-fulfilled.ts'
import { announced, type Condition, isMember, type PricedFacts, unfulfilled } from './condition.ts'
import { matchesLine } from './line-filter.ts'
import type { CombinationPolicy, Effect, PromotionRule } from './promotion.ts'

export const couponRefusals = [
  'NotFound',
  'Inactive',
  'Expired',
  'Pending',
  'Redeemed',
  'EmailNotAllowed',
  'NotApplicable',
  'InternalError',
  'MustHaveEmailOrCustomerId',
  'CustomerNotAllowed',
  'OrderAmountBelowThreshold',
  'OrderNonDiscountedAmountBelowThreshold',
  'NoDiscountableItems',
  'NoRemainingDiscountAmount',
  'CouponValueExceedsOrderTotal',
  'BetterDiscountAlreadyApplied',
  'NoShippingFeeToDiscount',
] as const

export type CouponRefusalCode = (typeof couponRefusals)[number]

export interface CouponRefusal {
  code: CouponRefusalCode
  /** The threshold, and what is missing to it. */
  thresholdCents?: Cents
  missingCents?: Cents
  /** What the better discount takes off. */
  betterCents?: Cents
  /** Copies that it would reduce but for the law. */
  limitedCopies?: number
  /** The last moment at which it was good, or the first at which it will be, in milliseconds since 1970. */
  at?: number
  /** It is for a first order, and this person has ordered. */
  firstOrderOnly?: true
  /** `CustomerNotAllowed`, said to somebody who is signed in. */
  signedIn?: true
}

/** Whether it is good for this person no longer, whatever is in the cart. `reason`: what `refuseAnyCart` says. */
export const isOver = (reason: CouponRefusalCode | null): boolean => reason !== null && reason !== 'Pending'

export interface Coupon extends PromotionRule {
  codeId: number
  promotionId: number
  /** How it meets promotions; null for the shop's policy. */
  policy: CombinationPolicy | null
  active: boolean
  startsAt: number | null
  endsAt: number | null
  /** How often it may be used by all, and has been; null without a limit. */
  useLimit: number | null
  uses: number
  /** The same for one person, by e-mail or account. */
  personLimit: number | null
  usesByPerson: number
  /** For these e-mails, lower case; null for anybody. */
  emails: readonly string[] | null
  customerIds: readonly number[] | null
  groupIds: readonly number[] | null
  /** The least that the goods must cost after promotions; and the least of goods that nothing reduces. */
  minAmountCents: Cents | null
  minFullPriceCents: Cents | null
  /** A value that is used up part by part; null for a code that is used whole. */
  remainingCents: Cents | null
}

/** A value that is used up part by part is worth what remains of it. */
export const effectOf = ({ effect, remainingCents }: Coupon): Effect =>
  remainingCents === null ? effect : { kind: 'fixed', cents: remainingCents }

export interface AppliedCoupon {
  code: string
  applied: true
  codeId: number
  promotionId: number
  cents: Cents
  /** What of its value nothing in the cart could take. */
  unplacedCents: Cents
  /** Copies that it reduces, and copies that it would but for the law. */
  copies: number
  limitedCopies: number
  /** Of the first, those that it reduces by less than it would but for the law. */
  partlyLimitedCopies: number
  /** From when it is good no longer, in milliseconds since 1970; null without an end. */
  endsAt: number | null
}

export type CodeDecision =
  | AppliedCoupon
  | { code: string; applied: false; refusal: CouponRefusal; giftCard?: true }
  /** It pays so much; the rest stays on it. */
  | { code: string; applied: true; giftCard: true; cents: Cents; leftCents: Cents }

/** Who uses it. */
export interface CouponPerson {
  /** Lower case. */
  email: string | null
  customer: PricedFacts['customer']
}

/** What can be said before the discount is computed; null when it may be tried. `facts.lines`: after promotions. */
export function refuseCoupon(coupon: Coupon, person: CouponPerson, facts: PricedFacts): CouponRefusal | null {
  return refuseAnyCart(coupon, person, facts) ?? refuseByCart(coupon, facts)
}

/** What can be said without a cart. */
export function refuseAnyCart(
  coupon: Coupon,
  person: CouponPerson,
  { now, firstOrder }: Pick<PersonFacts, 'now' | 'firstOrder'>,
): CouponRefusal | null {
  return (
    refuseByTime(coupon, now) ??
    refuseByPerson(coupon, person) ??
    refuseByCondition(coupon, { now, firstOrder, customer: person.customer })
  )
}

function refuseByTime({ active, startsAt, endsAt, ...coupon }: Coupon, now: number): CouponRefusal | null {
  if (!active) return { code: 'Inactive' }
  if (startsAt !== null && now < startsAt) return { code: 'Pending', at: startsAt }
  if (endsAt !== null && now >= endsAt) return { code: 'Expired', at: endsAt - 1 }
  if (coupon.useLimit !== null && coupon.uses >= coupon.useLimit) return { code: 'Redeemed' }
  return coupon.remainingCents === 0 ? { code: 'NoRemainingDiscountAmount' } : null
}

function refuseByPerson(coupon: Coupon, { email, customer }: CouponPerson): CouponRefusal | null {
  const { emails, customerIds, groupIds, personLimit, usesByPerson } = coupon
  if (personLimit !== null && email === null && customer === null) return { code: 'MustHaveEmailOrCustomerId' }
  if (emails !== null) {
    if (email === null) return { code: 'MustHaveEmailOrCustomerId' }
    if (!emails.includes(email)) return { code: 'EmailNotAllowed' }
  }
  const isNamed = customerIds === null || (customer !== null && customerIds.includes(customer.id))
  if (!isNamed || (groupIds !== null && !isMember(groupIds, customer)))
    return { code: 'CustomerNotAllowed', ...(customer ? { signedIn: true as const } : {}) }
  return personLimit !== null && usesByPerson >= personLimit ? { code: 'Redeemed' } : null
}

function refuseByCondition({ condition }: Coupon, facts: PersonFacts): CouponRefusal | null {
  if (canBeFulfilled(condition, facts)) return null
  const isForFirst = canBeFulfilled(condition, { ...facts, firstOrder: true })
  return { code: 'NotApplicable', ...(isForFirst ? { firstOrderOnly: true as const } : {}) }
}

function refuseByCart(coupon: Coupon, facts: PricedFacts): CouponRefusal | null {
  const { minAmountCents, minFullPriceCents } = coupon
  const goods = facts.lines.filter(({ discountable }) => discountable)
  const fullPrice = goods.filter((line) => !line.reduced && line.restCents === announced(line))
  return (
    refuseByGoods(coupon, goods) ??
    refuseByUnfulfilled(unfulfilled(coupon.condition, facts), goods) ??
    refuseBelow('OrderAmountBelowThreshold', minAmountCents, restOf(goods)) ??
    refuseBelow('OrderNonDiscountedAmountBelowThreshold', minFullPriceCents, restOf(fullPrice))
  )
}

/** Before anything that is missing: of goods that it is not for, more would not help. */
function refuseByGoods({ scope, target }: Coupon, goods: PricedFacts['lines']): CouponRefusal | null {
  if (goods.some((line) => matchesLine(target, line))) return null
  if (scope !== 'shipping') return { code: 'NoDiscountableItems' }
  return { code: goods.length === 0 ? 'NoShippingFeeToDiscount' : 'NotApplicable' }
}

/** What is missing to an amount is said where nothing else is in the way. */
function refuseByUnfulfilled(conditions: readonly Condition[], goods: PricedFacts['lines']): CouponRefusal | null {
  const refusals = conditions.map((condition) => refuseByAmount(condition, goods))
  return refusals.find(({ code }) => code === 'NotApplicable') ?? refusals[0] ?? null
}

function refuseByAmount(condition: Condition, goods: PricedFacts['lines']): CouponRefusal {
  const isOfAll = !('of' in condition && condition.of)
  const missing =
    isOfAll && 'amountBefore' in condition
      ? refuseBelow('OrderNonDiscountedAmountBelowThreshold', condition.amountBefore, sum(goods.map(announced)))
      : isOfAll && 'amountAfter' in condition
        ? refuseBelow('OrderAmountBelowThreshold', condition.amountAfter, restOf(goods))
        : null
  return missing ?? { code: 'NotApplicable' }
}

const refuseBelow = (code: CouponRefusalCode, thresholdCents: Cents | null, cents: Cents): CouponRefusal | null =>
  thresholdCents === null || cents >= thresholdCents
    ? null
    : { code, thresholdCents, missingCents: thresholdCents - cents }

const restOf = (lines: PricedFacts['lines']): Cents => sum(lines.map(({ restCents }) => restCents))
