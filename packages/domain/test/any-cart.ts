// Carts, promotions and codes of any kind, for what holds of all of them.

import fc from 'fast-check'
import { sumCents } from '../src/ordering/pricing/adjustments.ts'
import type { Coupon } from '../src/ordering/promotions/decide-coupon.ts'
import { decidePromotions } from '../src/ordering/promotions/decide-promotions.ts'
import { coupon, input, line, promotion } from '../src/ordering/promotions/fixtures.ts'
import type { PromotionLine } from '../src/ordering/promotions/line-filter.ts'
import { combinationPolicies, type Effect, type Promotion } from '../src/ordering/promotions/promotion.ts'

export const runs = { numRuns: 10_000 }

const anyLine = fc
  .record({
    unitPriceCents: fc.integer({ min: 1, max: 9000 }),
    quantity: fc.integer({ min: 1, max: 5 }),
    isProtected: fc.boolean(),
    reduced: fc.boolean(),
    discountable: fc.integer({ min: 0, max: 7 }).map((number) => number > 0),
    categoryIds: fc.subarray([1, 2, 3]),
  })
  .map(({ isProtected, unitPriceCents, ...given }) =>
    line(unitPriceCents, { ...given, unitFloorCents: isProtected ? Math.ceil(unitPriceCents * 0.92) : null }),
  )

export const anyLines = fc
  .array(anyLine, { maxLength: 6 })
  .map((lines): PromotionLine[] => lines.map((one, index) => ({ ...one, productId: index + 1 })))

const amount = fc.integer({ min: 1, max: 12_000 })
export const simple = fc.oneof(
  amount.map((cents) => ({ kind: 'fixed', cents }) as const),
  fc.integer({ min: 1, max: 10_000 }).map((basisPoints) => ({ kind: 'percentage', basisPoints }) as const),
)
const anyEffect: fc.Arbitrary<Effect> = fc.oneof(
  simple,
  fc.record({
    kind: fc.constant('percentage' as const),
    basisPoints: fc.integer({ min: 1, max: 10_000 }),
    capCents: amount,
  }),
  fc.record({
    kind: fc.constant('bogo' as const),
    buy: fc.integer({ min: 0, max: 3 }),
    get: fc.integer({ min: 1, max: 2 }),
    basisPoints: fc.integer({ min: 1, max: 10_000 }),
  }),
  fc.record({ kind: fc.constant('setPrice' as const), size: fc.integer({ min: 1, max: 4 }), cents: amount }),
  fc.record({
    kind: fc.constant('tiers' as const),
    by: fc.constantFrom('quantity' as const, 'amount' as const),
    tiers: fc.array(fc.record({ from: fc.integer({ min: 1, max: 20 }), effect: simple }), { maxLength: 3 }),
  }),
)

const anyTarget = fc.option(fc.subarray([1, 2, 3], { minLength: 1 }).map((category) => ({ category })))

const anyPromotions = fc
  .array(
    fc.record({
      scope: fc.constantFrom('lines' as const, 'order' as const, 'shipping' as const),
      target: anyTarget,
      condition: fc.option(amount.map((cents) => ({ amountAfter: cents }))),
      effect: anyEffect,
      lane: fc.integer({ min: 0, max: 2 }),
      stacks: fc.boolean(),
    }),
    { maxLength: 5 },
  )
  .map((all): Promotion[] => all.map((one, index) => promotion({ ...one, id: index + 1 })))

export const anyCoupon = fc
  .record({
    scope: fc.constantFrom('lines' as const, 'order' as const, 'shipping' as const),
    target: anyTarget,
    effect: simple,
    policy: fc.option(fc.constantFrom(...combinationPolicies)),
    remainingCents: fc.option(amount),
  })
  .map((given): Coupon => coupon(given))

const anyShipping = fc.option(
  fc.record({
    priceCents: fc.integer({ min: 0, max: 900 }),
    freeFromCents: fc.option(fc.integer({ min: 0, max: 9000 })),
  }),
)

export const anyCart = fc.record({
  lines: anyLines,
  automatic: anyPromotions,
  shipping: anyShipping,
  policy: fc.constantFrom(...combinationPolicies),
})

/** Of the goods with their delivery. */
export const cost = (given: Parameters<typeof input>[0]) => {
  const { lines, shippingCents, shippingDiscounts } = decidePromotions(input(given))
  return lines.reduce((sum, { restCents }) => sum + restCents, 0) + (shippingCents ?? 0) - sumCents(shippingDiscounts)
}
