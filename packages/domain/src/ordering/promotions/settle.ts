// The promotions of a cart with one coupon or none, step by step: lines, coupon on lines, order, shipping. Every step
// sees what the one before has left, and none goes below what the law lets a copy cost.

import type { Cents } from '../../money.ts'
import { sumCents } from '../pricing/adjustments.ts'
import {
  centsPerLine,
  chooseDiscounts,
  type LineDiscount,
  type LineState,
  lanesOf,
  openLine,
  pick,
  reduceAll,
} from './choose-discounts.ts'
import { asksForCoupon, isFulfilled, type OrderFacts } from './condition.ts'
import { type Coverage, coverageOf } from './coverage.ts'
import type { Coupon } from './decide-coupon.ts'
import type { PromotionLine } from './line-filter.ts'
import { meet } from './meet-policy.ts'
import type { CombinationPolicy, Effect, Promotion, PromotionRule } from './promotion.ts'
import { takeOff, takeOffOrder } from './take-off.ts'

export interface ShippingPrice {
  priceCents: Cents
  freeFromCents: Cents | null
}

export interface SettleInput {
  lines: readonly PromotionLine[]
  facts: Omit<OrderFacts, 'hasCoupon'>
  /** Live ones. */
  automatic: readonly Promotion[]
  policy: CombinationPolicy
  shipping: ShippingPrice | null
}

/** `coupon`: it comes from the coupon, not from the promotion alone. */
export interface Discount extends LineDiscount {
  coupon: boolean
}

export interface Settled {
  /** The lines after everything. */
  lines: readonly LineState[]
  discounts: Discount[]
  /** Before a discount of shipping; null before a method is chosen. */
  shippingCents: Cents | null
  shippingDiscounts: Omit<Discount, 'line'>[]
  /** Missing to free shipping; null when it is free, or never. */
  freeShippingInCents: Cents | null
  /** What the law kept from being taken off, per line. */
  limited: readonly Cents[]
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
  limited: readonly Cents[]
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
  const isAsked = input.automatic.some(({ condition }) => asksForCoupon(condition))
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
  const onLines = chooseDiscounts(ofScope(input.automatic, 'lines'), announced, facts, coverage).map(automatic)
  const afterLines = reduceAll(announced, onLines)
  const fulfilled = input.automatic.filter(({ condition }) => isFulfilled(condition, { ...facts, lines: afterLines }))
  const onOrder = settleOrder(ofScope(fulfilled, 'order'), afterLines, null, input.policy, coverage)
  const limited = limitedBy(ofScope(fulfilled, 'lines'), announced, coverage)
  return { onLines, afterLines, onOrder, afterOrder: reduceAll(afterLines, onOrder), fulfilled, limited }
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
    ? settleOrder(
        ofScope(promoted.fulfilled, 'order'),
        afterLines,
        coupon.scope === 'order' ? coupon : null,
        input.policy,
        coverage,
      )
    : promoted.onOrder
  return {
    lines: reduceAll(afterLines, onOrder),
    discounts: [...onLines, ...onOrder],
    ...settleShipping(input, ofScope(promoted.fulfilled, 'shipping'), promoted.afterOrder, coupon),
    limited: limitedWith(coupon, promoted, announced, coverage),
  }
}

/** A code may be kept from lines that no promotion wants to lower. */
function limitedWith(
  coupon: Coupon | null,
  { limited }: Promoted,
  announced: readonly LineState[],
  coverage: Coverage,
): readonly Cents[] {
  if (!coupon || coupon.scope === 'shipping') return limited
  const byCoupon = limitedBy([coupon], announced, coverage)
  return limited.map((cents, line) => Math.max(cents, byCoupon[line] ?? 0))
}

const automatic = (discount: LineDiscount): Discount => ({ ...discount, coupon: false })

/** The coupon's own, else the shop's. */
export const policyOf = ({ policy }: Pick<SettleInput, 'policy'>, coupon: Coupon): CombinationPolicy =>
  coupon.policy ?? policy

/** A value that is used up part by part is worth what remains of it. */
const effectOf = ({ effect, remainingCents }: Coupon): Effect =>
  remainingCents === null ? effect : { kind: 'fixed', cents: remainingCents }

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

