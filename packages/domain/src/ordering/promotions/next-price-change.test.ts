// When prices change by themselves: lists hold until then.

import { expect, test } from 'vitest'
import { now, percent, promotion } from './fixtures.ts'
import type { Promotion } from './promotion.ts'
import { nextPriceChange } from './shown-price.ts'

const hour = 3_600_000
const day = 24 * hour
/** It is noon in Athens, in winter. */
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
