// A thing in a gift box costs what it costs anywhere: the totals of a cart with boxes are those of their lines.

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sum } from '../../money.ts'
import { expandBoxes } from '../cart/expand-boxes.ts'
import { coupon, entered, fixed, line, percent, promotion } from '../promotions/fixtures.ts'
import { sumCents } from './adjustments.ts'
import { type PricingLine, plainCart } from './cart-input.ts'
import { priceCart, type Totals } from './price-cart.ts'
import { vatRates } from './vat-rates.ts'

interface Goods {
  unitPriceCents: number
  isProtected: boolean
  vatRate: number
}

const anyGoods = fc.record({
  unitPriceCents: fc.integer({ min: 1, max: 9000 }),
  isProtected: fc.boolean(),
  vatRate: fc.constantFrom(vatRates.book, vatRates.standard),
})
const anyItem = (quantity: number) =>
  fc.record({ productId: fc.nat(4), dimensionId: fc.constant(0), quantity: fc.integer({ min: 1, max: quantity }) })
const anyCart = fc.array(
  fc.oneof(
    anyItem(5),
    fc
      .tuple(anyItem(3), fc.array(anyItem(3), { minLength: 1, maxLength: 4 }))
      .map(([box, items]) => ({ ...box, extension: { box: { items } } })),
  ),
  { maxLength: 6 },
)

const toLine = (item: ReturnType<typeof expandBoxes>[number], goods: readonly Goods[]): PricingLine => {
  const { unitPriceCents, isProtected, vatRate } = goods[item.productId] ?? {
    unitPriceCents: 1,
    isProtected: false,
    vatRate: 600,
  }
  return {
    ...line(unitPriceCents, { unitFloorCents: isProtected ? Math.ceil(unitPriceCents * 0.9) : null }),
    ...item,
    vatRate,
    unitPriorCents: null,
    protectedUntil: null,
  }
}

const { promotions } = plainCart(0)
const price = (lines: readonly PricingLine[]) =>
  priceCart({
    ...plainCart(0),
    lines,
    shipping: { code: 'home', priceCents: 300, freeFromCents: 5000 },
    charges: [],
    promotions: {
      ...promotions,
      automatic: [promotion({ effect: percent(15) }), promotion({ id: 2, scope: 'order', effect: fixed(700) })],
      codes: entered(coupon({ effect: percent(20), minAmountCents: 4000 })),
    },
  })

/** A code counts a box with its things as one item. */
const amountsOf = (totals: Totals) => ({
  ...totals,
  lines: totals.lines.map(({ boxLine: _, ...one }) => one),
  codes: totals.codes.map((code) => ({
    ...code,
    copies: 0,
    limitedCopies: 0,
    partlyLimitedCopies: 0,
    refusal: 'refusal' in code ? { ...code.refusal, limitedCopies: 0 } : null,
  })),
})

test('a box adds the amounts of its lines and no other, with the VAT and the floor of each', () => {
  fc.assert(
    fc.property(anyCart, fc.array(anyGoods, { minLength: 5, maxLength: 5 }), (cart, goods) => {
      const lines = expandBoxes(cart).map((item) => toLine(item, goods))
      const boxed = price(lines)
      const loose = price(lines.map(({ boxLine: _, ...one }) => one))
      expect(amountsOf(boxed)).toEqual(amountsOf(loose))
      expect(boxed.lines.map(({ boxLine }) => boxLine)).toEqual(lines.map(({ boxLine }) => boxLine))
      const ofOrder = sumCents(boxed.adjustments.filter((one) => one.line === null))
      expect(sum(boxed.lines.map(({ totalCents }) => totalCents)) + ofOrder).toBe(boxed.totalCents)
      expect(sum(boxed.vatGroups.map(({ grossCents }) => grossCents))).toBe(boxed.totalCents)
      for (const [index, { totalCents, quantity, vatRate, productId }] of boxed.lines.entries()) {
        expect(vatRate).toBe(goods[productId]?.vatRate)
        expect(totalCents).toBeGreaterThanOrEqual((lines[index]?.unitFloorCents ?? 0) * quantity)
      }
    }),
    { seed: 20_261_120, numRuns: 2000 },
  )
})
