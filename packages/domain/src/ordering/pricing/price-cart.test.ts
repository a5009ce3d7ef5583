// Examples of the pricing function, worked out by hand.

import { describe, expect, test } from 'vitest'
import { type Charge, namedAmounts } from './adjustments.ts'
import { type PricingLine, plainCart, type ShippingTerms } from './cart-input.ts'
import { priceCart } from './price-cart.ts'

const book: PricingLine = {
  productId: 1,
  dimensionId: 0,
  quantity: 1,
  unitPriceCents: 1000,
  unitPriorCents: null,
  vatRate: 600,
  unitFloorCents: null,
  protectedUntil: null,
  discountable: true,
  categoryIds: [],
  contributorIds: [],
  publisherId: null,
  seriesId: null,
  attributeIds: [],
}
const toy: PricingLine = { ...book, productId: 2, vatRate: 2400 }
const giftCard: PricingLine = { ...book, productId: 3, unitPriceCents: 5000, vatRate: 0, discountable: false }
const island = { code: 'islands', label: { el: 'Επιβάρυνση νησιών', en: 'Island surcharge' }, cents: 150 }
const home = { code: 'home', priceCents: 290, freeFromCents: 3000 }
const toIsland = { ...home, surcharges: [island] }

/** Adds the amounts with names of their own to the list. */
function price(lines: readonly PricingLine[], shipping: ShippingTerms | null, feeCents: number) {
  const fee: Charge = { kind: 'payment_fee', code: 'cash_on_delivery', label: null, cents: feeCents }
  const totals = priceCart({ lines, shipping, charges: [fee], ...plainCart(0) })
  return { ...totals, ...namedAmounts(totals.adjustments) }
}

describe('an empty cart costs nothing', () => {
  test.each([
    ['with shipping and a fee', home, 250],
    ['with shipping that is never free', { code: 'home', priceCents: 290, freeFromCents: null }, 0],
    ['collected', null, 250],
  ])('%s', (_, shipping, fee) => {
    const totals = price([], shipping, fee)
    expect(totals).toMatchObject({
      lines: [],
      productsCents: 0,
      discountCents: 0,
      shippingCents: 0,
      paymentFeeCents: 0,
      totalCents: 0,
      netCents: 0,
      vatCents: 0,
      vatGroups: [],
    })
  })
})

describe('shipping is free from 30 euros of goods', () => {
  test.each([
    [2999, 290, 1],
    [3000, 0, null],
    [3001, 0, null],
    [1, 290, 2999],
  ])('shipping of goods of %i cents costs %i', (unitPriceCents, shippingCents, freeShippingInCents) => {
    const totals = price([{ ...book, unitPriceCents }], home, 0)
    expect(totals).toMatchObject({ shippingCents, freeShippingInCents, totalCents: unitPriceCents + shippingCents })
  })

  test.each([
    [2999, ['shipping 290', 'shipping_surcharge 150'], 440],
    [3000, ['shipping 0'], 0],
    [3001, ['shipping 0'], 0],
  ])('to an island too: of goods of %i cents', (unitPriceCents, rows, shippingCents) => {
    const totals = price([{ ...book, unitPriceCents }], toIsland, 0)
    expect(totals).toMatchObject({ shippingCents, totalCents: unitPriceCents + shippingCents })
    expect(totals.adjustments.map(({ kind, cents }) => `${kind} ${cents}`)).toEqual(rows)
    expect(totals.vatGroups).toMatchObject([{ rate: 600, grossCents: totals.totalCents }])
  })

  test('measured on the goods as sold, after announced reductions', () => {
    const totals = price([{ ...book, unitPriceCents: 2999, unitPriorCents: 4000 }], home, 0)
    expect(totals).toMatchObject({ shippingCents: 290, freeShippingInCents: 1 })
  })

  test('a payment fee does not count towards it', () => {
    expect(price([{ ...book, unitPriceCents: 2999 }], home, 250).shippingCents).toBe(290)
  })

  test('never where the shipping method has no threshold', () => {
    const totals = price(
      [{ ...book, unitPriceCents: 90_000 }],
      { code: 'home', priceCents: 990, freeFromCents: null },
      0,
    )
    expect(totals).toMatchObject({ shippingCents: 990, freeShippingInCents: null })
  })

  test('pickup is free and has no free-shipping threshold', () => {
    expect(price([book], null, 0)).toMatchObject({ shippingCents: 0, freeShippingInCents: null, totalCents: 1000 })
  })
})

describe('VAT', () => {
  test('shipping and fee are split between two rates by value', () => {
    const totals = price([book, toy], home, 210)
    expect(totals.vatGroups).toEqual([
      { rate: 600, grossCents: 1250, netCents: 1179, vatCents: 71 },
      { rate: 2400, grossCents: 1250, netCents: 1008, vatCents: 242 },
    ])
    expect(totals).toMatchObject({ totalCents: 2500, netCents: 2187, vatCents: 313 })
  })

  test('is computed per rate, not per line', () => {
    const cheap = { ...book, unitPriceCents: 9 }
    const totals = price([cheap, { ...cheap, productId: 9 }], null, 0)
    expect(totals.vatGroups).toEqual([{ rate: 600, grossCents: 18, netCents: 17, vatCents: 1 }])
  })

  test('does not apply to gift cards, which get no share of shipping', () => {
    const totals = price([giftCard, book], { code: 'home', priceCents: 290, freeFromCents: null }, 0)
    expect(totals.vatGroups).toEqual([
      { rate: 0, grossCents: 5000, netCents: 5000, vatCents: 0 },
      { rate: 600, grossCents: 1290, netCents: 1217, vatCents: 73 },
    ])
  })

  test('gift cards alone are not sent, and their fee has the standard rate', () => {
    const totals = price([giftCard], { code: 'home', priceCents: 290, freeFromCents: null }, 210)
    expect(totals.shippingCents).toBe(0)
    expect(totals.vatGroups).toEqual([
      { rate: 0, grossCents: 5000, netCents: 5000, vatCents: 0 },
      { rate: 2400, grossCents: 210, netCents: 169, vatCents: 41 },
    ])
  })

  test('has no group where there is nothing to tax', () => {
    expect(price([giftCard], null, 0).vatGroups.map((group) => group.rate)).toEqual([0])
  })
})

test('lines and discount', () => {
  const totals = price([{ ...book, quantity: 3, unitPriceCents: 1350, unitPriorCents: 1500 }, toy], null, 0)
  expect(totals.lines.map((line) => line.totalCents)).toEqual([4050, 1000])
  expect(totals).toMatchObject({ productsCents: 5500, discountCents: 450, totalCents: 5050 })
})

test('every amount between the goods and the total is an adjustment', () => {
  const label = { el: 'Αντικαταβολή', en: 'Cash on delivery' }
  const reduced = { ...book, unitPriceCents: 900, unitPriorCents: 1000, quantity: 2 }
  const fee: Charge = { kind: 'payment_fee', code: 'cash_on_delivery', label, cents: 190 }
  expect(priceCart({ lines: [toy, reduced], shipping: home, charges: [fee], ...plainCart(0) }).adjustments).toEqual([
    { kind: 'discount', code: 'announced_reduction', label: null, cents: -200, line: 1 },
    { kind: 'shipping', code: 'home', label: null, cents: 290, line: null },
    { kind: 'payment_fee', code: 'cash_on_delivery', label, cents: 190, line: null },
  ])
})
