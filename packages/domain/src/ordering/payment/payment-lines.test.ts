import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sum } from '../../money.ts'
import { type PricingLine, plainCart } from '../pricing/cart-input.ts'
import { priceCart, type Totals } from '../pricing/price-cart.ts'
import { line, percent, promotion } from '../promotions/fixtures.ts'
import { type PayableOrder, paymentLines } from './payment-lines.ts'

const names = {
  wrapping: 'Gift wrapping',
  shipping: 'Delivery',
  payment_fee: 'Fee',
  points: 'Points',
  gift_card: 'Gift card',
  returned: 'Returned',
}

const anyLine: fc.Arbitrary<PricingLine> = fc
  .record({
    unitPriceCents: fc.integer({ min: 1, max: 9000 }),
    quantity: fc.integer({ min: 1, max: 5 }),
    reduction: fc.option(fc.integer({ min: 1, max: 900 })),
    vatRate: fc.constantFrom(600, 2400),
    wrapped: fc.boolean(),
    parts: fc.option(
      fc.array(fc.record({ cents: fc.integer({ min: 1, max: 900 }), vatRate: fc.constantFrom(600, 2400) })),
    ),
  })
  .map(({ unitPriceCents, reduction, vatRate, wrapped, parts, quantity }) => ({
    ...line(unitPriceCents, { quantity }),
    ...{ vatRate, protectedUntil: null, unitPriorCents: reduction === null ? null : unitPriceCents + reduction },
    ...(wrapped && { extension: { wrapping: true as const } }),
    ...(parts?.length && {
      parts: parts.map((part, index) => ({
        ...{ productId: index + 1, dimensionId: 0, quantity: 1, unitPriceCents: part.cents, unitFloorCents: null },
        vatRate: part.vatRate,
      })),
    }),
  }))

/** As an order stores it. */
const stored = (totals: Totals, returnedCents: number): PayableOrder => ({
  goods: totals.lines.map((one, position) => ({
    ...{ kind: 'product', code: String(one.productId), name: 'Book', quantity: one.quantity },
    ...{ unitCents: one.unitPriorCents ?? one.unitPriceCents, totalCents: one.totalCents, vatRate: one.vatRate },
    wrappingCents: sum(
      totals.adjustments.filter((own) => own.line === position && own.kind === 'wrapping').map(({ cents }) => cents),
    ),
    parts: (one.parts ?? []).map(({ vatRate, totalCents }) => ({ vatRate, cents: totalCents })),
  })),
  vat: totals.vatGroups,
  paymentFeeCents: sum(totals.adjustments.filter(({ kind }) => kind === 'payment_fee').map(({ cents }) => cents)),
  means: totals.means,
  returnedCents,
})

test('the lines of any order sum to what is left to pay, and by rate to its VAT', () => {
  const card = { entered: 'A', card: { ok: true as const, value: { id: 1, last4: 'ABCD', balanceCents: 700 } } }
  const anyOrder = fc.record({
    lines: fc.array(anyLine, { minLength: 1, maxLength: 6 }),
    percentOff: fc.nat(60),
    shippingCents: fc.nat(900),
    feeCents: fc.nat(300),
    points: fc.nat(900),
    withCard: fc.boolean(),
    returned: fc.nat(900),
  })
  fc.assert(
    fc.property(anyOrder, ({ lines, percentOff, shippingCents, feeCents, points, withCard, returned }) => {
      const cart = plainCart(0)
      const totals = priceCart({
        ...{ ...cart, lines, means: { pointsCents: points, giftCards: withCard ? [card] : [] } },
        promotions: { ...cart.promotions, automatic: [promotion({ effect: percent(percentOff) })] },
        shipping: { code: 'home', priceCents: shippingCents, freeFromCents: null },
        charges: [{ kind: 'payment_fee', code: null, label: null, cents: feeCents }],
      })
      const returnedCents = Math.min(returned, totals.dueCents)
      const paid = paymentLines(stored(totals, returnedCents), names)
      expect(sum(paid.map(({ totalCents }) => totalCents))).toBe(totals.dueCents - returnedCents)
      for (const { quantity, unitCents, discountCents, totalCents } of paid)
        expect([quantity * unitCents - discountCents, discountCents >= 0]).toEqual([totalCents, true])
      const before = paid.filter(({ kind }) => !['points', 'gift_card', 'returned'].includes(kind))
      for (const { totalCents } of before) expect(totalCents).toBeGreaterThanOrEqual(0)
      for (const { rate, grossCents } of totals.vatGroups)
        expect(sum(before.filter(({ vatRate }) => vatRate === rate).map(({ totalCents }) => totalCents))).toBe(
          grossCents,
        )
    }),
    { numRuns: 2000, seed: 20_261_126 },
  )
})

describe('each amount is a line of its own', () => {
  const book = { kind: 'product', code: '978', name: 'Ζορμπάς', quantity: 2, vatRate: 600, parts: [] }
  const goods = { ...book, unitCents: 1000, totalCents: 2100, wrappingCents: 300 }

  test('goods with their discount, wrapping, delivery and fee, by rate', () => {
    const mug = { ...book, code: '52', quantity: 1, unitCents: 900, totalCents: 900, wrappingCents: 0, vatRate: 2400 }
    const vat = [
      { rate: 600, grossCents: 2450 },
      { rate: 2400, grossCents: 1050 },
    ]
    const lines = paymentLines({ goods: [goods, mug], vat, paymentFeeCents: 190, means: [], returnedCents: 0 }, names)
    expect(lines.map((one) => [one.kind, one.vatRate, one.discountCents, one.totalCents, one.vatCents])).toEqual([
      ['goods', 600, 200, 1800, 102],
      ['wrapping', 600, 0, 300, 17],
      ['goods', 2400, 0, 900, 174],
      ['shipping', 600, 0, 217, 12],
      ['payment_fee', 600, 0, 133, 8],
      ['shipping', 2400, 0, 93, 18],
      ['payment_fee', 2400, 0, 57, 11],
    ])
  })

  test('points and gift cards have been paid, without VAT; a gift card that is bought is not sent', () => {
    const card = { ...goods, kind: 'giftCard', quantity: 1, totalCents: 1000, wrappingCents: 0, vatRate: 0 }
    const means = [
      { kind: 'points' as const, cents: 100 },
      { kind: 'gift_card' as const, cents: 250 },
    ]
    const vat = [{ rate: 0, grossCents: 1000 }]
    const lines = paymentLines({ goods: [card], vat, paymentFeeCents: 0, means, returnedCents: 0 }, names)
    expect(lines.map(({ kind, totalCents, vatCents }) => [kind, totalCents, vatCents])).toEqual([
      ['digital', 1000, 0],
      ['points', -100, 0],
      ['gift_card', -250, 0],
    ])
  })

  test('a set of parts with two rates is two lines', () => {
    const parts = [
      { vatRate: 600, cents: 1500 },
      { vatRate: 2400, cents: 600 },
    ]
    const vat = parts.map(({ vatRate, cents }) => ({ rate: vatRate, grossCents: cents }))
    const lines = paymentLines(
      { goods: [{ ...goods, parts }], vat, paymentFeeCents: 0, means: [], returnedCents: 0 },
      names,
    )
    expect(lines.map(({ kind, quantity, vatRate, totalCents }) => [kind, quantity, vatRate, totalCents])).toEqual([
      ['goods', 1, 600, 1500],
      ['goods', 1, 2400, 600],
    ])
  })
})
