// What holds for every cart, every set of promotions and every code.

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyCart, anyCoupon, anyLines, cost, runs, simple } from '../../../test/any-cart.ts'
import { sumCents } from '../pricing/adjustments.ts'
import type { Coupon } from './decide-coupon.ts'
import { decidePromotions } from './decide-promotions.ts'
import { coupon, entered, input, promotion } from './fixtures.ts'
import { typeOf } from './promotion.ts'
import { spread } from './spread.ts'

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

test('promotions leave 15 % of each line, whatever a code takes, but for copies that are free with others', () => {
  fc.assert(
    fc.property(anyCart, fc.option(anyCoupon), ({ automatic, ...cart }, one) => {
      const reducing = automatic.filter(({ effect }) => effect.kind !== 'bogo')
      const codes = one ? entered(one) : []
      const { lines, discounts } = decidePromotions(input({ ...cart, automatic: reducing, codes, maxOffer: 8500 }))
      const offered = discounts.filter((discount) => !discount.coupon)
      for (const [position, { unitPriceCents, quantity }] of lines.entries()) {
        const off = sumCents(offered.filter((discount) => discount.line === position))
        expect(off).toBeLessThanOrEqual(Math.ceil(unitPriceCents * quantity * 0.85))
      }
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
