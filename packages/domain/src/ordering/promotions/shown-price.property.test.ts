// What is shown outside carts is what the cart charges, whatever the product and the promotions are.

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayOf, endOfShopDay } from '../delivery/working-days.ts'
import { findReduction } from '../pricing/announced-reduction.ts'
import { plainCart } from '../pricing/cart-input.ts'
import { priceCart } from '../pricing/price-cart.ts'
import { statePrice } from '../pricing/price-statement.ts'
import type { Condition } from './condition.ts'
import type { LineFilter } from './line-filter.ts'
import type { PriceFacts } from './product-line.ts'
import type { Effect, Promotion } from './promotion.ts'
import { shownOffers } from './shown-offers.ts'
import { isPublic, shownPrice } from './shown-price.ts'

const runs = { numRuns: 5000 }
const manyRuns = { numRuns: 10_000 }

const day = 24 * 60 * 60 * 1000
const now = Date.UTC(2026, 10, 20, 10)
const amount = fc.integer({ min: 1, max: 6000 })
const ids = fc.subarray([1, 2, 3], { minLength: 1 })
const time = fc.integer({ min: -100, max: 20 }).map((days) => now + days * day)

const simple = fc.oneof(
  amount.map((cents) => ({ kind: 'fixed', cents }) as const),
  fc.integer({ min: 1, max: 20 }).map((fives) => ({ kind: 'percentage', basisPoints: fives * 500 }) as const),
)
const effect: fc.Arbitrary<Effect> = fc.oneof(
  { weight: 4, arbitrary: simple },
  fc.record({ kind: fc.constant('percentage' as const), basisPoints: fc.constant(5000), capCents: amount }),
  fc.record({
    kind: fc.constant('bogo' as const),
    buy: fc.integer({ min: 1, max: 3 }),
    get: fc.integer({ min: 1, max: 2 }),
    basisPoints: fc.constantFrom(5000, 10_000),
  }),
  fc.constant({ kind: 'setPrice', size: 3, cents: 2500 } as const),
  fc.record({
    kind: fc.constant('tiers' as const),
    by: fc.constantFrom('quantity' as const, 'amount' as const),
    tiers: fc.array(fc.record({ from: fc.integer({ min: 1, max: 3 }), effect: simple }), { maxLength: 2 }),
  }),
)
const filter: fc.Arbitrary<LineFilter> = fc.oneof(
  ids.map((category) => ({ category })),
  ids.map((contributor) => ({ contributor })),
  ids.map((publisher) => ({ publisher })),
  ids.map((series) => ({ series })),
  ids.map((attribute) => ({ attribute })),
  ids.map((product) => ({ product })),
  fc.boolean().map((reduced) => ({ reduced })),
)
const target = fc.option(
  fc.oneof(
    filter,
    filter.map((one) => ({ not: one })),
    fc.array(filter, { minLength: 1, maxLength: 2 }).map((all) => ({ all })),
  ),
)
const condition: fc.Arbitrary<Condition | null> = fc.option(
  fc.oneof(
    amount.map((amountAfter) => ({ amountAfter })),
    fc.integer({ min: 1, max: 3 }).map((quantity) => ({ quantity })),
    fc.constant({ customerGroup: [1] }),
    fc.boolean().map((coupon) => ({ coupon })),
    fc.constant({ channel: ['online' as const] }),
    fc.tuple(time, time).map(([from, until]) => ({ between: [Math.min(from, until), Math.max(from, until)] as const })),
  ),
)
const promotions: fc.Arbitrary<Promotion[]> = fc
  .array(
    fc.record({
      scope: fc.constantFrom('lines' as const, 'lines' as const, 'order' as const),
      ...{ target, condition, effect, stacks: fc.boolean() },
      lane: fc.nat(2),
      window: fc.tuple(fc.option(time), fc.option(time)),
    }),
    { maxLength: 5 },
  )
  .map((all) =>
    all.map(({ window: [startsAt, endsAt], ...one }, index) => ({ ...one, id: index + 1, startsAt, endsAt })),
  )

const product: fc.Arbitrary<PriceFacts> = fc
  .record({
    productId: fc.integer({ min: 1, max: 4 }),
    categoryIds: fc.subarray([1, 2, 3, 4]),
    contributorIds: fc.subarray([1, 2, 3, 4]),
    attributeIds: fc.subarray([1, 2, 3, 4]),
    publisherId: fc.integer({ min: 1, max: 4 }),
    seriesId: fc.option(fc.integer({ min: 1, max: 4 })),
    discountable: fc.integer({ min: 0, max: 9 }).map((number) => number > 0),
    prices: fc.array(fc.record({ priceCents: fc.integer({ min: 1, max: 6000 }), validFrom: time }), { maxLength: 3 }),
    priceCents: fc.integer({ min: 1, max: 6000 }),
    publisherPriceCents: fc.option(fc.integer({ min: 1, max: 6000 })),
    protectedParts: fc.array(
      fc.record({
        publisherPriceCents: fc.integer({ min: 1, max: 3000 }),
        protectedUntil: fc.integer({ min: -2, max: 2 }).map((days) => dayOf(now) + days),
        quantity: fc.integer({ min: 1, max: 3 }),
      }),
      { maxLength: 2 },
    ),
    protectedUntil: fc.option(fc.integer({ min: -2, max: 2 }).map((days) => dayOf(now) + days)),
  })
  .map(({ prices, ...facts }) => {
    const past = prices.filter(({ validFrom }) => validFrom < now).toSorted((a, b) => b.validFrom - a.validFrom)
    return { ...facts, prices: past, priceCents: past[0]?.priceCents ?? facts.priceCents }
  })

