// Wrapping is an amount of its line, and of nothing else: what offers, codes, thresholds and the law decide stays as it is.

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sum } from '../../money.ts'
import { coupon, entered, fixed, line, percent, promotion } from '../promotions/fixtures.ts'
import { sumCents } from './adjustments.ts'
import { type CartInput, type PricingLine, plainCart } from './cart-input.ts'
import { shopWrapping, type WrappingSettings, wrappingCents, wrappingUnits } from './gift-wrapping.ts'
import { priceCart } from './price-cart.ts'
import { vatRates } from './vat-rates.ts'

const anyLine: fc.Arbitrary<PricingLine> = fc
  .record({
    unitPriceCents: fc.integer({ min: 1, max: 9000 }),
    quantity: fc.integer({ min: 1, max: 5 }),
    vatRate: fc.constantFrom(vatRates.book, vatRates.standard),
    isProtected: fc.boolean(),
    isWrapped: fc.boolean(),
  })
  .map(({ isProtected, isWrapped, unitPriceCents, vatRate, ...given }) => ({
    ...line(unitPriceCents, { ...given, unitFloorCents: isProtected ? Math.ceil(unitPriceCents * 0.9) : null }),
    vatRate,
    unitPriorCents: null,
    protectedUntil: null,
    ...(isWrapped ? { extension: { wrapping: true as const } } : {}),
  }))

const settings: fc.Arbitrary<WrappingSettings> = fc.record({
  cents: fc.integer({ min: 0, max: 500 }),
  per: fc.constantFrom(...wrappingUnits),
})

const { promotions } = plainCart(0)
const cartOf = (lines: readonly PricingLine[], wrapping: WrappingSettings, freeFromCents: number): CartInput => ({
  ...plainCart(0),
  lines,
  wrapping,
  shipping: { code: 'home', priceCents: 300, freeFromCents },
  charges: [],
  promotions: {
    ...promotions,
    automatic: [promotion({ effect: percent(15) }), promotion({ id: 2, scope: 'order', effect: fixed(700) })],
    codes: entered(coupon({ effect: percent(20), minAmountCents: 4000 })),
  },
})

test('it is added to its line, and changes no other amount', () => {
  const property = fc.property(
    fc.array(anyLine, { maxLength: 6 }),
    settings,
    fc.nat(20_000),
    (lines, wrapping, threshold) => {
      const wrapped = priceCart(cartOf(lines, wrapping, threshold))
      const plain = priceCart(
        cartOf(
          lines.map((one) => ({ ...one, extension: undefined })),
          wrapping,
          threshold,
        ),
      )
      const added = lines.map(({ extension, quantity }) => (extension ? wrappingCents(quantity, wrapping) : 0))
      expect(wrapped.lines.map(({ totalCents }) => totalCents)).toEqual(
        plain.lines.map(({ totalCents }, position) => totalCents + (added[position] ?? 0)),
      )
      expect(wrapped.totalCents).toBe(plain.totalCents + sum(added))
      expect(wrapped.adjustments.filter(({ kind }) => kind !== 'wrapping')).toEqual(plain.adjustments)
      expect(wrapped.productsCents + sumCents(wrapped.adjustments)).toBe(wrapped.totalCents)
      expect([wrapped.codes, wrapped.freeShippingInCents]).toEqual([plain.codes, plain.freeShippingInCents])
      for (const { netCents, vatCents, grossCents } of wrapped.vatGroups) expect(netCents + vatCents).toBe(grossCents)
      expect(sum(wrapped.vatGroups.map(({ grossCents }) => grossCents))).toBe(wrapped.totalCents)
      for (const [position, { unitFloorCents, quantity }] of lines.entries())
        expect((wrapped.lines[position]?.totalCents ?? 0) - (added[position] ?? 0)).toBeGreaterThanOrEqual(
          (unitFloorCents ?? 0) * quantity,
        )
    },
  )
  fc.assert(property, { seed: 20_261_120, numRuns: 2000 })
})

test.each([
  ['copy', 450],
  ['line', 150],
] as const)('for each %s, three copies are wrapped for %i cents, with the VAT of the line', (per, cents) => {
  const book = { ...line(1060, { quantity: 3 }), vatRate: vatRates.book, unitPriorCents: null, protectedUntil: null }
  const cart = {
    ...plainCart(0),
    lines: [{ ...book, extension: { wrapping: true as const } }],
    shipping: null,
    charges: [],
  }
  const { lines, vatGroups, adjustments } = priceCart({ ...cart, wrapping: { cents: 150, per } })
  expect(adjustments).toEqual([{ kind: 'wrapping', code: null, label: null, cents, line: 0 }])
  expect(lines[0]).toMatchObject({ totalCents: 3180 + cents, notes: [{ kind: 'wrapping', cents }] })
  expect(vatGroups).toMatchObject([{ rate: vatRates.book, grossCents: 3180 + cents }])
})

test('our own wrapping is for each copy', () => {
  expect(wrappingCents(3, shopWrapping)).toBe(3 * shopWrapping.cents)
})
