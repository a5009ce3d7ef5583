// The promotions of a cart: facts in, discounts out. Nothing else takes money off a cart, and nothing here adds one up:
// `priceCart` does. An entered code never makes a cart dearer; one that does not make it cheaper is refused and not used.

import { type Cents, sum } from '../../money.ts'
import { sumCents } from '../pricing/adjustments.ts'
import { betterCents } from './better-discount.ts'
import { pick } from './choose-discounts.ts'
import { isFulfilled } from './condition.ts'
import {
  type AppliedCoupon,
  type CodeDecision,
  type Coupon,
  type CouponPerson,
  type CouponRefusal,
  refuseCoupon,
} from './decide-coupon.ts'
import { policyOf } from './meet-policy.ts'
import { type Effect, type Gift, isWithin, type Promotion, type PromotionRule } from './promotion.ts'
import { type Settled, type SettleInput, type Shared, settle, sharedOf } from './settle.ts'
import { takeOff } from './take-off.ts'
import { limitedCents, mayBeLimited, withoutFloors } from './uniform-limit.ts'

export interface PromotionInput extends SettleInput {
  /** Lower case; null while unknown. */
  email: string | null
  codes: readonly EnteredCode[]
}

export interface EnteredCode {
  code: string
  /** Null when there is none of this code; `unreadable` when its promotion is of a form that this release does not know. */
  coupon: Coupon | 'unreadable' | null
}

export interface MissingCopies {
  promotionId: number
  copies: number
}

export interface PromotionDecision extends Settled {
  codes: CodeDecision[]
  gifts: { promotionId: number; gift: Gift }[]
  /** Per line: the promotion in which it would take part with more copies; null where there is none. */
  missing: (MissingCopies | null)[]
  /** Per line: how much less it would cost if the law set no floor. Only lines that have one are limited by it. */
  limited: Cents[]
}

type Tried =
  | { code: string; coupon: Coupon; settled: Settled }
  | { code: string; refusal: CouponRefusal }
  /** By the promotions. */
  | { code: string; outdone: Coupon }

interface Outcome {
  shared: Shared
  /** Without a code. */
  plain: Settled
  tried: Tried[]
  /** The code that counts. */
  best: Tried | null
  settled: Settled
}

export function decidePromotions(given: PromotionInput): PromotionDecision {
  const input = { ...given, automatic: livePromotions(given) }
  const outcome = tryCodes(input)
  const unlimited = mayBeLimited(input.lines, rulesOf(input), outcome.shared.coverage)
    ? tryCodes(withoutFloors(input))
    : outcome
  const { settled, tried } = outcome
  return {
    ...settled,
    codes: tried.map((one, index) => answer(one, input, outcome, unlimited.tried[index] ?? one)),
    limited: limitedCents(settled, unlimited.settled),
    ...besides(input, outcome),
  }
}

const rulesOf = ({ automatic, codes }: PromotionInput): PromotionRule[] => [
  ...automatic,
  ...codes.flatMap(({ coupon }) => (coupon && coupon !== 'unreadable' ? [coupon] : [])),
]

function tryCodes(input: PromotionInput): Outcome {
  const shared = sharedOf(input)
  const plain = settle(input, null, shared)
  const tried = input.codes.map((entered) => tryCode(input, plain, entered, shared))
  const best = tried
    .flatMap((one) => ('coupon' in one ? [one] : []))
    .toSorted((a, b) => costOf(a.settled) - costOf(b.settled) || a.coupon.codeId - b.coupon.codeId)[0]
  return { shared, plain, tried, best: best ?? null, settled: best?.settled ?? plain }
}

/** By age, which decides between equals. */
const livePromotions = ({ automatic, facts }: PromotionInput): Promotion[] =>
  automatic.filter((promotion) => isWithin(promotion, facts.now)).toSorted((a, b) => a.id - b.id)

const costOf = ({ lines, shippingCents, shippingDiscounts }: Settled): Cents =>
  lines.reduce((sum, { restCents }) => sum + restCents, 0) + (shippingCents ?? 0) - sumCents(shippingDiscounts)

function tryCode(input: PromotionInput, plain: Settled, { code, coupon }: EnteredCode, shared: Shared): Tried {
  if (!coupon) return { code, refusal: { code: 'NotFound' } }
  if (coupon === 'unreadable') return { code, refusal: { code: 'InternalError' } }
  const person: CouponPerson = { email: input.email, customer: input.facts.customer }
  const refusal =
    refuseCoupon(coupon, person, { ...input.facts, hasCoupon: true, lines: plain.lines }) ??
    refuseValue(coupon, input, plain, shared)
  if (refusal) return { code, refusal }
  const settled = settle(input, coupon, shared)
  if (costOf(settled) < costOf(plain)) return { code, coupon, settled }
  const alone = { ...input, automatic: [] }
  const gives = costOf(settle(alone, coupon)) < costOf(settle(alone, null))
  return gives ? { code, outdone: coupon } : { code, refusal: { code: 'NotApplicable' } }
}

