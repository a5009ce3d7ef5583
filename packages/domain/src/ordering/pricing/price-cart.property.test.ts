// Properties of the pricing function that hold for every cart.

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { adjustmentKinds, type Charge, groupAdjustments, namedAmounts, sumCents } from './adjustments.ts'
import { type PricingLine, plainCart, type ShippingTerms } from './cart-input.ts'
import { priceWithSurcharges } from './parcel-price.ts'
import { priceCart as priceInput, type Totals } from './price-cart.ts'
import { shownAmounts } from './shown-amounts.ts'
import { vatRates } from './vat-rates.ts'

const runs = { seed: 20_261_120, numRuns: 2000 }
/** Of what carts with promotions are held to as well. */
const manyRuns = { ...runs, numRuns: 10_000 }

const line: fc.Arbitrary<PricingLine> = fc
  .record({
    productId: fc.integer({ min: 1, max: 40 }),
    dimensionId: fc.nat(2),
    quantity: fc.integer({ min: 1, max: 99 }),
    unitPriceCents: fc.oneof(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 20_000 })),
    reduction: fc.option(fc.integer({ min: 1, max: 10_000 })),
    vatRate: fc.constantFrom(...Object.values(vatRates)),
  })
  .map(({ reduction, ...rest }) => ({
    ...rest,
    unitFloorCents: null,
    protectedUntil: null,
    discountable: rest.vatRate > 0,
    categoryIds: [],
    contributorIds: [],
    publisherId: null,
    seriesId: null,
    attributeIds: [],
    unitPriorCents: reduction === null ? null : rest.unitPriceCents + reduction,
  }))
const lines = fc.array(line, { maxLength: 12 })
const surcharge = fc.record({
  code: fc.constantFrom('islands', 'remote'),
  label: fc.constant(null),
  cents: fc.nat(500),
})
const terms: fc.Arbitrary<ShippingTerms | null> = fc.option(
  fc.record({
    ...{ code: fc.constant('home'), priceCents: fc.nat(2000), freeFromCents: fc.option(fc.nat(60_000)) },
    surcharges: fc.array(surcharge, { maxLength: 2 }),
  }),
)
const fee = fc.oneof(fc.constant(0), fc.nat(500))

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0)
const goodsOf = (totals: Totals): number => sum(totals.lines.map((item) => item.totalCents))

interface NamedTotals extends Totals, ReturnType<typeof namedAmounts> {}

function priceCart(cart: readonly PricingLine[], shipping: ShippingTerms | null, feeCents: number): NamedTotals {
  const charge: Charge = { kind: 'payment_fee', code: null, label: null, cents: feeCents }
  const totals = priceInput({ lines: cart, shipping, charges: [charge], ...plainCart(0) })
  return { ...totals, ...namedAmounts(totals.adjustments) }
}

const extrasOf = (totals: NamedTotals): number => totals.shippingCents + totals.paymentFeeCents
/** The amounts that do not depend on the order of the lines. */
const amountsOf = ({ lines: _, adjustments, ...amounts }: NamedTotals) => ({
  ...amounts,
  adjustments: groupAdjustments(adjustments).map(({ lines: __, ...group }) => group),
})

const always = (
  name: string,
  matches: (totals: NamedTotals, shipping: ShippingTerms | null, feeCents: number) => void,
  cases = runs,
) =>
  test(name, () => {
    const property = fc.property(lines, terms, fee, (cart, shipping, feeCents) =>
      matches(priceCart(cart, shipping, feeCents), shipping, feeCents),
    )
    fc.assert(property, cases)
  })

always('net and VAT make the gross, by rate and in total', (totals) => {
  for (const group of totals.vatGroups) expect(group.netCents + group.vatCents).toBe(group.grossCents)
  expect(totals.netCents + totals.vatCents).toBe(totals.totalCents)
  expect(sum(totals.vatGroups.map((group) => group.grossCents))).toBe(totals.totalCents)
  expect(sum(totals.vatGroups.map((group) => group.vatCents))).toBe(totals.vatCents)
  expect(sum(totals.vatGroups.map((group) => group.netCents))).toBe(totals.netCents)
})

always('each rate stands once, in ascending order, with the nearest cent of VAT', (totals) => {
  const rates = totals.vatGroups.map((group) => group.rate)
  expect(rates).toEqual([...new Set(rates)].sort((a, b) => a - b))
  for (const { rate, grossCents, netCents } of totals.vatGroups) {
    expect(Math.abs(netCents * (10_000 + rate) - grossCents * 10_000) * 2).toBeLessThanOrEqual(10_000 + rate)
  }
})

always('products − discount + shipping + fee = total', (totals) => {
  expect(totals.productsCents - totals.discountCents + extrasOf(totals)).toBe(totals.totalCents)
})

always(
  'lines + shipping + fee = total',
  (totals) => {
    expect(goodsOf(totals) + extrasOf(totals)).toBe(totals.totalCents)
    for (const item of totals.lines) expect(item.totalCents).toBe(item.unitPriceCents * item.quantity)
  },
  manyRuns,
)

always('products and all adjustments = total; those of a line make its amount', (totals) => {
  expect(totals.productsCents + sumCents(totals.adjustments)).toBe(totals.totalCents)
  totals.lines.forEach(({ unitPriceCents, unitPriorCents, quantity, totalCents }, position) => {
    const own = totals.adjustments.filter(({ line: at }) => at === position)
    expect((unitPriorCents ?? unitPriceCents) * quantity + sumCents(own)).toBe(totalCents)
  })
})