function chargedFor(quantity: number, facts: PriceFacts, automatic: readonly Promotion[], at: number): number {
  const reduction = findReduction(facts.prices, facts.publisherPriceCents, at)
  const plain = plainCart(at)
  const { priceCents: unitPriceCents, protectedUntil: _, protectedParts: _parts, ...line } = facts
  const totals = priceCart({
    ...plain,
    lines: [
      {
        ...{ ...line, dimensionId: 0, quantity, unitPriceCents, vatRate: 600, protectedUntil: null },
        unitPriorCents: reduction?.priorCents ?? null,
        unitFloorCents: statePrice({ ...facts, reduction }, at).floor?.cents ?? null,
      },
    ],
    shipping: { code: 'home', priceCents: 300, freeFromCents: 3000 },
    charges: [],
    promotions: { ...plain.promotions, automatic },
  })
  return totals.lines[0]?.totalCents ?? 0
}

/** In force since they began, as far as a beginning is known. */
const historyOf = (all: readonly Promotion[]) =>
  all.map((one) => ({ ...one, startsAt: one.startsAt ?? now - 10 * day }))

test('it is what the cart charges for one copy alone', () => {
  fc.assert(
    fc.property(product, promotions, (facts, automatic) => {
      const shown = shownPrice(facts, { current: automatic.filter(isPublic), history: historyOf(automatic) }, now)
      expect(shown.priceCents).toBe(chargedFor(1, facts, automatic, now))
    }),
    runs,
  )
})

test('whatever was asked before of others of its price', () => {
  fc.assert(
    fc.property(fc.array(product, { minLength: 2, maxLength: 5 }), promotions, (products, automatic) => {
      const known = { current: automatic.filter(isPublic), history: historyOf(automatic) }
      for (const facts of products.map((one) => ({ ...one, priceCents: 2000, prices: [] })))
        expect(shownPrice(facts, known, now)).toEqual(shownPrice(facts, structuredClone(known), now))
    }),
    runs,
  )
})

test('until the moment that it names, and its reduction too', () => {
  fc.assert(
    fc.property(product, promotions, fc.double({ min: 0, max: 1, noNaN: true }), (facts, automatic, part) => {
      const known = { current: automatic, history: historyOf(automatic) }
      const shown = shownPrice(facts, known, now)
      const until = shown.validUntil ?? now + 200 * day
      const later = Math.min(until - 1, Math.floor(now + part * (until - now)))
      expect(shownPrice(facts, known, later)).toMatchObject({
        priceCents: shown.priceCents,
        reduction: shown.reduction,
      })
    }),
    runs,
  )
})

test('never below the floor, and never announced as more than it is', () => {
  fc.assert(
    fc.property(product, promotions, (facts, automatic) => {
      const { priceCents, reduction } = shownPrice(facts, { current: automatic, history: historyOf(automatic) }, now)
      const { floor } = statePrice({ ...facts, reduction: null }, now)
      expect(priceCents).toBeGreaterThanOrEqual(Math.min(facts.priceCents, floor?.cents ?? 0))
      if (!reduction) return
      expect(reduction.priorCents).toBeGreaterThan(priceCents)
      expect(Math.round((reduction.priorCents * reduction.percent) / 100)).toBeLessThanOrEqual(
        reduction.priorCents - priceCents,
      )
    }),
    runs,
  )
})

test('the end of a day is where the next one begins', () => {
  for (let one = dayOf(now) - 400; one < dayOf(now) + 400; one += 1) {
    expect([dayOf(endOfShopDay(one) - 1), dayOf(endOfShopDay(one))]).toEqual([one, one + 1])
  }
})

function show(facts: PriceFacts, automatic: readonly Promotion[], at = now) {
  const known = { current: automatic.filter(isPublic), history: historyOf(automatic) }
  const price = shownPrice(facts, known, at)
  return { price, offers: shownOffers(facts, known, price, at) }
}

test('a cart with so many copies costs less each than one alone', () => {
  let said = 0
  fc.assert(
    fc.property(product, promotions, (facts, automatic) => {
      const { price, offers } = show(facts, automatic)
      for (const { copies } of offers.filter((offer) => offer.copies > 1)) {
        said += 1
        expect(chargedFor(copies, facts, automatic, now)).toBeLessThan(copies * price.priceCents)
      }
    }),
    manyRuns,
  )
  expect(said).toBeGreaterThan(0)
})

test('it holds as long as the price does', () => {
  fc.assert(
    fc.property(product, promotions, fc.double({ min: 0, max: 1, noNaN: true }), (facts, automatic, part) => {
      const { price, offers } = show(facts, automatic)
      const until = price.validUntil ?? now + 1000
      const later = Math.min(until - 1, Math.floor(now + part * (until - now)))
      expect(show(facts, automatic, later).offers).toEqual(offers)
    }),
    manyRuns,
  )
})

test('nothing is said of what is never reduced, nor of a protected book at its floor', () => {
  fc.assert(
    fc.property(product, promotions, (facts, automatic) => {
      const floor = Math.ceil(facts.priceCents * 0.9)
      const atFloor = {
        ...facts,
        priceCents: floor,
        prices: [],
        publisherPriceCents: facts.priceCents,
        protectedParts: [],
      }
      const withoutGifts = automatic.filter(({ effect }) => effect.kind !== 'gift')
      expect(show({ ...facts, discountable: false }, withoutGifts).offers).toEqual([])
      expect(show({ ...atFloor, protectedUntil: 30_000 }, withoutGifts).offers).toEqual([])
    }),
    manyRuns,
  )
})
