// Promotions, coupons and means of payment in the totals of a cart: amounts, VAT and what every line says.

import { describe, expect, test } from 'vitest'
import { done, refused } from '../../outcome.ts'
import { coupon, entered, fixed, line, percent, promotion } from '../promotions/fixtures.ts'
import type { Effect } from '../promotions/promotion.ts'
import { type CartInput, type PricingLine, plainCart } from './cart-input.ts'
import { copyAmounts } from './copy-amounts.ts'
import { priceCart } from './price-cart.ts'

const goods = (cents: number, given: Partial<PricingLine> = {}): PricingLine => ({
  ...line(cents),
  unitPriorCents: null,
  vatRate: 600,
  protectedUntil: null,
  ...given,
})

const name = { code: 'classics', label: { el: 'Κλασικά −15%', en: 'Classics −15%' } }

function price(lines: PricingLine[], given: Partial<CartInput['promotions']>, other: Partial<CartInput> = {}) {
  const plain = plainCart(0)
  const names = new Map([1, 100].map((id) => [id, name]))
  return priceCart({
    lines,
    shipping: null,
    charges: [],
    ...plain,
    names,
    ...other,
    promotions: { ...plain.promotions, ...given },
  })
}

test('T22: an amount off the order lowers the VAT of both rates', () => {
  const totals = price([goods(3000), goods(2000, { vatRate: 2400 })], {
    codes: entered(coupon({ scope: 'order', effect: fixed(1000) })),
  })
  expect(totals.vatGroups).toEqual([
    { rate: 600, grossCents: 2400, netCents: 2264, vatCents: 136 },
    { rate: 2400, grossCents: 1600, netCents: 1290, vatCents: 310 },
  ])
  expect(totals).toMatchObject({ productsCents: 5000, totalCents: 4000, dueCents: 4000 })
})

const giftCard = (id: number, last4: string, balanceCents: number) => ({
  entered: `CARD-${last4}`,
  card: done({ id, last4, balanceCents }),
})

describe('means of payment', () => {
  test('T23: points pay the goods and no more', () => {
    const totals = price([goods(400)], {}, { means: { pointsCents: 500, giftCards: [] } })
    expect(totals).toMatchObject({
      totalCents: 400,
      dueCents: 0,
      means: [{ kind: 'points', cents: 400, leftCents: 100 }],
    })
  })

  test('T24: a gift card pays in part, and changes no VAT', () => {
    const card = giftCard(7, '4F7K', 5000)
    const cart = [goods(3950)]
    const shipping = { code: 'home', priceCents: 285, freeFromCents: null }
    const totals = price(cart, {}, { shipping, means: { pointsCents: 0, giftCards: [card] } })
    expect(totals).toMatchObject({
      totalCents: 4235,
      dueCents: 0,
      means: [{ kind: 'gift_card', code: '4F7K', id: 7, cents: 4235, leftCents: 765 }],
    })
    expect(totals.vatCents).toBe(price(cart, {}, { shipping }).vatCents)
  })

  test('points first, then one card after the other', () => {
    const giftCards = [1, 2, 2].map((id) => giftCard(id, `${id}`, 600))
    const totals = price([goods(1500)], {}, { means: { pointsCents: 400, giftCards } })
    expect(totals.means.map(({ kind, cents }) => [kind, cents])).toEqual([
      ['points', 400],
      ['gift_card', 600],
      ['gift_card', 500],
    ])
    expect(totals.dueCents).toBe(0)
  })

  test('points pay no shipping, and a protected book only down to its floor', () => {
    const shipping = { code: 'home', priceCents: 300, freeFromCents: null }
    const totals = price(
      [goods(1400, { unitFloorCents: 1350 })],
      {},
      { shipping, means: { pointsCents: 900, giftCards: [] } },
    )
    expect(totals).toMatchObject({ totalCents: 1700, dueCents: 1650, means: [{ cents: 50, leftCents: 850 }] })
  })

  test('says of every entered card what it pays, what stays on it, or why it does not count', () => {
    const expired = { entered: 'CARD-OLD', card: refused({ code: 'Expired' as const, at: 5 }) }
    const giftCards = [giftCard(1, '4F7K', 1500), expired, giftCard(2, '9ZZZ', 300)]
    expect(price([goods(1000)], {}, { means: { pointsCents: 0, giftCards } }).codes).toEqual([
      { code: 'CARD-4F7K', applied: true, giftCard: true, cents: 1000, leftCents: 500 },
      { code: 'CARD-OLD', applied: false, giftCard: true, refusal: { code: 'Expired', at: 5 } },
      { code: 'CARD-9ZZZ', applied: true, giftCard: true, cents: 0, leftCents: 300 },
    ])
  })

  test('what gift cards pay wholly has no fee of another way of paying', () => {
    const charges = [{ kind: 'payment_fee' as const, code: 'cash_on_delivery', label: null, cents: 190 }]
    const means = (balanceCents: number) => ({ pointsCents: 0, giftCards: [giftCard(1, 'A', balanceCents)] })
    expect(price([goods(1000)], {}, { charges, means: means(5000) })).toMatchObject({ totalCents: 1000, dueCents: 0 })
    expect(price([goods(1000)], {}, { charges, means: means(1000) })).toMatchObject({ totalCents: 1000, dueCents: 0 })
    expect(price([goods(1000)], {}, { charges, means: means(999) })).toMatchObject({ totalCents: 1190, dueCents: 191 })
    expect(price([goods(1000)], {}, { charges, means: means(600) })).toMatchObject({ totalCents: 1190, dueCents: 590 })
  })

  test('a gift card does not pay for a gift card', () => {
    const means = { pointsCents: 0, giftCards: [giftCard(1, 'A', 9000)] }
    const totals = price([goods(5000, { discountable: false, vatRate: 0 }), goods(1000)], {}, { means })
    expect(totals).toMatchObject({ totalCents: 6000, dueCents: 5000 })
  })
})