always('each adjustment has the sign and the scope of its kind', (totals) => {
  for (const { kind, cents, line: position } of totals.adjustments) {
    const { sign, scope } = adjustmentKinds[kind]
    expect([kind, cents * sign >= 0, position === null]).toEqual([kind, true, scope === 'order'])
  }
})

always('the rows as shown add up: the lines make the first one, it and the others the total', (totals) => {
  const listed = totals.adjustments.map(({ kind, cents }) => ({ kind, amount: cents }))
  const { goods, rows, saving } = shownAmounts({ products: totals.productsCents, adjustments: listed })
  expect(goods).toBe(sum(totals.lines.map((item) => item.totalCents)))
  expect(goods + sum(rows.map(({ amount }) => amount))).toBe(totals.totalCents)
  expect(saving).toBe(totals.discountCents)
})

always('the discount is what the announced reductions come to', (totals) => {
  const reduced = totals.lines.filter((item) => item.unitPriorCents !== null)
  const saved = reduced.map((item) => ((item.unitPriorCents ?? 0) - item.unitPriceCents) * item.quantity)
  expect(totals.discountCents).toBe(sum(saved))
})

always('every amount is a whole number of cents and none is negative', (totals) => {
  const { vatGroups, freeShippingInCents, freeShippingFromCents, shippingVaries, ...others } = totals
  const { lines: priced, adjustments, means, codes, ...amounts } = others
  const inGroups = vatGroups.flatMap((group) => Object.values(group))
  const all = [
    ...Object.values(amounts),
    ...inGroups,
    freeShippingInCents ?? 0,
    freeShippingFromCents ?? 0,
    ...priced.map((item) => item.totalCents),
  ]
  for (const amount of all) expect(Number.isSafeInteger(amount) && amount >= 0).toBe(true)
})

always('gift cards stay outside VAT, and carry neither shipping nor fee', (totals) => {
  const cards = sum(totals.lines.filter((item) => item.vatRate === 0).map((item) => item.totalCents))
  const outside = totals.vatGroups.find((group) => group.rate === 0)
  expect(outside?.grossCents ?? 0).toBe(cards)
  expect(outside?.netCents ?? 0).toBe(cards)
  expect(outside?.vatCents ?? 0).toBe(0)
})

always('taxed goods carry shipping and fee in proportion, to the cent', (totals) => {
  const taxed = totals.lines.filter((item) => item.vatRate > 0)
  const whole = sum(taxed.map((item) => item.totalCents))
  if (whole === 0) return
  for (const { rate, grossCents } of totals.vatGroups.filter((group) => group.rate > 0)) {
    const goods = sum(taxed.filter((item) => item.vatRate === rate).map((item) => item.totalCents))
    expect(Math.abs((grossCents - goods) * whole - extrasOf(totals) * goods)).toBeLessThan(whole)
  }
})

always(
  'shipping is free exactly from the threshold on, and what is missing reaches it',
  (totals, shipping, feeCents) => {
    const sent = totals.lines.filter((item) => item.vatRate > 0)
    const goods = sum(sent.map((item) => item.totalCents))
    const threshold = shipping?.freeFromCents ?? Number.POSITIVE_INFINITY
    const free = shipping === null || sent.length === 0 || goods >= threshold
    expect(totals.shippingCents).toBe(free ? 0 : priceWithSurcharges(shipping))
    expect(totals.paymentFeeCents).toBe(totals.lines.length === 0 ? 0 : feeCents)
    const missing = threshold - goods
    expect(totals.freeShippingInCents).toBe(missing > 0 && Number.isFinite(missing) ? missing : null)
  },
)

test('the order of the lines does not matter to any amount', () => {
  const pair = lines.chain((cart) => fc.tuple(fc.constant(cart), fc.shuffledSubarray(cart, { minLength: cart.length })))
  const property = fc.property(pair, terms, fee, ([cart, shuffled], shipping, feeCents) => {
    expect(amountsOf(priceCart(shuffled, shipping, feeCents))).toEqual(amountsOf(priceCart(cart, shipping, feeCents)))
  })
  fc.assert(property, manyRuns)
})

test('n copies on one line cost what n lines of one copy cost', () => {
  const property = fc.property(lines, line, terms, fee, (cart, added, shipping, feeCents) => {
    const quantity = 1 + (added.quantity % 12)
    const singles = Array.from({ length: quantity }, () => ({ ...added, quantity: 1 }))
    const together = priceCart([...cart, { ...added, quantity }], shipping, feeCents)
    expect(amountsOf(priceCart([...cart, ...singles], shipping, feeCents))).toEqual(amountsOf(together))
  })
  fc.assert(property, manyRuns)
})

test('one more line never lowers the goods, nor the total before shipping', () => {
  const property = fc.property(lines, line, terms, fee, (cart, added, shipping, feeCents) => {
    const before = priceCart(cart, shipping, feeCents)
    const after = priceCart([...cart, added], shipping, feeCents)
    expect(goodsOf(after)).toBeGreaterThan(goodsOf(before))
    expect(after.productsCents).toBeGreaterThan(before.productsCents)
    expect(after.totalCents - after.shippingCents).toBeGreaterThan(before.totalCents - before.shippingCents)
  })
  fc.assert(property, manyRuns)
})
