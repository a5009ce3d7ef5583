// When prices change by themselves, and by which promotions: lists hold until then.

import { expect, test } from 'vitest'
import { dayOf } from '../delivery/working-days.ts'
import { now as inAutumn, percent, promotion } from './fixtures.ts'
import type { Promotion } from './promotion.ts'
import { endedDays, nextPriceChange, promotionsChanging } from './shown-price.ts'

const hour = 3_600_000
const day = 24 * hour
/** Noon in Athens, with no change of clocks in the 60 days before. */
const now = inAutumn + 45 * day
const midnight = now + 12 * hour

const tenOff = (given: Partial<Promotion>) => promotion({ effect: percent(10), ...given })

test.each<[string, { current?: Promotion[]; history?: Promotion[] }, number | null]>([
  ['never without promotions', {}, null],
  ['at midnight with one in force, as a uniform price may end then', { current: [tenOff({})] }, midnight],
  ['when one begins before that', { current: [tenOff({ startsAt: now + hour })] }, now + hour],
  [
    'when one ends before that',
    { current: [tenOff({ startsAt: now - 90 * day, endsAt: now + 2 * hour })] },
    now + 2 * hour,
  ],
  ['not now, though one begins now', { current: [tenOff({ startsAt: now })] }, midnight],
  [
    'when the cut of one that is over may no longer be announced',
    { history: [tenOff({ startsAt: now - 10 * day, endsAt: now - day })] },
    now + 50 * day,
  ],
  [
    'when a condition begins, wherever it is written',
    { current: [tenOff({ condition: { all: [{ any: [{ not: { between: [now + 5, now + 9] } }] }] } })] },
    now + 5,
  ],
  ['when a condition ends', { current: [tenOff({ condition: { between: [now - 5, now + 9] } })] }, now + 9],
  ['not for a condition without times', { current: [tenOff({ condition: { quantity: 2 } })] }, midnight],
])('%s', (_, { current = [], history = [] }, expected) => {
  expect(nextPriceChange({ current, history }, now)).toBe(expected)
})

test.each<[string, Partial<Promotion>, number]>([
  ['begins', { startsAt: now + hour }, now + hour],
  ['ends', { startsAt: now - 90 * day, endsAt: now + hour }, now + hour],
  ['has its cut announced no longer', { startsAt: now - 60 * day + hour }, now + hour],
  ['meets its condition', { condition: { between: [now + hour, now + 9 * hour] } }, now + hour],
])('prices change by a promotion that %s, at that instant', (_, given, time) => {
  const promotions = { current: [tenOff(given), tenOff({})], history: [tenOff(given)] }
  expect(nextPriceChange(promotions, now)).toBe(time)
  expect(promotionsChanging(promotions, now, time - 1)).toEqual([])
  expect(promotionsChanging(promotions, now, time)).toEqual([tenOff(given), tenOff(given)])
  expect(promotionsChanging(promotions, time, time + hour)).toEqual([])
})

test('with a promotion in force, a midnight ends a day of uniform prices, and the announcement of a cut 60 days old', () => {
  const promotions = { current: [tenOff({})], history: [] }
  const today = dayOf(now)
  expect(endedDays(promotions, now, midnight - 1)).toEqual([])
  expect(endedDays(promotions, now, midnight)).toEqual([
    [today, today],
    [today - 60, today - 60],
  ])
  expect(endedDays(promotions, now, midnight + 3 * day)[0]).toEqual([today, today + 3])
  expect(endedDays({ current: [], history: [] }, now, midnight)).toEqual([])
})

test('the announcement of a cut that began at a midnight in winter ends at one o’clock in summer', () => {
  const promotions = { current: [tenOff({})], history: [] }
  // clocks go forward on 28 March 2027
  const began = Date.parse('2027-03-01T00:00:00+02:00')
  const ends = began + 60 * day
  const before = Date.parse('2027-04-30T00:00:00+03:00')
  expect(ends - before).toBe(hour)
  expect(nextPriceChange(promotions, before)).toBe(ends)
  expect(endedDays(promotions, before, ends)).toEqual([[dayOf(began) - 1, dayOf(began) - 1]])
})
