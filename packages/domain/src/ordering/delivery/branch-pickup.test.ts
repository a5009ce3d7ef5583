import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import {
  decideOrderPickup,
  decidePickup,
  nextOpeningChange,
  type OpeningHours,
  type PickupLine,
} from './branch-pickup.ts'
import { estimateDelivery } from './estimate-delivery.ts'
import { dayOf, isHoliday, isoDay, timeOf, weekdayOf } from './working-days.ts'

const hours: OpeningHours[] = [
  ...[1, 2, 3, 4, 5].map((day) => ({ day, opens: '09:00', closes: '21:00' })),
  { day: 6, opens: '09:00', closes: '18:00' },
]
const immediate = { minDays: 0, maxDays: 0 }
const toBranch = { minDays: 0, maxDays: 1 }

function describePickup(now: string, copies: number, elsewhere = 0, opening: readonly OpeningHours[] = hours): string {
  const time = Date.parse(now)
  const { from, to } = estimateDelivery(time, immediate, toBranch)
  const pickup = decidePickup(time, { hours: opening, copies }, elsewhere, { ready: from, transferred: to })
  return pickup
    ? `${pickup.from} ${isoDay(pickup.day)} ${pickup.until ? `until ${pickup.until}` : `from ${pickup.opens}`}`
    : 'never'
}

describe('a copy in the branch', () => {
  it.each([
    ['Friday before noon', '2026-11-20T10:00:00+02:00', 'here 2026-11-20 until 21:00'],
    ['Friday before it opens', '2026-11-20T08:59:59+02:00', 'here 2026-11-20 from 09:00'],
    ['the moment it opens', '2026-11-20T09:00:00+02:00', 'here 2026-11-20 until 21:00'],
    ['Friday at the cut-off hour', '2026-11-20T15:00:00+02:00', 'here 2026-11-23 from 09:00'],
    ['Thursday evening after closing', '2026-11-19T21:00:00+02:00', 'here 2026-11-20 from 09:00'],
    ['Saturday: nothing is gathered before Monday', '2026-11-21T10:00:00+02:00', 'here 2026-11-23 from 09:00'],
    ['Sunday', '2026-11-22T12:00:00+02:00', 'here 2026-11-23 from 09:00'],
    ['the day before a holiday, late', '2026-10-27T16:00:00+02:00', 'here 2026-10-29 from 09:00'],
    ['Good Friday', '2026-04-10T11:00:00+03:00', 'here 2026-04-14 from 09:00'],
    ['the morning of Maundy Thursday', '2026-04-09T11:00:00+03:00', 'here 2026-04-09 until 21:00'],
    ['Christmas Eve, morning', '2026-12-24T11:00:00+02:00', 'here 2026-12-24 until 21:00'],
    ['Christmas Day', '2026-12-25T11:00:00+02:00', 'here 2026-12-28 from 09:00'],
  ])('%s', (_, now, expected) => {
    expect(describePickup(now, 2)).toBe(expected)
  })
})

describe('a copy in another branch', () => {
  it.each([
    ['Friday before noon', '2026-11-20T10:00:00+02:00', 'brought 2026-11-23 from 09:00'],
    ['Tuesday before noon', '2026-11-17T10:00:00+02:00', 'brought 2026-11-18 from 09:00'],
    ['Tuesday evening', '2026-11-17T19:00:00+02:00', 'brought 2026-11-19 from 09:00'],
    ['before Epiphany', '2027-01-05T10:00:00+02:00', 'brought 2027-01-07 from 09:00'],
  ])('%s', (_, now, expected) => {
    expect(describePickup(now, 0, 3)).toBe(expected)
  })
})

