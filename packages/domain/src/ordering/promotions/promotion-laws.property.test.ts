// Laws of policies, of copies and of time, for every cart.

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyCart, anyCoupon, anyLines, cost, runs } from '../../../test/any-cart.ts'
import { dayFrom, dayOf, endOfShopDay } from '../delivery/working-days.ts'
import { copyAmounts } from '../pricing/copy-amounts.ts'
import { decidePromotions } from './decide-promotions.ts'
import { coupon, entered, input, line, promotion } from './fixtures.ts'
import { type CombinationPolicy, isWithin } from './promotion.ts'

const basisPoints = fc.integer({ min: 1, max: 10_000 })
const percentage = (points: number) => ({ kind: 'percentage', basisPoints: points }) as const
const free = anyLines.map((lines) => lines.map((one) => ({ ...one, unitFloorCents: null })))

test.each<[CombinationPolicy, cents: number]>([
  ['Maximum', 0],
  ['Additive', 0],
  ['Multiplicative', 1],
])(
  'which of two percentages is the promotion and which the code is one for %s, to %i cents a line',
  (policy, cents) => {
    fc.assert(
      fc.property(free, basisPoints, basisPoints, (lines, one, other) => {
        const meet = (automatic: number, off: number) =>
          cost({
            lines,
            automatic: [promotion({ effect: percentage(automatic) })],
            codes: entered(coupon({ effect: percentage(off), policy })),
          })
        expect(Math.abs(meet(one, other) - meet(other, one))).toBeLessThanOrEqual(cents * lines.length)
      }),
      runs,
    )
  },
)

test('n copies on one line cost what n lines of one copy cost, but for n − 1 cents', () => {
  const quantity = fc.integer({ min: 1, max: 12 })
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9000 }), quantity, basisPoints, (cents, count, points) => {
      const automatic = [promotion({ effect: percentage(points) })]
      const together = cost({ lines: [line(cents, { quantity: count })], automatic })
      const apart = cost({
        lines: Array.from({ length: count }, (_, productId) => line(cents, { productId })),
        automatic,
      })
      expect(Math.abs(together - apart)).toBeLessThanOrEqual(count - 1)
    }),
    runs,
  )
})

test('what is decided is decided the same again, with nothing changed by it, and without the codes that were refused', () => {
  fc.assert(
    fc.property(anyCart, anyCoupon, anyCoupon, (cart, one, other) => {
      const coupons = [one, { ...other, codeId: 2, promotionId: 101 }]
      const codes = coupons.map((each) => ({ code: `CODE-${each.codeId}`, coupon: each }))
      const given = input({ ...cart, codes })
      const before = JSON.stringify(given)
      const decision = decidePromotions(given)
      expect(JSON.stringify(given)).toBe(before)
      expect(decidePromotions(given)).toEqual(decision)

      const kept = codes.filter((_, index) => decision.codes[index]?.applied)
      const again = decidePromotions({ ...given, codes: kept })
      // the lines say what the law keeps from a code, also from one that is refused because of it
      const { limited } = decision
      expect({ ...again, limited }).toEqual({ ...decision, codes: decision.codes.filter(({ applied }) => applied) })
    }),
    runs,
  )
})

test('all copies of all lines come back with what was paid for them, in whichever parts', () => {
  fc.assert(
    fc.property(anyCart, fc.option(anyCoupon), (cart, one) => {
      const { lines } = decidePromotions(input({ ...cart, codes: one ? entered(one) : [] }))
      for (const { restCents, quantity } of lines) {
        const copies = copyAmounts(restCents, quantity).flatMap(({ cents, count }) =>
          Array.from({ length: count }, () => cents),
        )
        expect(copies.reduce((sum, cents) => sum + cents, 0)).toBe(restCents)
        expect([copies.length, Math.max(...copies) - Math.min(...copies) <= 1]).toEqual([quantity, true])
      }
    }),
    runs,
  )
})

test('from midnight to midnight in Athens is whole days, also where clocks change', () => {
  const firstDay = fc.integer({ min: dayFrom('2024-01-01'), max: dayFrom('2031-12-31') })
  const around = fc.integer({ min: -50 * 3_600_000, max: 15 * 24 * 3_600_000 })
  fc.assert(
    fc.property(firstDay, fc.integer({ min: 1, max: 12 }), around, (first, days, offset) => {
      const [startsAt, endsAt] = [endOfShopDay(first - 1), endOfShopDay(first + days - 1)]
      for (const now of [startsAt - 1, startsAt, startsAt + offset, endsAt - 1, endsAt]) {
        const day = dayOf(now)
        expect([now, isWithin({ startsAt, endsAt }, now)]).toEqual([now, first <= day && day < first + days])
      }
    }),
    runs,
  )
})
