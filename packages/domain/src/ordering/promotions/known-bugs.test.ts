// What went wrong in other shops, each with its amounts. Those about uses and points are tested where these are stored.

import { expect, test } from 'vitest'
import { plainCart } from '../pricing/cart-input.ts'
import { priceCart } from '../pricing/price-cart.ts'
import { coupon, decide, entered, fixed, line, percent, promotion } from './fixtures.ts'

const copies = (count: number, cents: number) => line(cents, { quantity: count })
const bogo = (buy: number, get: number, maxRounds?: number) => [
  promotion({ effect: { kind: 'bogo', buy, get, basisPoints: 10_000, ...(maxRounds && { maxRounds }) } }),
]
const paid = (lines: ReturnType<typeof line>[], automatic: ReturnType<typeof promotion>[]) =>
  decide({ lines, automatic }).goods

test('bug 1: more off than there is leaves nothing, and nothing below it', () => {
  expect(paid([line(1999)], [promotion({ scope: 'order', effect: fixed(50_000) })])).toBe(0)
  const codes = entered(coupon({ effect: percent(15), policy: 'Additive' }))
  expect(decide({ lines: [line(1999)], automatic: [promotion({ effect: percent(100) })], codes }).rests).toEqual([0])
})

test('bug 2: free shipping given three times is free, not paid out', () => {
  const automatic = [1, 2].map((id) => promotion({ id, scope: 'shipping', effect: percent(100) }))
  const codes = entered(coupon({ scope: 'shipping', effect: percent(100), policy: 'Additive' }))
  const shipping = { priceCents: 1314, freeFromCents: null }
  const { decision } = decide({ lines: [line(1000)], automatic, codes, shipping })
  expect(decision).toMatchObject({ shippingCents: 1314, shippingDiscounts: [{ promotionId: 1, cents: 1314 }] })
  expect(decision.shippingDiscounts).toHaveLength(1)
})

test('bug 3: what is got comes once for every round, and no copy counts as bought and as got', () => {
  expect(paid([copies(2, 1000)], bogo(2, 1))).toBe(2000)
  expect(paid([copies(3, 1000)], bogo(2, 1))).toBe(2000)
  expect(paid([copies(6, 1000)], bogo(2, 1))).toBe(4000)
  expect(paid([copies(6, 1000)], bogo(1, 2))).toBe(2000)
})

test('bug 4: no more is free than is there, in every whole round, and in no more of them than it says', () => {
  expect(paid([copies(10, 1000)], bogo(1, 20))).toBe(10_000)
  expect(paid([copies(21, 1000)], bogo(1, 20))).toBe(1000)
  const lines = [1, 2, 3, 4].map((productId) => line(1000, { productId }))
  expect(paid(lines, bogo(1, 1))).toBe(2000)
  expect(paid(lines, bogo(1, 1, 1))).toBe(3000)
})

test('bug 5: 40 % and 70 % do not make a hundred unless the code says so', () => {
  const goods = (policy: 'Maximum' | 'Multiplicative' | null) =>
    decide({
      lines: [line(10_000)],
      automatic: [promotion({ effect: percent(40) })],
      codes: entered(coupon({ effect: percent(70), policy })),
    }).goods
  expect([goods(null), goods('Maximum'), goods('Multiplicative')]).toEqual([3000, 3000, 1800])
})

test('bug 6: copies added after the code cost what they would have cost before it', () => {
  const codes = entered(coupon({ effect: percent(15), minAmountCents: 2500 }))
  const goodsOf = (count: number) => decide({ lines: [copies(count, 999)], codes }).goods
  expect([1, 3, 2, 4, 1].map(goodsOf)).toEqual([999, 2547, 1998, 3397, 999])
})

test('bug 7: the cheapest is that of the covered lines', () => {
  const effect = { kind: 'bogo', buy: 0, get: 1, basisPoints: 2000, maxRounds: 1 } as const
  const lines = [line(3000), line(2000), line(500)]
  const automatic = [promotion({ target: { product: [3000, 2000] }, effect })]
  expect(decide({ lines, automatic }).rests).toEqual([3000, 1600, 500])
})

test('bug 8: 10.00 off these books is taken once, not from each', () => {
  const automatic = [promotion({ target: { product: [2000, 1000] }, effect: fixed(1000) })]
  expect(decide({ lines: [line(2000), line(1000), line(700)], automatic }).rests).toEqual([1333, 667, 700])
})

test('bug 9: a minimum is of what is paid after promotions', () => {
  const automatic = [promotion({ effect: percent(20) })]
  const codes = (minAmountCents: number) => entered(coupon({ effect: percent(50), minAmountCents }))
  const at = (minAmountCents: number) => decide({ lines: [line(5000)], automatic, codes: codes(minAmountCents) }).goods
  expect([at(4000), at(4001)]).toEqual([2500, 4000])
})

test('bug 10: what is spread adds up, whatever remains', () => {
  const automatic = [promotion({ scope: 'order', effect: fixed(1000) })]
  const lines = Array.from({ length: 7 }, (_, productId) => line(333, { productId }))
  const { rests, goods } = decide({ lines, automatic })
  expect([rests, goods]).toEqual([[190, 190, 190, 190, 190, 190, 191], 1331])
})

test('bug 11: the lines are the total, to the cent', () => {
  const lines = [105, 333, 1999].map((cents, index) => ({
    ...line(cents, { quantity: 7 - index }),
    ...{ unitPriorCents: null, vatRate: 600, protectedUntil: null },
  }))
  const plain = plainCart(0)
  const promotions = { ...plain.promotions, automatic: [promotion({ effect: percent(15) })] }
  const totals = priceCart({ lines, shipping: null, charges: [], ...plain, promotions })
  expect(totals.lines.map(({ totalCents }) => totalCents)).toEqual([625, 1698, 8496])
  expect(totals).toMatchObject({ totalCents: 10_819, netCents: 10_207, vatCents: 612 })
})

test('bug 13: every promotion that gives something gives it', () => {
  const gift = (productId: number) => ({ kind: 'gift', productId, dimensionId: 0 }) as const
  const automatic = [1, 2].map((id) => promotion({ id, scope: 'order', effect: gift(id) }))
  expect(decide({ lines: [line(2000)], automatic }).decision.gifts).toEqual([
    { promotionId: 1, gift: gift(1) },
    { promotionId: 2, gift: gift(2) },
  ])
})
