import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { announcedDays, findReduction, type PricePeriod } from './announced-reduction.ts'

const dayLong = 86_400_000
const runs = { seed: 20_261_120, numRuns: 10_000 }

const newestFirst = (changes: readonly (readonly [number, number])[]): PricePeriod[] =>
  changes.map(([day, priceCents]) => ({ priceCents, validFrom: day * dayLong })).reverse()

/** `-100:1500 0:1000` reads: 15 euros since a hundred days ago, 10 euros from today on. */
const history = (text: string): PricePeriod[] =>
  newestFirst(
    text
      .split(' ')
      .filter((change) => change !== '')
      .map((change) => {
        const [day = '', cents = ''] = change.split(':')
        return [Number(day), Number(cents)]
      }),
  )

describe('a reduction is announced', () => {
  test.each([
    ['after a plain cut', '-100:1500 0:1000', 1500, 30],
    ['from the low of 30 days after up-then-down', '-100:1000 -5:1500 0:900', 1000, 10],
    ['counted back from before the first of two cuts', '-100:1500 -10:1200 0:900', 1500, 40],
    ['a day before its time is over', '-100:1500 -59:1000', 1500, 30],
    ['on its own, once the time of the first cut is over', '-200:1500 -60:1200 0:900', 1200, 25],
    ['from the price before it, years after a first cut', '-1600:2000 -1400:1500 0:1200', 1500, 20],
    ['of three cuts in a chain', '-90:2000 -20:1800 -10:1500 0:1000', 2000, 50],
    ['of a chain, from the low before its first cut', '-90:1000 -25:1600 -10:1200 0:900', 1000, 10],
    ['of a title on sale for fewer than 30 days', '-10:1500 0:1200', 1500, 20],
    ['when the low price ended as the window opened', '-100:1000 -30:1500 0:1200', 1500, 20],
    ['when it ended more than 30 days before this one', '-99:1500 -70:1000 -40:1500 0:1000', 1500, 30],
    ['for the second cut after a rise', '-100:1500 -10:1000 -5:1200 0:900', 1000, 10],
    ['after the same price was written down again', '-100:1500 -10:1000 0:1000', 1500, 30],
    ['when an equal price stands between two cuts', '-100:1500 -50:1200 -10:1200 0:900', 1500, 40],
    ['below five per cent, without a figure', '-100:1000 0:951', 1000, 0],
    ['rounded down, never up', '-100:999 0:667', 999, 30],
    ['exact when the figure is a multiple of 5', '-100:300 0:195', 300, 35],
  ])('%s', (_, changes, priorCents, percent) => {
    expect(findReduction(history(changes), null, 0)).toMatchObject({ priorCents, percent })
  })

  test.each([
    ['today’s cut', '-100:1500 0:1000', 0],
    ['the first of two cuts', '-100:1500 -10:1200 0:900', -10],
    ['the first after a rise', '-100:1500 -10:1000 -5:1200 0:900', 0],
    ['a cut, whatever was written down again after it', '-100:1500 -10:1000 0:1000', -10],
  ])('since %s', (_, changes, day) => {
    expect(findReduction(history(changes), null, 0)?.since).toBe(day * dayLong)
  })
})

describe('no reduction is announced', () => {
  test.each([
    ['without any price', ''],
    ['of the first price', '0:1500'],
    ['by a rise', '-100:1000 0:1500'],
    ['by the same price', '-100:1000 0:1000'],
    ['after up-then-down to the old price', '-100:1000 -5:1500 0:1000'],
    ['after up-then-down to more than the old price', '-100:1000 -5:1500 0:1200'],
    ['when the low price was in force for a moment of the window', `-100:1000 ${-30 + 1 / dayLong}:1500 0:1200`],
    ['below a price that began long before and reached into the window', '-400:900 -29:1500 0:1200'],
    ['once its time is over', '-100:1500 -60:1000'],
    ['of a cut of two years ago', '-900:1500 -700:1000'],
    ['of a chain of cuts, once the time of the last is over', '-300:2000 -200:1500 -100:1200 -60:900'],
    ['once a rise has ended it', '-100:1500 -10:1000 0:1200'],
    ['when it ended and starts again within 30 days', '-100:1500 -40:1000 -20:1500 0:1000'],
    ['above the low that came before the last rise', '-100:1500 -10:1000 -5:1200 0:1100'],
    ['by a rise written down twice', '-100:1500 -10:1000 -5:1200 0:1200'],
  ])('%s', (_, changes) => {
    expect(findReduction(history(changes), null, 0)).toBeNull()
  })
})

