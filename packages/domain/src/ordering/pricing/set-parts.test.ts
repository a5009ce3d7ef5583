import { describe, expect, it } from 'vitest'
import { line } from '../promotions/fixtures.ts'
import { type PricingLine, plainCart } from './cart-input.ts'
import { priceCart } from './price-cart.ts'
import { highestRate, type PricingPart, sharesOfParts } from './set-parts.ts'

const part = (unitPriceCents: number, given: Partial<PricingPart> = {}): PricingPart => ({
  ...{ productId: unitPriceCents, dimensionId: 0, quantity: 1, unitPriceCents, unitFloorCents: null, vatRate: 600 },
  ...given,
})
const mug = part(1000, { vatRate: 2400 })
const sharesOf = (totalCents: number, parts: readonly PricingPart[], quantity = 1) =>
  sharesOfParts(totalCents, parts, quantity).map((share) => share.totalCents)

describe('the price of a set is divided', () => {
  it.each<[string, number, PricingPart[], number, number[]]>([
    ['by what its parts cost separately', 1500, [part(1500), part(500)], 1, [1125, 375]],
    ['with as many copies as there are of each', 1500, [part(500, { quantity: 3 }), part(500)], 1, [1125, 375]],
    ['over all sets of the line', 3000, [part(1500), part(500)], 2, [2250, 750]],
    ['to the cent', 100, [part(50), part(50), part(50)], 1, [33, 33, 34]],
    ['as it is, where nothing is saved', 2000, [part(1500), part(500)], 1, [1500, 500]],
    ['in proportion, where it costs more than its parts', 2400, [part(1500), part(500)], 1, [1800, 600]],
    ['with no protected book below its floor', 1500, [part(1000, { unitFloorCents: 900 }), mug], 1, [900, 600]],
    [
      'in proportion, where it costs less than the floors',
      800,
      [part(1000, { unitFloorCents: 900 }), mug],
      1,
      [400, 400],
    ],
    ['though the price of a part is unknown', 900, [part(1000), part(0)], 1, [900, 0]],
  ])('%s', (_, totalCents, parts, quantity, shares) => {
    expect(sharesOf(totalCents, parts, quantity)).toEqual(shares)
  })

  it('and each share names its part, its rate and all its copies', () => {
    const pen = part(200, { productId: 7, dimensionId: 3, quantity: 2, vatRate: 2400 })
    expect(sharesOfParts(600, [pen], 2)).toEqual([
      { productId: 7, dimensionId: 3, quantity: 4, vatRate: 2400, totalCents: 600 },
    ])
  })
})

it('the highest of several rates is the one that the line names', () => {
  expect(highestRate([part(1), mug, part(2)])).toBe(2400)
})

describe('a set in the cart', () => {
  const set = (given: Partial<PricingLine> = {}): PricingLine => ({
    ...line(1500),
    ...{ unitPriorCents: null, protectedUntil: null, vatRate: 2400, parts: [part(1000), mug] },
    ...given,
  })
  const price = (lines: PricingLine[]) => priceCart({ ...plainCart(0), lines, shipping: null, charges: [] })

  it('has the VAT of each part', () => {
    const { lines, vatGroups } = price([set({ quantity: 2 })])
    expect(lines[0]).toMatchObject({ totalCents: 3000, vatRate: 2400 })
    expect(vatGroups).toEqual([
      { rate: 600, grossCents: 1500, netCents: 1415, vatCents: 85 },
      { rate: 2400, grossCents: 1500, netCents: 1210, vatCents: 290 },
    ])
  })

  it('carries its wrapping with the VAT of all parts', () => {
    const { lines, totalCents } = price([set({ extension: { wrapping: true } })])
    expect([totalCents, lines[0]?.parts?.map((share) => share.totalCents)]).toEqual([1650, [825, 825]])
  })
})