describe('no pickup date', () => {
  it('when no branch has a copy', () => {
    expect(describePickup('2026-11-20T10:00:00+02:00', 0)).toBe('never')
  })
  it('where the branch never opens', () => {
    expect(describePickup('2026-11-20T10:00:00+02:00', 2, 0, [])).toBe('never')
  })
  it('on a day the branch is closed: the next one it opens', () => {
    const weekend = [{ day: 6, opens: '10:00', closes: '14:00' }]
    expect(describePickup('2026-11-18T10:00:00+02:00', 2, 0, weekend)).toBe('here 2026-11-21 from 10:00')
  })
})

describe('a whole order', () => {
  const now = Date.parse('2026-11-20T10:00:00+02:00')
  const { from, to } = estimateDelivery(now, immediate, toBranch)
  const line = (quantity: number, here: number, elsewhere: number): PickupLine => ({ quantity, here, elsewhere })
  it.each([
    ['all copies are here', [line(2, 2, 0), line(1, 5, 3)], 3, 'here 2026-11-20'],
    ['one copy of a title is elsewhere', [line(2, 1, 1), line(1, 1, 0)], 2, 'brought 2026-11-23'],
    ['one title is elsewhere', [line(1, 1, 0), line(1, 0, 4)], 1, 'brought 2026-11-23'],
    ['everything is elsewhere', [line(3, 0, 3)], 0, 'brought 2026-11-23'],
    ['there are too few copies', [line(2, 1, 0), line(1, 1, 0)], 2, null],
  ])('%s', (_, lines, copiesHere, pickup) => {
    const decided = decideOrderPickup(now, hours, lines, { ready: from, transferred: to })
    const described = decided.pickup && `${decided.pickup.from} ${isoDay(decided.pickup.day)}`
    expect([decided.copiesHere, described]).toEqual([copiesHere, pickup])
  })
})

test('never while the branch is closed, nor earlier than the shop can send', () => {
  const start = Date.parse('2025-01-01')
  const time = fc.integer({ min: start, max: start + 3 * 365 * 86_400_000 })
  const property = fc.property(time, fc.nat(2), fc.nat(2), (now, copies, elsewhere) => {
    const { from, to } = estimateDelivery(now, immediate, toBranch)
    const pickup = decidePickup(now, { hours, copies }, elsewhere, { ready: from, transferred: to })
    expect(pickup === null).toBe(copies + elsewhere === 0)
    if (!pickup) return
    const opening = hours.find((entry) => entry.day === weekdayOf(pickup.day))
    expect(opening && !isHoliday(pickup.day)).toBe(true)
    expect(pickup.day).toBeGreaterThanOrEqual(copies > 0 ? from : to)
    if (pickup.until === null) return
    expect([pickup.day, pickup.until]).toEqual([dayOf(now), opening?.closes])
    expect(timeOf(now) >= pickup.opens && timeOf(now) < pickup.until).toBe(true)
  })
  fc.assert(property, { seed: 20_261_120, numRuns: 2000 })
})

describe('pickup times are computed again when a branch opens or closes', () => {
  it.each([
    ['2026-11-20T06:00:00+02:00', '2026-11-20T09:00:00+02:00'],
    ['2026-11-20T09:00:00+02:00', '2026-11-20T18:00:00+02:00'],
    ['2026-11-20T20:59:59+02:00', '2026-11-20T21:00:00+02:00'],
    ['2026-10-24T22:00:00+03:00', '2026-10-25T09:00:00+02:00'],
  ])('%s: %s', (now, expected) => {
    expect(nextOpeningChange(Date.parse(now), hours)).toBe(Date.parse(expected))
  })
  it('at half past, too', () => {
    const oddHours = [{ day: 1, opens: '08:45', closes: '14:30' }]
    expect(nextOpeningChange(Date.parse('2026-11-20T13:00:00Z'), oddHours)).toBe(Date.parse('2026-11-21T06:45:00Z'))
  })
  it('null, where no branch opens', () => {
    expect(nextOpeningChange(Date.parse('2026-11-20T13:00:00Z'), [])).toBeNull()
  })
})