/**
 * Goes back from today: over the days on which the price did not rise, to the earliest cut that is young enough, then 30
 * days more.
 */
function priorOf(days: readonly number[]): number | null {
  const today = days.at(-1) ?? 0
  const last = days.length - 1
  let first = last
  while (first > 0 && (days[first - 1] ?? 0) >= (days[first] ?? 0)) first -= 1
  const isCutOn = (index: number) => index > first && (days[index] ?? 0) < (days[index - 1] ?? 0)
  const cutIndex = days.findIndex((_, index) => isCutOn(index) && last - index < announcedDays)
  if (cutIndex === -1) return null
  const low = Math.min(...days.slice(Math.max(0, cutIndex - 30), cutIndex))
  return low > today ? low : null
}

test.each([
  ['more than the publisher asks', 1499, null],
  ['what the publisher asks', 1500, 1500],
  ['less than the publisher asks', 1990, 1500],
])('from %s', (_, publisherPrice, prior) => {
  expect(findReduction(history('-100:1500 0:1000'), publisherPrice, 0)?.priorCents ?? null).toBe(prior)
})

test('agrees with the law read day by day', () => {
  const change = fc.tuple(
    fc.oneof(fc.integer({ min: 1, max: 25 }), fc.integer({ min: 26, max: 200 })),
    fc.constantFrom(700, 800, 900, 1000, 1100),
  )
  const property = fc.property(fc.array(change, { minLength: 1, maxLength: 12 }), (changes) => {
    const days = changes.flatMap(([length, price]) => Array.from({ length }, () => price))
    const startOf = (index: number): number => changes.slice(0, index).reduce((sum, [length]) => sum + length, 0)
    const periods = newestFirst(changes.map(([, price], index) => [startOf(index), price]))
    expect(findReduction(periods, null, (days.length - 1) * dayLong)?.priorCents ?? null).toBe(priorOf(days))
  })
  fc.assert(property, runs)
})

test('the percentage is rounded down to a multiple of 5', () => {
  const cents = fc.integer({ min: 1, max: 100_000 })
  const property = fc.property(cents, cents, (now, more) => {
    const before = now + more
    const { priorCents = 0, percent = 0 } =
      findReduction(
        newestFirst([
          [-100, before],
          [0, now],
        ]),
        null,
        0,
      ) ?? {}
    expect(priorCents).toBe(before)
    expect(now * 100).toBeLessThanOrEqual(before * (100 - percent))
    expect(now * 100).toBeGreaterThan(before * (100 - percent - 5))
    expect(percent % 5).toBe(0)
  })
  fc.assert(property, runs)
})

test('is announced until its time is over, and for no moment longer', () => {
  const change = fc.tuple(fc.integer({ min: 1, max: 90 }), fc.integer({ min: 1, max: 5000 }))
  const property = fc.property(fc.array(change, { minLength: 2, maxLength: 12 }), (changes) => {
    const startOf = (index: number): number => changes.slice(0, index).reduce((sum, [length]) => sum + length, 0)
    const periods = newestFirst(changes.map(([, price], index) => [startOf(index), price]))
    const lastChange = periods[0]?.validFrom ?? 0
    const reduction = findReduction(periods, null, lastChange)
    if (!reduction) return
    expect(reduction.until).toBe(reduction.since + announcedDays * dayLong)
    expect(findReduction(periods, null, reduction.until - 1)).toEqual(reduction)
    expect(findReduction(periods, null, reduction.until)?.since).not.toBe(reduction.since)
    expect(findReduction(periods, null, lastChange + announcedDays * dayLong)).toBeNull()
  })
  fc.assert(property, runs)
})
