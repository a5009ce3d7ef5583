import { describe, expect, test } from 'vitest'
import { dayFrom } from '../delivery/working-days.ts'
import { promotion } from './fixtures.ts'
import type { PriceFacts } from './product-line.ts'
import type { Promotion } from './promotion.ts'
import { isPublic, shownPrice } from './shown-price.ts'

const product: PriceFacts = {
  ...{ productId: 1, categoryIds: [7], contributorIds: [], publisherId: 1, seriesId: null, attributeIds: [] },
  ...{
    discountable: true,
    priceCents: 2000,
    prices: [{ priceCents: 2000, validFrom: 0 }],
    publisherPriceCents: null,
    protectedParts: [],
    protectedUntil: null,
  },
}
const at = (text: string): number => Date.parse(text)

const percent = (whole: number, given: Partial<Promotion> = {}): Promotion =>
  promotion({ target: { category: [7] }, effect: { kind: 'percentage', basisPoints: whole * 100 }, ...given })

function show(
  facts: Partial<PriceFacts>,
  current: readonly Promotion[],
  now: number,
  before: readonly Promotion[] = [],
) {
  return shownPrice({ ...product, ...facts }, { current, history: [...before, ...current] }, now)
}

describe('a promotion from midnight to midnight in Athens', () => {
  const cases = [
    { name: 'in winter', from: '2026-11-27T00:00:00+02:00', until: '2026-11-30T00:00:00+02:00' },
    { name: 'over the end of summer time', from: '2026-10-24T00:00:00+03:00', until: '2026-10-26T00:00:00+02:00' },
    { name: 'over its beginning', from: '2027-03-27T00:00:00+02:00', until: '2027-03-29T00:00:00+03:00' },
  ]
  test.each(cases)('$name: at its instant, and until before its end', ({ from, until }) => {
    const sale = [percent(20, { startsAt: at(from), endsAt: at(until) })]
    const prices = [at(from) - 1, at(from), at(until) - 1, at(until)].map((now) => show({}, sale, now))
    expect(prices.map(({ priceCents }) => priceCents)).toEqual([2000, 1600, 1600, 2000])
    expect(prices.map(({ reduction }) => reduction?.percent ?? 0)).toEqual([0, 20, 20, 0])
    expect(prices.map(({ validUntil }) => validUntil).slice(0, 2)).toEqual([at(from), at(until)])
  })
})

describe('the lowest price of 30 days', () => {
  const now = at('2026-11-20T12:00:00+02:00')
  const day = 24 * 60 * 60 * 1000
  const past = (from: number, until: number) => ({ startsAt: now - from * day, endsAt: now - until * day })

  test('is what an earlier promotion asked', () => {
    const sale = percent(10, { id: 2, startsAt: now - day })
    expect(show({}, [sale], now, [percent(30, past(20, 10))]).reduction).toBeNull()
    expect(show({}, [sale], now, [percent(5, past(20, 10))]).reduction).toMatchObject({ priorCents: 1900, percent: 5 })
    expect(show({}, [sale], now, [percent(30, past(60, 32))]).reduction).toMatchObject({
      priorCents: 2000,
      percent: 10,
    })
  })

  test('of a deeper promotion after a first one counts from before the first', () => {
    const [first, second] = [percent(10, past(9, 3)), percent(30, { id: 2, startsAt: now - 3 * day })]
    expect(show({}, [second], now, [first]).reduction).toMatchObject({ priorCents: 2000, percent: 30 })
  })

  test('counts for a cut of the price itself too', () => {
    const prices = [
      { priceCents: 1500, validFrom: now - 2 * day },
      { priceCents: 2000, validFrom: now - 200 * day },
    ]
    const cut = { priceCents: 1500, prices }
    expect(show(cut, [], now).reduction).toMatchObject({ priorCents: 2000, percent: 25 })
    expect(show(cut, [], now, [percent(50, past(9, 3))]).reduction).toBeNull()
  })

  test('a promotion that goes on is announced for sixty days, and its price stays', () => {
    const sale = [percent(20, { startsAt: now })]
    expect(show({}, sale, now + 60 * day - 1).reduction).toMatchObject({ priorCents: 2000 })
    expect(show({}, sale, now + 60 * day)).toMatchObject({ priceCents: 1600, reduction: null })
  })
})

describe('the percentage', () => {
  const now = at('2026-11-20T12:00:00+02:00')
  const cases = [
    { price: 1332, percentage: 20, shown: 20 },
    { price: 2000, percentage: 12, shown: 10 },
    { price: 2000, percentage: 4, shown: 0 },
  ]
  test.each(cases)('$percentage % off $price is announced as $shown %', ({ price, percentage, shown }) => {
    expect(
      show(
        { priceCents: price, prices: [{ priceCents: price, validFrom: 0 }] },
        [percent(percentage, { startsAt: now })],
        now,
      ).reduction?.percent,
    ).toBe(shown)
  })
})

test('the uniform price is its floor, until the end of its last day', () => {
  const now = at('2026-11-20T12:00:00+02:00')
  const protectedBook = { publisherPriceCents: 2000, protectedUntil: dayFrom('2026-11-20') }
  const sale = [percent(50, { startsAt: now })]
  expect(show(protectedBook, sale, now)).toMatchObject({
    priceCents: 1800,
    validUntil: at('2026-11-21T00:00:00+02:00'),
  })
  expect(show(protectedBook, sale, at('2026-11-21T00:00:00+02:00')).priceCents).toBe(1000)
})

test('what only some people get is no price for everybody', () => {
  expect(isPublic(percent(10))).toBe(true)
  expect(isPublic(percent(10, { condition: { any: [{ quantity: 1 }, { firstOrder: true }] } }))).toBe(false)
  expect(isPublic(percent(10, { condition: { not: { shipping: ['home'] } } }))).toBe(false)
  expect(isPublic(percent(10, { scope: 'shipping' }))).toBe(false)
})
