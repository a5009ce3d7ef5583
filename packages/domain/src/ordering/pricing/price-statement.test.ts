import { describe, expect, test } from 'vitest'
import { findReduction, type PricePeriod } from './announced-reduction.ts'
import { statePrice } from './price-statement.ts'

const dayLong = 86_400_000
const today = 20_777

/** Prices and their ages in days, the oldest first. */
const history = (...changes: [daysAgo: number, priceCents: number][]): PricePeriod[] =>
  changes.map(([daysAgo, priceCents]) => ({ priceCents, validFrom: (today - daysAgo) * dayLong })).reverse()

function state(prices: [number, number][], publisherPriceCents: number | null, protectedUntil: number | null = null) {
  const now = today * dayLong
  const reduction = findReduction(history(...prices), null, now)
  const priceCents = prices.at(-1)?.[1] ?? 0
  return {
    reduction,
    ...statePrice({ priceCents, reduction, publisherPriceCents, protectedUntil, protectedParts: [] }, now),
  }
}

describe('the statement beside a price', () => {
  test.each<[string, [number, number][], number | null, string, number | null]>([
    ['nothing of a price of our own', [[400, 1500]], null, 'none', null],
    ['nothing of the publisher’s own price', [[400, 1500]], 1500, 'none', null],
    ['the publisher’s price as a comparison', [[400, 1350]], 1500, 'comparison', null],
    ['a comparison upwards is one too', [[400, 1600]], 1500, 'comparison', null],
    [
      'a real reduction',
      [
        [400, 1500],
        [5, 1200],
      ],
      null,
      'reduction',
      1500,
    ],
    [
      'a real reduction before any comparison',
      [
        [400, 1400],
        [5, 1200],
      ],
      1500,
      'reduction',
      1400,
    ],
    [
      'a reduction counts from our price, not the publisher’s',
      [
        [400, 1350],
        [5, 1275],
      ],
      1500,
      'reduction',
      1350,
    ],
    ['a new title sold at once below the publisher’s price', [[0, 1350]], 1500, 'comparison', null],
    [
      'after up and down again: no reduction',
      [
        [400, 1200],
        [20, 1500],
        [5, 1200],
      ],
      1500,
      'comparison',
      null,
    ],
    [
      'two cuts: from before the first',
      [
        [400, 2000],
        [20, 1800],
        [5, 1500],
      ],
      null,
      'reduction',
      2000,
    ],
  ])('%s', (_, prices, publisher, kind, prior) => {
    const statement = state(prices, publisher)
    expect([statement.kind, statement.reduction?.priorCents ?? null]).toEqual([kind, prior])
  })

  test('consecutive cuts begin with the first of them', () => {
    const statement = state(
      [
        [400, 2000],
        [20, 1800],
        [5, 1500],
      ],
      null,
    )
    expect(statement.reduction?.since).toBe((today - 20) * dayLong)
  })
})

describe('the floor of the uniform price', () => {
  test.each<[string, number | null, number | null, number | null]>([
    ['holds on its last day', 1555, today, 1400],
    ['is gone the day after', 1555, today - 1, null],
    ['is rounded up to the cent', 1999, today + 100, 1800],
    ['needs a publisher’s price', null, today + 100, null],
    ['is nowhere without protection', 1555, null, null],
  ])('%s', (_, publisher, until, floor) => {
    expect(state([[400, 1500]], publisher, until).floor?.cents ?? null).toBe(floor)
  })
})
