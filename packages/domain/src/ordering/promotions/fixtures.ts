// Lines, promotions and coupons for tests, with everything that a test does not name at its plainest.

import type { Coupon } from './decide-coupon.ts'
import { decidePromotions, type PromotionInput } from './decide-promotions.ts'
import type { PromotionLine } from './line-filter.ts'
import type { Promotion, PromotionRule } from './promotion.ts'

export const line = (unitPriceCents: number, given: Partial<PromotionLine> = {}): PromotionLine => ({
  productId: unitPriceCents,
  dimensionId: 0,
  quantity: 1,
  unitPriceCents,
  reduced: false,
  unitFloorCents: null,
  discountable: true,
  categoryIds: [],
  contributorIds: [],
  publisherId: null,
  seriesId: null,
  attributeIds: [],
  ...given,
})

const rule: PromotionRule = { scope: 'lines', target: null, condition: null, effect: { kind: 'fixed', cents: 0 } }

export const promotion = (given: Partial<Promotion> & Pick<Promotion, 'effect'>): Promotion => ({
  ...rule,
  id: 1,
  lane: 0,
  stacks: false,
  startsAt: null,
  endsAt: null,
  ...given,
})

export const coupon = (given: Partial<Coupon> & Pick<Coupon, 'effect'>): Coupon => ({
  ...rule,
  codeId: 1,
  promotionId: 100,
  policy: null,
  active: true,
  startsAt: null,
  endsAt: null,
  useLimit: null,
  uses: 0,
  personLimit: null,
  usesByPerson: 0,
  emails: null,
  customerIds: null,
  groupIds: null,
  minAmountCents: null,
  minFullPriceCents: null,
  remainingCents: null,
  ...given,
})

export const now = Date.UTC(2026, 10, 20, 10)

export type Given = Partial<Omit<PromotionInput, 'facts'>> & { facts?: Partial<PromotionInput['facts']> }

export const input = ({ facts, ...given }: Given): PromotionInput => ({
  lines: [],
  automatic: [],
  codes: [],
  policy: 'Maximum',
  // the arithmetic alone
  maxOffer: 10_000,
  shipping: null,
  email: null,
  ...given,
  facts: { now, channel: 'online', shippingCode: null, customer: null, firstOrder: false, ...facts },
})

/** What the goods cost, and what became of the first code. */
export function decide(given: Given) {
  const decision = decidePromotions(input(given))
  const rests = decision.lines.map(({ restCents }) => restCents)
  return { decision, rests, goods: rests.reduce((sum, cents) => sum + cents, 0), code: decision.codes[0] }
}

export const percent = (whole: number) => ({ kind: 'percentage', basisPoints: whole * 100 }) as const
export const fixed = (cents: number) => ({ kind: 'fixed', cents }) as const
export const entered = (one: Coupon) => [{ code: 'CODE', coupon: one }]
