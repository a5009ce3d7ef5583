import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CurrentPrice, followPrice, type ReportedPrice } from './follow-price.ts'
import { floorOf } from './uniform-floor.ts'

const reported = (publisherPriceCents: number | null, sellingCents: number | null = null): ReportedPrice => ({
  publisherPriceCents,
  sellingCents,
  protectedUntil: null,
})
const protectedReport = (publisherPriceCents: number, sellingCents: number | null = null): ReportedPrice => ({
  publisherPriceCents,
  sellingCents,
  protectedUntil: '2027-06-30',
})
const at = (priceCents: number, publisherPriceCents: number | null): CurrentPrice => ({
  priceCents,
  publisherPriceCents,
})

test.each<[string, CurrentPrice | null, ReportedPrice, number]>([
  ['a new title costs what its publisher asks', null, reported(1500), 1500],
  ['a new title without a price has none', null, reported(null), 0],
  ['our own file has its word', null, reported(1500, 1290), 1290],
  ['who sold at the publisher’s price goes with it', at(1500, 1500), reported(1650), 1650],
  ['who had no price takes it', at(0, null), reported(1650), 1650],
  ['who set a price of his own keeps it', at(1350, 1500), reported(1650), 1350],
  ['a price taken back changes nothing', at(1500, 1500), reported(null), 1500],
  ['under the uniform price one’s own price rises to the floor', at(1350, 1500), protectedReport(1650), 1485],
  ['and falls to the publisher’s', at(1500, 1600), protectedReport(1400), 1400],
  ['what the law allows is left alone', at(1350, 1500), protectedReport(1500), 1350],
])('%s', (_, currentPrices, report, price) => {
  expect(followPrice(currentPrices, report)).toEqual({ ok: true, value: price })
})

test('our own file may not go below the floor or above the publisher’s price', () => {
  const refusal = { code: 'price_outside_uniform', minCents: 1350, maxCents: 1500 }
  expect(followPrice(null, protectedReport(1500, 1349))).toEqual({ ok: false, refusal })
  expect(followPrice(null, protectedReport(1500, 1501))).toEqual({ ok: false, refusal })
  expect(followPrice(null, protectedReport(1500, 1350))).toEqual({ ok: true, value: 1350 })
})

test('for any report, a price under the uniform price is lawful or refused', () => {
  const cents = fc.integer({ min: 1, max: 100_000 })
  const currentPrices = fc.option(fc.record({ priceCents: fc.nat(100_000), publisherPriceCents: fc.option(cents) }))
  fc.assert(
    fc.property(currentPrices, cents, fc.option(cents), (current, publisher, selling) => {
      const decided = followPrice(current, protectedReport(publisher, selling))
      if (!decided.ok) return
      expect(decided.value).toBeGreaterThanOrEqual(floorOf(publisher))
      expect(decided.value).toBeLessThanOrEqual(publisher)
    }),
    { seed: 20_261_120, numRuns: 1000 },
  )
})
