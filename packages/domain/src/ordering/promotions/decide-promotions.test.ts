// The worked examples of the shop's promotions, to the cent.

import { describe, expect, test } from 'vitest'
import { coupon, decide, entered, fixed, line, percent, promotion } from './fixtures.ts'
import type { CombinationPolicy } from './promotion.ts'

const copies = (count: number, cents: number) => line(cents, { quantity: count })
const refusedWith = (code: string) => ({ applied: false, refusal: { code } })

describe('amounts off', () => {
  test('T1: a fixed amount beyond the goods leaves nothing, never less', () => {
    const automatic = [promotion({ scope: 'order', effect: fixed(50_000) })]
    expect(decide({ lines: [line(10_000)], automatic }).goods).toBe(0)
  })

  test('T3: a fixed amount over three equal lines', () => {
    const codes = entered(coupon({ scope: 'order', effect: fixed(1000) }))
    expect(decide({ lines: [line(1000), line(1000), line(1000)], codes }).rests).toEqual([666, 667, 667])
  })

  test('T7: a fixed amount for these is taken once, not per line', () => {
    const codes = entered(coupon({ effect: fixed(500) }))
    expect(decide({ lines: [line(1990), line(995), line(50)], codes }).rests).toEqual([1662, 831, 42])
  })

  test('T8: the cheapest of the eligible lines, not of all', () => {
    const effect = { kind: 'bogo', buy: 0, get: 1, basisPoints: 2000, maxRounds: 1 } as const
    const automatic = [promotion({ target: { product: [3000] }, effect })]
    expect(decide({ lines: [line(3000), line(500)], automatic }).goods).toBe(2900)
  })

  test('T14: a percentage is of the line, not of each copy', () => {
    expect(decide({ lines: [copies(7, 105)], automatic: [promotion({ effect: percent(10) })] }).goods).toBe(661)
  })
})

describe('a promotion and a coupon meet by the policy', () => {
  const meet = (cents: number, count: number, off: number, effect: Parameters<typeof coupon>[0]['effect']) =>
    function withPolicy(policy: CombinationPolicy) {
      const lines = [copies(count, cents)]
      return decide({
        lines,
        automatic: [promotion({ effect: percent(off) })],
        codes: entered(coupon({ effect, policy })),
      })
    }

  test('T2: 100 % and 15 % are not more than everything', () => {
    const both = meet(1999, 1, 100, percent(15))
    expect(both('Additive').goods).toBe(0)
    expect(both('CouponOnly')).toMatchObject({ goods: 0, code: refusedWith('BetterDiscountAlreadyApplied') })
  })

  test.each([
    ['ProductOnly', 6000],
    ['CouponOnly', 3000],
    ['Maximum', 3000],
    ['Additive', 0],
    ['Multiplicative', 1800],
  ] as const)('T4: 40 %% and 70 %% off 10 × 10.00, %s', (policy, goods) => {
    expect(meet(1000, 10, 40, percent(70))(policy).goods).toBe(goods)
  })

  test.each([
    ['Maximum', 1999],
    ['Additive', 1499],
    ['Multiplicative', 1499],
  ] as const)('T5: 20 %% and 5.00 off 24.99, %s', (policy, goods) => {
    expect(meet(2499, 1, 20, fixed(500))(policy).goods).toBe(goods)
  })

  test('T5: of two equal discounts the coupon is not used', () => {
    expect(meet(2499, 1, 20, fixed(500))('Maximum').code).toMatchObject(refusedWith('BetterDiscountAlreadyApplied'))
  })

  test.each([
    ['ProductOnly', 1133, false],
    ['CouponOnly', 1133, false],
    ['Additive', 1000, true],
    ['Multiplicative', 1020, true],
  ] as const)('T6: 15 %% and 10 %% off 13.33, %s', (policy, goods, applied) => {
    expect(meet(1333, 1, 15, percent(10))(policy)).toMatchObject({ goods, code: { applied } })
  })

  test('T6: swapped, the product of both is the same', () => {
    expect(meet(1333, 1, 10, percent(15))('Multiplicative').goods).toBe(1020)
  })

  test('T20: the better of the two on each line', () => {
    const automatic = [promotion({ target: { product: [2000] }, effect: percent(30) })]
    const codes = entered(coupon({ effect: percent(20) }))
    expect(decide({ lines: [line(2000), line(1000)], automatic, codes }).rests).toEqual([1400, 800])
  })
})