/** What a coupon counts from, and how much of it may still be taken off. */
function basesFor(policy: CombinationPolicy, announced: readonly LineState[], after: readonly LineState[]) {
  if (policy === 'Multiplicative') return after
  if (policy !== 'Additive') return announced
  return announced.map((line, position) => ({ ...line, roomCents: after[position]?.roomCents ?? 0 }))
}

/** On the order promotion and coupon meet once, as two sums. */
function settleOrder(
  promotions: readonly Promotion[],
  lines: readonly LineState[],
  coupon: Coupon | null,
  shopPolicy: CombinationPolicy,
  coverage: Coverage,
): Discount[] {
  const promoted: Discount[] = []
  for (const lane of lanesOf(promotions)) {
    const open = promotions.filter((one) => one.lane === lane && (one.stacks || promoted.length === 0))
    promoted.push(...bestForOrder(open, reduceAll(lines, promoted), coverage))
  }
  if (!coupon) return promoted
  const policy = policyOf({ policy: shopPolicy }, coupon)
  const bases = basesFor(policy, lines, reduceAll(lines, promoted))
  const taken = orderDiscounts({ ...coupon, effect: effectOf(coupon) }, coupon.promotionId, true, bases, coverage)
  const { keepsPromotion, takesCoupon } = meet(policy, sumCents(promoted), sumCents(taken))
  return [...(keepsPromotion ? promoted : []), ...(takesCoupon ? taken : [])]
}

function bestForOrder(promotions: readonly Promotion[], lines: readonly LineState[], coverage: Coverage): Discount[] {
  const offers = promotions.map((promotion) => orderDiscounts(promotion, promotion.id, false, lines, coverage))
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

function settleShipping(
  { shipping, policy }: SettleInput,
  promotions: readonly Promotion[],
  goods: readonly LineState[],
  coupon: Coupon | null,
): Pick<Settled, 'shippingCents' | 'shippingDiscounts' | 'freeShippingInCents'> {
  if (!shipping) return { shippingCents: null, shippingDiscounts: [], freeShippingInCents: null }
  const cost = goods.reduce((sum, { discountable, restCents }) => sum + (discountable ? restCents : 0), 0)
  const missing = shipping.freeFromCents === null ? null : Math.max(0, shipping.freeFromCents - cost)
  const fee = missing === 0 || !goods.some(({ discountable }) => discountable) ? 0 : shipping.priceCents
  const best = promotions
    .map(({ id, effect }) => ({ promotionId: id, cents: offFee(effect, fee), coupon: false }))
    .filter(({ cents }) => cents > 0)
    .toSorted((a, b) => b.cents - a.cents || a.promotionId - b.promotionId)
    .slice(0, 1)
  const offered = coupon?.scope === 'shipping' ? offFee(effectOf(coupon), fee) : 0
  const { keepsPromotion, takesCoupon } = meet(coupon ? policyOf({ policy }, coupon) : policy, sumCents(best), offered)
  const kept = keepsPromotion ? best : []
  const cents = takesCoupon ? Math.min(offered, fee - sumCents(kept)) : 0
  const added = coupon && cents > 0 ? [{ promotionId: coupon.promotionId, cents, coupon: true }] : []
  return {
    shippingCents: fee,
    shippingDiscounts: [...kept, ...added],
    freeShippingInCents: missing === 0 ? null : missing,
  }
}

const offFee = (effect: Effect, fee: Cents): Cents =>
  takeOff(effect, [{ restCents: fee, roomCents: fee, quantity: 1 }]).cents[0] ?? 0

/** Only a floor keeps anything from being taken off. */
function limitedBy(rules: readonly PromotionRule[], announced: readonly LineState[], coverage: Coverage): Cents[] {
  const limited = announced.map(() => 0)
  const hasFloor = (line: number) => announced[line]?.unitFloorCents != null
  for (const rule of rules.filter((one) => coverage(one).some(hasFloor))) {
    const covered = coverage(rule)
    const taken = takeOff(rule.effect, pick(announced, covered))
    for (const [index, line] of covered.entries())
      limited[line] = Math.max(limited[line] ?? 0, taken.limited[index] ?? 0)
  }
  return limited
}
