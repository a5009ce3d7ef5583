// Any change in what a buyer sees changes the fingerprint; no field is named here, so that a new amount is covered too.

import type { LineExtension } from '@stoa/domain/ordering/cart/line-extension'
import type { Charge } from '@stoa/domain/ordering/pricing/adjustments'
import { type PricingLine, plainCart } from '@stoa/domain/ordering/pricing/cart-input'
import type { MeansWish } from '@stoa/domain/ordering/pricing/means'
import { priceCart } from '@stoa/domain/ordering/pricing/price-cart'
import { line as plainLine } from '@stoa/domain/ordering/promotions/fixtures'
import { done, refused } from '@stoa/domain/outcome'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { viewTotals } from './cart.view.ts'
import { fingerprintOf, type ShownTotals } from './fingerprint.ts'

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
const means: fc.Arbitrary<MeansWish> = fc.record({
  pointsCents: fc.nat(300),
  giftCards: fc.array(
    fc.constantFrom(
      { entered: 'CARD', card: done({ id: 1, last4: 'CARD', balanceCents: 500 }) },
      { entered: 'GONE', card: refused({ code: 'Expired' as const, at: 5 }) },
    ),
    { maxLength: 2 },
  ),
})
const shown: fc.Arbitrary<ShownTotals> = fc
  .record({
    lines: fc.array(line, { minLength: 1, maxLength: 4 }),
    shipping,
    charges: fc.array(charge, { maxLength: 2 }),
    means,
    giftNote: fc.option(fc.constantFrom('Με αγάπη', 'Love'), { nil: undefined }),
  })
  .map(({ giftNote, ...cart }) => ({
    totals: priceCart({ ...plainCart(0), ...cart }),
    extras: giftNote === undefined ? {} : { giftNote },
    shippingCode: cart.shipping.code,
  }))

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

test('any changed value changes the fingerprint', () => {
  const property = fc.property(shown, (original) => {
    const own = fingerprintOf(original)
    const { shippingVaries: _, ...totals } = original.totals
    for (const variant of variants({ ...original, totals })) expect(fingerprintOf(variant as ShownTotals)).not.toBe(own)
  })
  fc.assert(property, { seed: 20_261_122, numRuns: 100 })
})

test('whatever the answer shows otherwise, in either language, has another fingerprint', () => {
  const answers = ({ totals, extras }: ShownTotals) =>
    JSON.stringify(
      (['el', 'en'] as const).map((language) =>
        viewTotals(
          { totals, extras, products: [], changes: [], problems: [], instalments: [], fingerprint: '' },
          { language, now: 0 },
        ),
      ),
    )
  const property = fc.property(fc.array(shown, { minLength: 2, maxLength: 8 }), (carts) => {
    expect(new Set(carts.map(fingerprintOf)).size).toBeGreaterThanOrEqual(new Set(carts.map(answers)).size)
  })
  fc.assert(property, { seed: 20_261_125, numRuns: 200 })
})

test('an additional amount changes the fingerprint', () => {
  const property = fc.property(shown, (original) => {
    const { adjustments } = original.totals
    const more = { ...original, totals: { ...original.totals, adjustments: [...adjustments, adjustments[0]] } }
    expect(fingerprintOf(more as ShownTotals)).not.toBe(fingerprintOf(original))
  })
  fc.assert(property, { seed: 20_261_122, numRuns: 100 })
})

test('the order in which a client wrote an extension does not matter', () => {
  const wrapped = (extension: LineExtension): ShownTotals => {
    const goods: PricingLine = {
      ...plainLine(900),
      unitPriorCents: null,
      vatRate: 600,
      protectedUntil: null,
      extension,
    }
    const totals = priceCart({ ...plainCart(0), lines: [goods], shipping: null, charges: [] })
    return { totals, extras: {}, shippingCode: null }
  }
  const items = [{ productId: 1, dimensionId: 0, quantity: 2 }]
  const own = fingerprintOf(wrapped({ wrapping: true, box: { items, words: 'Love' } }))
  const turned = { words: 'Love', items: [{ quantity: 2, dimensionId: 0, productId: 1 }] }
  expect(fingerprintOf(wrapped({ box: turned, wrapping: true }))).toBe(own)
  expect(fingerprintOf(wrapped({ wrapping: true, box: { items, words: 'Thanks' } }))).not.toBe(own)
})
