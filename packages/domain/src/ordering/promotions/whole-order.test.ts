// Worked examples of what counts the whole order: thresholds, free shipping, lanes, groups and gifts.

import { expect, test } from 'vitest'
import { coupon, decide, entered, fixed, type Given, line, percent, promotion } from './fixtures.ts'
import type { LineFilter, PromotionLine } from './line-filter.ts'

test('T12: a threshold counts what is paid after promotions', () => {
  const automatic = [promotion({ effect: percent(25) })]
  const { code } = decide({
    lines: [line(6000)],
    automatic,
    codes: entered(coupon({ effect: percent(50), minAmountCents: 5000 })),
  })
  expect(code).toMatchObject({ applied: false, refusal: { code: 'OrderAmountBelowThreshold', missingCents: 500 } })
})

test('T21: a code does not take free shipping back', () => {
  const shipping = { priceCents: 350, freeFromCents: 3000 }
  const { goods, decision } = decide({
    lines: [line(3200)],
    shipping,
    codes: entered(coupon({ scope: 'order', effect: fixed(500) })),
  })
  expect(goods).toBe(2700)
  expect(decision).toMatchObject({ shippingCents: 0, freeShippingInCents: null })
})

test('gift cards count for no threshold', () => {
  const shipping = { priceCents: 350, freeFromCents: 3000 }
  const lines = [line(1000), line(5000, { discountable: false })]
  expect(decide({ lines, shipping }).decision).toMatchObject({ shippingCents: 350, freeShippingInCents: 2000 })
})

test('two promotions of free shipping are one', () => {
  const automatic = [1, 2].map((id) => promotion({ id, scope: 'shipping', effect: percent(100) }))
  const { decision } = decide({ lines: [line(1000)], shipping: { priceCents: 350, freeFromCents: null }, automatic })
  expect(decision.shippingDiscounts).toEqual([{ promotionId: 1, cents: 350, coupon: false }])
})

test('shipping is for carts with goods that the promotion or the code covers', () => {
  const rule = { scope: 'shipping', target: { product: [1] }, effect: percent(100) } as const
  const shipping = { priceCents: 350, freeFromCents: null }
  const reduced = (productId: number, given: Given) =>
    decide({ lines: [line(1000, { productId }), line(2000)], shipping, ...given }).decision.shippingDiscounts.length
  const automatic = { automatic: [promotion(rule)] }
  const codes = { codes: entered(coupon(rule)) }
  expect([1, 6].map((productId) => reduced(productId, automatic))).toEqual([1, 0])
  expect([1, 6].map((productId) => reduced(productId, codes))).toEqual([1, 0])
})

test('the best promotion of a lane counts, and a later lane only where it stacks', () => {
  const promotions = (stacks: boolean) => [
    promotion({ id: 1, effect: percent(10) }),
    promotion({ id: 2, effect: percent(20) }),
    promotion({ id: 3, lane: 1, stacks, effect: percent(10) }),
  ]
  expect(decide({ lines: [line(1000)], automatic: promotions(false) }).goods).toBe(800)
  expect(decide({ lines: [line(1000)], automatic: promotions(true) }).goods).toBe(720)
})

test('a group wins over single discounts only where it gives more', () => {
  const set = promotion({ id: 2, effect: { kind: 'setPrice', size: 2, cents: 1500 } })
  const single = (off: number) => promotion({ id: 1, effect: percent(off) })
  const lines = [line(1000), line(900)]
  expect(decide({ lines, automatic: [single(10), set] }).goods).toBe(1500)
  expect(decide({ lines, automatic: [single(30), set] }).goods).toBe(1330)
})

test('a gift comes with the order that has earned it', () => {
  const gift = { kind: 'gift', productId: 9, dimensionId: 0 } as const
  const automatic = [promotion({ scope: 'order', condition: { amountAfter: 2000 }, effect: gift })]
  expect(decide({ lines: [line(2000)], automatic }).decision.gifts).toEqual([{ promotionId: 1, gift }])
  expect(decide({ lines: [line(1999)], automatic }).decision.gifts).toEqual([])
  const codes = entered(coupon({ effect: percent(50) }))
  expect(decide({ lines: [line(2000)], automatic, codes }).decision.gifts, 'no code takes it away').toHaveLength(1)
})

test('a gift comes only with goods that its promotion covers', () => {
  const effect = { kind: 'gift', productId: 9, dimensionId: 0 } as const
  const givenTo = (lines: PromotionLine[], target: LineFilter | null = null) =>
    decide({ lines, automatic: [promotion({ scope: 'order', target, effect })] }).decision.gifts.length
  const giftCard = line(5000, { discountable: false })
  expect([givenTo([]), givenTo([giftCard]), givenTo([giftCard, line(1000)])]).toEqual([0, 0, 1])
  const ofCategory = (id: number) => [line(1000, { categoryIds: [id] })]
  expect([65, 66].map((id) => givenTo(ofCategory(id), { category: [65] }))).toEqual([1, 0])
})
