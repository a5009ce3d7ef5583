// What holds for every cart, every set of promotions and every code.

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sumCents } from '../pricing/adjustments.ts'
import type { Coupon } from './decide-coupon.ts'
import { decidePromotions } from './decide-promotions.ts'
import { coupon, entered, input, line, promotion } from './fixtures.ts'
import type { PromotionLine } from './line-filter.ts'
import { combinationPolicies, type Effect, type Promotion, typeOf } from './promotion.ts'
import { spread } from './spread.ts'

const runs = { numRuns: 10_000 }

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

const anyLines = fc
  .array(anyLine, { maxLength: 6 })
  .map((lines): PromotionLine[] => lines.map((one, index) => ({ ...one, productId: index + 1 })))

const amount = fc.integer({ min: 1, max: 12_000 })
const simple = fc.oneof(
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

const anyCoupon = fc
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

const anyCart = fc.record({
  lines: anyLines,
  automatic: anyPromotions,
  shipping: anyShipping,
  policy: fc.constantFrom(...combinationPolicies),
})

const cost = (given: Parameters<typeof input>[0]) => {
  const { lines, shippingCents, shippingDiscounts } = decidePromotions(input(given))
  return lines.reduce((sum, { restCents }) => sum + restCents, 0) + (shippingCents ?? 0) - sumCents(shippingDiscounts)
}

test('no line costs less than nothing, or than the law allows, and the discounts are what is missing', () => {
  fc.assert(
    fc.property(anyCart, fc.option(anyCoupon), (cart, one) => {
      const decision = decidePromotions(input({ ...cart, codes: one ? entered(one) : [] }))
      for (const [position, state] of decision.lines.entries()) {
        const announced = state.unitPriceCents * state.quantity
        const off = sumCents(decision.discounts.filter((discount) => discount.line === position))
        expect(state.restCents).toBe(announced - off)
        expect(state.restCents).toBeGreaterThanOrEqual((state.unitFloorCents ?? 0) * state.quantity)
        if (!state.discountable) expect(off).toBe(0)
      }
      expect(decision.discounts.every(({ cents }) => cents > 0)).toBe(true)
      expect(sumCents(decision.shippingDiscounts)).toBeLessThanOrEqual(decision.shippingCents ?? 0)
    }),
    runs,
  )
})

test('an entered code never makes a cart dearer, and one that changes nothing is not used', () => {
  fc.assert(
    fc.property(anyCart, anyCoupon, (cart, one) => {
      const without = cost(cart)
      const [code] = decidePromotions(input({ ...cart, codes: entered(one) })).codes
      const withCode = cost({ ...cart, codes: entered(one) })
      if (code?.applied) expect(withCode).toBeLessThan(without)
      else expect(withCode).toBe(without)
    }),
    runs,
  )
})

test('the order of promotions changes nothing', () => {
  fc.assert(
    fc.property(anyCart, fc.option(anyCoupon), (cart, one) => {
      const codes = one ? entered(one) : []
      const given = decidePromotions(input({ ...cart, codes }))
      expect(decidePromotions(input({ ...cart, automatic: cart.automatic.toReversed(), codes }))).toEqual(given)
    }),
    runs,
  )
})

test('the order of lines changes nothing that comes off lines, and moves single cents of what is spread', () => {
  fc.assert(
    fc.property(anyCart, (cart) => {
      const percentages = cart.automatic.filter(({ effect }) => typeOf(effect) === 'Percentage')
      const moved = (given: Pick<typeof cart, 'automatic' | 'shipping'>) =>
        Math.abs(cost({ ...cart, ...given, lines: cart.lines.toReversed() }) - cost({ ...cart, ...given }))
      const onLines = percentages.filter(({ scope }) => scope !== 'order')
      expect(moved({ automatic: onLines, shipping: cart.shipping })).toBe(0)
      // a tie gives its cent to the earlier line, which may have no room for it
      const spreads = percentages.filter(({ scope }) => scope === 'order').length
      expect(moved({ automatic: percentages, shipping: null })).toBeLessThanOrEqual(spreads * cart.lines.length)
    }),
    runs,
  )
})

test('of one promotion and one coupon: Maximum takes off the least, then Multiplicative, then Additive', () => {
  fc.assert(
    fc.property(anyLines, simple, simple, (lines, effect, off) => {
      const remainingCents = off.kind === 'fixed' ? off.cents : null
      const with_ = (policy: Coupon['policy']) =>
        cost({
          lines,
          automatic: [promotion({ effect })],
          codes: entered(coupon({ effect: off, policy, remainingCents })),
        })
      const slack = 2 * lines.length
      expect(with_('Multiplicative')).toBeLessThanOrEqual(with_('Maximum') + slack)
      expect(with_('Additive')).toBeLessThanOrEqual(with_('Multiplicative') + slack)
    }),
    runs,
  )
})

test('more copies of a line never lower what the goods cost before discounts, nor make the rest free', () => {
  fc.assert(
    fc.property(anyLines, simple, (lines, effect) => {
      const more = lines.map((one, index) => (index === 0 ? { ...one, quantity: one.quantity + 1 } : one))
      const automatic = [promotion({ effect })]
      expect(cost({ lines: more, automatic })).toBeGreaterThanOrEqual(cost({ lines, automatic }) - lines.length)
    }),
    runs,
  )
})

test('a spread amount is placed to the cent as long as there is room', () => {
  const share = fc
    .tuple(fc.nat(5000), fc.nat(5000))
    .map(([a, b]) => ({ restCents: Math.max(a, b), roomCents: Math.min(a, b) }))
  fc.assert(
    fc.property(fc.nat(20_000), fc.array(share, { maxLength: 8 }), (cents, lines) => {
      const shares = spread(cents, lines)
      const room = lines.reduce((sum, { roomCents }) => sum + roomCents, 0)
      expect(shares.reduce((sum, one) => sum + one, 0)).toBe(Math.min(cents, room))
      expect(shares.every((one, index) => one >= 0 && one <= (lines[index]?.roomCents ?? 0))).toBe(true)
    }),
    runs,
  )
})