describe('copies that are bought together', () => {
  const bogo = (buy: number, get: number, off: number) => [
    promotion({ effect: { kind: 'bogo', buy, get, basisPoints: off * 100 } }),
  ]

  test.each([
    ['T9: buy two, get one: one of four is free', [copies(4, 1000)], bogo(2, 1, 100), 3000],
    ['T10: none of two is free', [copies(2, 1000)], bogo(2, 1, 100), 2000],
    ['T13: the second at half the price', [line(1990), line(1590), line(990)], bogo(1, 1, 50), 4075],
  ])('%s', (_, lines, automatic, goods) => {
    expect(decide({ lines, automatic }).goods).toBe(goods)
  })

  test('T11: the cheapest of all are free, not of each three', () => {
    const lines = [1500, 1500, 1200, 1200, 900, 900].map((cents, index) => line(cents, { productId: index }))
    expect(decide({ lines, automatic: bogo(2, 1, 100) })).toMatchObject({
      goods: 5400,
      rests: [1500, 1500, 1200, 1200, 0, 0],
    })
  })

  test('rounds come from the copies that are there, not from what the promotion would allow', () => {
    expect(decide({ lines: [copies(10, 1000)], automatic: bogo(1, 20, 100) }).goods).toBe(10_000)
    expect(decide({ lines: [copies(10, 1000)], automatic: bogo(1, 1, 100) }).goods).toBe(5000)
  })

  test('three for 25.00: the dearest three, and only where they cost more', () => {
    const automatic = [promotion({ effect: { kind: 'setPrice', size: 3, cents: 2500 } })]
    expect(decide({ lines: [line(1200), line(1000), line(900), line(400)], automatic }).goods).toBe(2900)
    expect(decide({ lines: [line(900), line(800), line(700)], automatic }).goods).toBe(2400)
    expect(decide({ lines: [copies(6, 1000)], automatic }).goods).toBe(5000)
  })

  test('of equally dear copies those are free that may be, in whichever order they stand', () => {
    const lines = [line(1000, { productId: 1, unitFloorCents: 1000 }), line(1000, { productId: 2 })]
    expect(decide({ lines, automatic: bogo(1, 1, 100) }).goods).toBe(1000)
    expect(decide({ lines: lines.toReversed(), automatic: bogo(1, 1, 100) }).goods).toBe(1000)
  })

  test('tells how many copies are missing, and nothing once the line is reduced', () => {
    const automatic = bogo(2, 1, 100)
    expect(decide({ lines: [copies(2, 1000)], automatic }).decision.missing).toEqual([{ promotionId: 1, copies: 1 }])
    expect(decide({ lines: [copies(3, 1000)], automatic }).decision.missing).toEqual([null])
  })
})

describe('tiers and limits of a percentage', () => {
  const tiers = {
    kind: 'tiers',
    by: 'quantity',
    tiers: [
      { from: 3, effect: percent(10) },
      { from: 5, effect: percent(20) },
    ],
  } as const

  test.each([
    [2, 2000],
    [3, 2700],
    [4, 3600],
    [5, 4000],
  ])('%i copies cost %i', (count, goods) => {
    const lines = [line(1000, { quantity: count - 1, productId: 1 }), line(1000, { productId: 2 })]
    expect(decide({ lines, automatic: [promotion({ effect: tiers })] }).goods).toBe(goods)
  })

  test('a percentage stops at its cap, spread over the lines', () => {
    const effect = { ...percent(20), capCents: 300 }
    expect(decide({ lines: [line(2000), line(1000)], automatic: [promotion({ effect })] }).rests).toEqual([1800, 900])
  })
})

describe('the uniform price', () => {
  const book = (cents: number, floor: number) => line(cents, { unitFloorCents: floor })

  test('T15: a book at its floor and a gift card keep their price', () => {
    const lines = [book(1350, 1350), line(2000), line(2500, { discountable: false })]
    const { rests, decision } = decide({ lines, codes: entered(coupon({ effect: percent(30) })) })
    expect(rests).toEqual([1350, 1400, 2500])
    expect(decision.limited).toEqual([405, 0, 0])
  })

  test('T16: a percentage ends at the floor', () => {
    const { goods, decision } = decide({ lines: [book(1400, 1350)], automatic: [promotion({ effect: percent(10) })] })
    expect(goods).toBe(1350)
    expect(decision.limited).toEqual([90])
  })

  test('T17: what a protected book cannot take goes to the other line', () => {
    const codes = entered(coupon({ scope: 'order', effect: fixed(500) }))
    expect(decide({ lines: [book(1400, 1350), line(1000)], codes }).rests).toEqual([1350, 550])
  })

  test('T18: what fits nowhere is said', () => {
    const codes = entered(coupon({ scope: 'order', effect: fixed(500) }))
    const { rests, code } = decide({ lines: [book(1350, 1350), book(1380, 1350)], codes })
    expect(rests).toEqual([1350, 1350])
    expect(code).toMatchObject({ applied: true, cents: 30, unplacedCents: 470 })
  })

  test.each([percent(30), fixed(500)])('T19: at the floor there is nothing to reduce, %o', (effect) => {
    const { goods, code } = decide({ lines: [book(1350, 1350)], codes: entered(coupon({ effect })) })
    expect(goods).toBe(1350)
    expect(code).toMatchObject(refusedWith('NoDiscountableItems'))
  })
})