describe('what a line says', () => {
  test('what it gained, of which promotion', () => {
    const { lines } = price([goods(954)], { automatic: [promotion({ effect: percent(15) })] })
    expect(lines).toMatchObject([{ totalCents: 811, notes: [{ kind: 'promotion', label: name.label, cents: 143 }] }])
  })

  test('that the uniform price lets nothing more be taken off, and until when', () => {
    const book = goods(1710, { unitFloorCents: 1710, protectedUntil: '2027-03-31' })
    const { lines } = price([book], { automatic: [promotion({ effect: percent(15) })] })
    expect(lines[0]).toMatchObject({ totalCents: 1710, notes: [{ kind: 'uniform_price', until: '2027-03-31' }] })
  })

  test('how many copies are missing', () => {
    const effect = { kind: 'bogo', buy: 2, get: 1, basisPoints: 10_000 } as const
    const { lines } = price([goods(1071, { quantity: 2 })], { automatic: [promotion({ effect })] })
    expect(lines[0]?.notes).toMatchObject([{ kind: 'copies_missing', label: name.label, copies: 1 }])
  })
})

test('a gift is a line of its own that costs nothing', () => {
  const gift = { kind: 'gift', productId: 9, dimensionId: 0 } as const
  const automatic = [promotion({ scope: 'order', effect: gift })]
  const bag = goods(300, { productId: 9, vatRate: 2400 })
  const { lines, adjustments, totalCents, productsCents } = price([goods(1000)], { automatic }, { gifts: [bag] })
  expect(lines[1]).toMatchObject({ productId: 9, quantity: 1, unitPriceCents: 300, totalCents: 0, gift: true })
  expect(adjustments).toContainEqual({ kind: 'promotion', ...name, cents: -300, line: 1 })
  expect({ totalCents, productsCents }).toEqual({ totalCents: 1000, productsCents: 1300 })
})

test('a protected book is nobody’s gift', () => {
  const gift = { kind: 'gift', productId: 9, dimensionId: 0 } as const
  const automatic = [promotion({ scope: 'order', effect: gift })]
  expect(
    price([goods(1000)], { automatic }, { gifts: [goods(900, { productId: 9, unitFloorCents: 850 })] }).lines,
  ).toHaveLength(1)
})

test('a coupon is named by its code, a promotion by its own', () => {
  const target = { product: [1000] }
  const { adjustments } = price([goods(1000), goods(500)], {
    automatic: [promotion({ target, effect: percent(15) })],
    codes: entered(coupon({ effect: percent(10) })),
  })
  expect(adjustments.map(({ kind, code, cents, line: at }) => [kind, code, cents, at])).toEqual([
    ['promotion', 'classics', -150, 0],
    ['coupon', 'CODE', -50, 1],
  ])
})

test('T25: what each copy of a line is worth when it comes back', () => {
  expect(copyAmounts(2333, 3)).toEqual([
    { cents: 778, count: 2 },
    { cents: 777, count: 1 },
  ])
})

describe('a surcharge of where it goes', () => {
  const island = { code: 'islands', label: { el: 'Επιβάρυνση νησιών', en: 'Island surcharge' }, cents: 150 }
  const shipping = { code: 'home', priceCents: 290, freeFromCents: null, surcharges: [island] }
  const rowsWith = (cents: number) => {
    const code = coupon({ scope: 'shipping', effect: fixed(cents) })
    const totals = price([goods(1000)], { codes: entered(code) }, { shipping })
    return [...totals.adjustments.map((one) => [one.kind, one.cents]), totals.totalCents]
  }

  test.each<[string, Effect | null, number | null, boolean]>([
    ['varies', null, null, true],
    ['varies although a code pays for the mainland', fixed(290), null, true],
    ['does not with a code that pays for all of it', fixed(440), null, false],
    ['does not with free delivery by a code', percent(100), null, false],
    ['does not where delivery is free', null, 1000, false],
  ])('as long as it is not known where it goes, the price %s', (_, effect, freeFromCents, varies) => {
    const unplaced = { code: 'home', priceCents: 290, freeFromCents, dearestCents: 440 }
    const codes = effect ? entered(coupon({ scope: 'shipping', effect })) : []
    expect(price([goods(1000)], { codes }, { shipping: unplaced }).shippingVaries).toBe(varies)
    expect(price([goods(1000)], { codes }, { shipping }).shippingVaries).toBe(false)
  })

  test('is what a code for shipping takes off too, after the price of the way', () => {
    const charged = [
      ['shipping', 290],
      ['shipping_surcharge', 150],
    ]
    expect(rowsWith(300)).toEqual([...charged, ['shipping_coupon', -300], 1140])
    expect(rowsWith(900)).toEqual([...charged, ['shipping_coupon', -440], 1000])
  })
})
