// A promotion as data: on what it acts, when, and how much it takes off. There is no code in the database, only these
// closed forms.

import type { Cents } from '../../money.ts'
import type { Condition } from './condition.ts'
import type { LineFilter } from './line-filter.ts'

export const promotionTypes = ['FixedAmount', 'Percentage', 'Bogo', 'Customized'] as const

export type PromotionType = (typeof promotionTypes)[number]

/** How the best promotion and a coupon meet on one line, or on the whole order. */
export const combinationPolicies = ['ProductOnly', 'CouponOnly', 'Maximum', 'Additive', 'Multiplicative'] as const

export type CombinationPolicy = (typeof combinationPolicies)[number]

interface FixedAmount {
  kind: 'fixed'
  /** Taken once from all that the promotion covers, never once per line. */
  cents: Cents
}

interface Percentage {
  kind: 'percentage'
  basisPoints: number
  /** The most that it takes off. */
  capCents?: Cents
}

/** Whoever buys `buy` gets `get` more with `basisPoints` off. The dearest are paid, the cheapest are reduced. */
export interface Bogo {
  kind: 'bogo'
  buy: number
  get: number
  basisPoints: number
  /** How often in one order. */
  maxRounds?: number
}

/** The highest tier that is reached counts, for all that the promotion covers. */
interface Tiers {
  kind: 'tiers'
  by: 'quantity' | 'amount'
  /** `from`: copies, or cents. */
  tiers: readonly { from: number; effect: FixedAmount | Percentage }[]
}

/** Any `size` for `cents`; the dearest first, as long as the set costs less than its parts. */
export interface SetPrice {
  kind: 'setPrice'
  size: number
  cents: Cents
}

/** One copy at no price, in addition to the cart. */
export interface Gift {
  kind: 'gift'
  productId: number
  dimensionId: number
}

export type Effect = FixedAmount | Percentage | Bogo | Tiers | SetPrice | Gift

export const promotionScopes = ['lines', 'order', 'shipping'] as const

export type PromotionScope = (typeof promotionScopes)[number]

export interface PromotionRule {
  scope: PromotionScope
  /** The lines that it covers; null for all. Of shipping, the goods of which the cart must have one. */
  target: LineFilter | null
  /** What the cart must fulfil; null for any cart. */
  condition: Condition | null
  effect: Effect
}

export interface Promotion extends PromotionRule {
  id: number
  /** On a line, the best promotion of each lane counts; lanes act one after the other, the lowest number first. */
  lane: number
  /** Also acts on lines that an earlier lane has reduced. */
  stacks: boolean
  /** Milliseconds since 1970; from the first, until before the second. */
  startsAt: number | null
  endsAt: number | null
}

export function typeOf({ kind, ...effect }: Effect): PromotionType {
  if (kind === 'fixed') return 'FixedAmount'
  if (kind === 'bogo') return 'Bogo'
  return kind === 'percentage' && !('capCents' in effect) ? 'Percentage' : 'Customized'
}

export const isWithin = ({ startsAt, endsAt }: Pick<Promotion, 'startsAt' | 'endsAt'>, now: number): boolean =>
  (startsAt === null || startsAt <= now) && (endsAt === null || now < endsAt)

/** What is found out of each promotion once. */
export function ofPromotion<Value>(findOut: (promotion: Promotion) => Value): (promotion: Promotion) => Value {
  const found = new WeakMap<Promotion, { value: Value }>()
  return (promotion) => {
    const known = found.get(promotion) ?? { value: findOut(promotion) }
    found.set(promotion, known)
    return known.value
  }
}