/** Whether there is anything that it may reduce. */
function refuseValue(
  coupon: Coupon,
  { policy }: PromotionInput,
  plain: Settled,
  { announced, coverage }: Shared,
): CouponRefusal | null {
  if (coupon.scope === 'shipping') return plain.shippingCents ? null : { code: 'NoShippingFeeToDiscount' }
  const covered = coverage(coupon)
  if (covered.every((line) => announced[line]?.roomCents === 0)) return { code: 'NoDiscountableItems' }
  // what it counts from: after promotions only where it is added to them
  const bases = policyOf({ policy }, coupon) === 'Multiplicative' ? plain.lines : announced
  const rest = covered.reduce((sum, line) => sum + (bases[line]?.restCents ?? 0), 0)
  const isTooMuch = coupon.remainingCents === null && coupon.effect.kind === 'fixed' && coupon.effect.cents > rest
  return isTooMuch ? { code: 'CouponValueExceedsOrderTotal' } : null
}

/** `unlimited`: what becomes of the code where the law sets no floor. */
function answer(
  tried: Tried,
  { automatic }: PromotionInput,
  { best, settled, shared }: Outcome,
  unlimited: Tried,
): CodeDecision {
  const copies = copiesOf(tried, unlimited, settled)
  if ('coupon' in tried && tried === best) return accept(tried, copies)
  return { code: tried.code, applied: false, refusal: { ...refusalOf(), limitedCopies: copies.limitedCopies } }

  /** One coupon counts in an order: the one that makes it cheapest. */
  function refusalOf(): CouponRefusal {
    if ('refusal' in tried) return tried.refusal
    const coupon = 'coupon' in tried ? tried.coupon : tried.outdone
    return {
      code: 'BetterDiscountAlreadyApplied',
      betterCents: betterCents(coupon, automatic, settled, shared.coverage),
    }
  }
}

function accept({ code, coupon, settled }: Extract<Tried, { coupon: Coupon }>, copies: CodeCopies): CodeDecision {
  const { codeId, promotionId, effect, endsAt } = coupon
  const cents = sumCents([...settled.discounts, ...settled.shippingDiscounts].filter((discount) => discount.coupon))
  const unplacedCents = effect.kind === 'fixed' && coupon.remainingCents === null ? effect.cents - cents : 0
  return { code, applied: true, codeId, promotionId, cents, unplacedCents, endsAt, ...copies }
}

type CodeCopies = Pick<AppliedCoupon, 'copies' | 'limitedCopies' | 'partlyLimitedCopies'>

/** What the law keeps from one item of an amount, and another one gets, is not missing. */
function copiesOf(tried: Tried, unlimited: Tried, settled: Settled): CodeCopies {
  const [taken, free] = [takenFromItems(tried), takenFromItems(unlimited)]
  const isAllPlaced = sum([...taken.values()]) >= sum([...free.values()])
  const limited = [...free.keys()].filter((item) => !taken.has(item))
  const partly = isAllPlaced ? [] : [...taken].filter(([item, cents]) => cents < (free.get(item) ?? 0))
  return {
    copies: copiesOn([...taken.keys()], settled),
    limitedCopies: copiesOn(limited, settled),
    partlyLimitedCopies: copiesOn(
      partly.map(([item]) => item),
      settled,
    ),
  }
}

/** By position. A gift box with its things is one item: reduced as soon as anything in it is. */
function takenFromItems(tried: Tried): ReadonlyMap<number, Cents> {
  const taken = new Map<number, Cents>()
  if (!('coupon' in tried)) return taken
  const { discounts, lines } = tried.settled
  for (const { line, cents } of discounts.filter(({ coupon }) => coupon)) {
    const item = lines[line]?.boxLine ?? line
    taken.set(item, (taken.get(item) ?? 0) + cents)
  }
  return taken
}

const copiesOn = (positions: readonly number[], { lines }: Settled): number =>
  sum(pick(lines, positions).map(({ quantity }) => quantity))

/**
 * A gift depends on the cart before codes, as the order's promotions do: no code takes it away. It comes with goods that
 * its promotion covers: they are sent, as it is.
 */
function besides(input: PromotionInput, { plain, settled, shared }: Outcome) {
  const facts = { ...input.facts, hasCoupon: false, lines: plain.lines }
  const fulfilled = input.automatic.filter(({ condition }) => isFulfilled(condition, facts))
  return {
    gifts: fulfilled.flatMap(({ id, target, effect }) =>
      effect.kind === 'gift' && shared.coverage({ target }).length > 0 ? [{ promotionId: id, gift: effect }] : [],
    ),
    missing: missingCopies(
      fulfilled.filter(({ scope, effect }) => scope === 'lines' && countsCopies(effect)),
      settled,
      shared,
    ),
  }
}

/** Only these are missing copies: tiers and percentages act on as many as there are. */
const countsCopies = ({ kind }: Effect): boolean => kind === 'bogo' || kind === 'setPrice'

function missingCopies(promotions: readonly Promotion[], settled: Settled, { announced, coverage }: Shared) {
  const lacking = promotions.flatMap((promotion) => {
    const covered = coverage(promotion)
    const { missing } = takeOff(promotion.effect, pick(announced, covered))
    return missing > 0 ? [{ covered, promotionId: promotion.id, copies: missing }] : []
  })
  return announced.map((_, line): MissingCopies | null => {
    if (settled.discounts.some((discount) => discount.line === line)) return null
    const first = lacking.filter(({ covered }) => covered.includes(line)).toSorted((a, b) => a.copies - b.copies)[0]
    return first ? { promotionId: first.promotionId, copies: first.copies } : null
  })
}
