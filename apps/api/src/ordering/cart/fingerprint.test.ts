// Any change in what a buyer sees changes the fingerprint; no field is named here, so that a new amount is covered too.

import type { Charge } from '@stoa/domain/ordering/pricing/adjustments'
import { type PricingLine, plainCart } from '@stoa/domain/ordering/pricing/cart-input'
import { priceCart, type Totals } from '@stoa/domain/ordering/pricing/price-cart'
import { line as plainLine } from '@stoa/domain/ordering/promotions/fixtures'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fingerprintOf } from './fingerprint.ts'

const line: fc.Arbitrary<PricingLine> = fc
  .record({
    productId: fc.integer({ min: 1, max: 9 }),
    dimensionId: fc.nat(2),
    quantity: fc.integer({ min: 1, max: 9 }),
    unitPriceCents: fc.integer({ min: 1, max: 900 }),
    unitPriorCents: fc.option(fc.integer({ min: 901, max: 999 })),
    vatRate: fc.constantFrom(600, 2400),
  })
  .map((given) => ({ ...plainLine(given.unitPriceCents), protectedUntil: null, ...given }))
const charge: fc.Arbitrary<Charge> = fc.record({
  kind: fc.constant('payment_fee'),
  code: fc.constantFrom('cash_on_delivery', null),
  label: fc.constantFrom({ el: 'Αντικαταβολή', en: 'Cash on delivery' }, { el: 'Αντικαταβολή', en: null }, null),
  cents: fc.nat(500),
})
const shipping = fc.record({ code: fc.constant('home'), priceCents: fc.nat(900), freeFromCents: fc.constant(3000) })
const totals = fc
  .tuple(fc.array(line, { minLength: 1, maxLength: 4 }), shipping, fc.array(charge, { maxLength: 2 }))
  .map(([lines, terms, charges]) => priceCart({ lines, shipping: terms, charges, ...plainCart(0) }))

/** The same with one value changed, once for every value in it. */
function* variants(value: unknown): Generator<unknown> {
  if (typeof value !== 'object' || value === null) {
    yield typeof value === 'number' ? value + 1 : `${value}x`
    return
  }
  for (const [name, inner] of Object.entries(value)) {
    for (const variant of variants(inner)) {
      yield Array.isArray(value) ? value.with(Number(name), variant) : { ...value, [name]: variant }
    }
  }
}

const reversed = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(reversed)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).toReversed()
  return Object.fromEntries(entries.map(([name, inner]) => [name, reversed(inner)]))
}

test('any changed value changes the fingerprint', () => {
  const property = fc.property(totals, (original) => {
    const own = fingerprintOf(original)
    for (const variant of variants(original)) expect(fingerprintOf(variant as Totals)).not.toBe(own)
  })
  fc.assert(property, { seed: 20_261_122, numRuns: 100 })
})

test('an additional amount changes the fingerprint', () => {
  const property = fc.property(totals, (original) => {
    const [adjustment] = original.adjustments
    const more = { ...original, adjustments: [...original.adjustments, adjustment] }
    expect(fingerprintOf(more as Totals)).not.toBe(fingerprintOf(original))
  })
  fc.assert(property, { seed: 20_261_122, numRuns: 100 })
})

test('the order of object keys does not matter', () => {
  const property = fc.property(totals, (original) => {
    expect(fingerprintOf(reversed(original) as Totals)).toBe(fingerprintOf(original))
  })
  fc.assert(property, { seed: 20_261_122, numRuns: 100 })
})
