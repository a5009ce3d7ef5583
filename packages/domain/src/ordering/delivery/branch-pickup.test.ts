import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { type BranchHours, type OpeningHours, openingOn } from './branch-hours.ts'
import {
  decideOrderPickup,
  decidePickup,
  nextPickupChange,
  nextPickupDayChange,
  type PickupLine,
} from './branch-pickup.ts'
import { estimateDelivery } from './estimate-delivery.ts'
import { dayOf, fromShopTime, isoDay } from './working-days.ts'

const hours: OpeningHours[] = [
  ...[1, 2, 3, 4, 5].map((day) => ({ day, opens: '09:00', closes: '21:00' })),
  { day: 6, opens: '09:00', closes: '18:00' },
]
const immediate = { minDays: 0, maxDays: 0 }
const toBranch = { minDays: 0, maxDays: 1 }
const usual: BranchHours = { hours, specialHours: [] }

const broughtOn = (now: number) => estimateDelivery(now, immediate, toBranch).to

function describePickup(now: string, copies: number, elsewhere = 0, branch: BranchHours = usual): string {
  const time = Date.parse(now)
  const pickup = decidePickup(time, { ...branch, copies }, elsewhere, broughtOn(time))
  if (!pickup) return 'never'
  return `${pickup.from} ${isoDay(pickup.day)} ${pickup.readyAt}${pickup.until ? ` until ${pickup.until}` : ''}`
}

describe('copies in the branch', () => {
  it.each([
    [
      'during the day: two hours after the next half hour',
      '2026-11-20T15:10:00+02:00',
      'here 2026-11-20 17:30 until 21:00',
    ],
    ['at a full hour', '2026-11-20T15:00:00+02:00', 'here 2026-11-20 17:30 until 21:00'],
    ['before it opens: an hour after', '2026-11-20T08:59:59+02:00', 'here 2026-11-20 10:00'],
    ['the moment it opens', '2026-11-20T09:00:00+02:00', 'here 2026-11-20 11:30 until 21:00'],
    ['the last moment for today', '2026-11-20T18:29:59+02:00', 'here 2026-11-20 20:30 until 21:00'],
    ['too late for today', '2026-11-20T18:30:00+02:00', 'here 2026-11-21 10:00'],
    ['after closing', '2026-11-19T21:00:00+02:00', 'here 2026-11-20 10:00'],
    ['Saturday, which closes early', '2026-11-21T15:00:00+02:00', 'here 2026-11-21 17:30 until 18:00'],
    ['Saturday afternoon: Monday', '2026-11-21T16:00:00+02:00', 'here 2026-11-23 10:00'],
    ['Sunday', '2026-11-22T12:00:00+02:00', 'here 2026-11-23 10:00'],
    ['the day before a holiday, late', '2026-10-27T20:00:00+02:00', 'here 2026-10-29 10:00'],
    ['Good Friday: Saturday', '2026-04-10T11:00:00+03:00', 'here 2026-04-11 10:00'],
    ['Easter Saturday, late: not Easter Monday', '2026-04-11T17:00:00+03:00', 'here 2026-04-14 10:00'],
    ['Christmas Eve, morning', '2026-12-24T11:00:00+02:00', 'here 2026-12-24 13:30 until 21:00'],
    ['Christmas Day: two holidays and a Sunday', '2026-12-25T11:00:00+02:00', 'here 2026-12-28 10:00'],
    ['the night before the clocks go forward', '2027-03-27T23:30:00+02:00', 'here 2027-03-29 10:00'],
    ['the night in which an hour comes twice', '2026-10-25T03:30:00+02:00', 'here 2026-10-26 10:00'],
    ['New Year’s Eve after closing', '2026-12-31T21:00:00+02:00', 'here 2027-01-02 10:00'],
  ])('%s', (_, now, expected) => {
    expect(describePickup(now, 2)).toBe(expected)
  })

  it('on 31 December with short hours', () => {
    const short = { hours, specialHours: [{ date: '2026-12-31', hours: { opens: '09:00', closes: '15:00' } }] }
    expect(describePickup('2026-12-31T11:59:00+02:00', 1, 0, short)).toBe('here 2026-12-31 14:00 until 15:00')
    expect(describePickup('2026-12-31T12:30:00+02:00', 1, 0, short)).toBe('here 2027-01-02 10:00')
  })
})

describe('copies in another branch', () => {
  it.each([
    ['Friday before noon', '2026-11-20T10:00:00+02:00', 'brought 2026-11-23 12:00'],
    ['Tuesday before noon', '2026-11-17T10:00:00+02:00', 'brought 2026-11-18 12:00'],
    ['Tuesday evening', '2026-11-17T19:00:00+02:00', 'brought 2026-11-19 12:00'],
    ['before Epiphany', '2027-01-05T10:00:00+02:00', 'brought 2027-01-07 12:00'],
  ])('%s', (_, now, expected) => {
    expect(describePickup(now, 0, 3)).toBe(expected)
  })

  const closedOn = (...dates: string[]) => dates.map((date) => ({ date, hours: null }))

  it.each<[string, string, BranchHours['specialHours'], string]>([
    [
      'a day later, where the branch is closed',
      '2026-11-20T10:00:00+02:00',
      closedOn('2026-11-23'),
      '2026-11-24 12:00',
    ],
    [
      'on Monday, where it is closed on Friday: the van does not run on Saturday',
      '2026-11-19T10:00:00+02:00',
      closedOn('2026-11-20'),
      '2026-11-23 12:00',
    ],
    [
      'after a holiday on which the branch opens all the same',
      '2027-01-05T10:00:00+02:00',
      [{ date: '2027-01-06', hours: { opens: '09:00', closes: '15:00' } }],
      '2027-01-07 12:00',
    ],
    [
      'and are ready when it is open next, where it closes before noon',
      '2026-11-19T10:00:00+02:00',
      [{ date: '2026-11-20', hours: { opens: '09:00', closes: '11:00' } }],
      '2026-11-21 10:00',
    ],
  ])('come %s', (_, now, specialHours, expected) => {
    expect(describePickup(now, 0, 3, { hours, specialHours })).toBe(`brought ${expected}`)
  })
})

describe('no pickup date', () => {
  it('when no branch has a copy', () => {
    expect(describePickup('2026-11-20T10:00:00+02:00', 0)).toBe('never')
  })
  it('where the branch never opens', () => {
    expect(describePickup('2026-11-20T10:00:00+02:00', 2, 0, { hours: [], specialHours: [] })).toBe('never')
  })
  it('on a day the branch is closed: the next one it opens', () => {
    const weekend = { hours: [{ day: 6, opens: '10:00', closes: '14:00' }], specialHours: [] }
    expect(describePickup('2026-11-18T10:00:00+02:00', 2, 0, weekend)).toBe('here 2026-11-21 11:00')
  })
})

describe('a whole order', () => {
  const now = Date.parse('2026-11-20T10:00:00+02:00')
  const line = (quantity: number, here: number, elsewhere: number): PickupLine => ({ quantity, here, elsewhere })
  it.each([
    ['all copies are here', [line(2, 2, 0), line(1, 5, 3)], 3, 'here 2026-11-20'],
    ['one copy of a title is elsewhere', [line(2, 1, 1), line(1, 1, 0)], 2, 'brought 2026-11-23'],
    ['one title is elsewhere', [line(1, 1, 0), line(1, 0, 4)], 1, 'brought 2026-11-23'],
    ['everything is elsewhere', [line(3, 0, 3)], 0, 'brought 2026-11-23'],
    ['there are too few copies', [line(2, 1, 0), line(1, 1, 0)], 2, null],
  ])('%s', (_, lines, copiesHere, pickup) => {
    const decided = decideOrderPickup(now, usual, lines, broughtOn(now))
    const described = decided.pickup && `${decided.pickup.from} ${isoDay(decided.pickup.day)}`
    expect([decided.copiesHere, described]).toEqual([copiesHere, pickup])
  })
})

const start = Date.parse('2025-01-01')
const anyTime = fc.integer({ min: start, max: start + 3 * 365 * 86_400_000 })

test('ready while the branch is open, and never in the past', () => {
  const property = fc.property(anyTime, fc.nat(2), fc.nat(2), (now, copies, elsewhere) => {
    const pickup = decidePickup(now, { ...usual, copies }, elsewhere, broughtOn(now))
    expect(pickup === null).toBe(copies + elsewhere === 0)
    if (!pickup) return
    const opening = openingOn(pickup.day, usual)
    expect(opening && pickup.readyAt > opening.opens && pickup.readyAt < opening.closes).toBe(true)
    expect(fromShopTime(`${isoDay(pickup.day)}T${pickup.readyAt}:00`)).toBeGreaterThan(now)
    if (copies === 0) expect(pickup.day).toBeGreaterThanOrEqual(broughtOn(now))
    if (pickup.until !== null) expect([pickup.day, pickup.until]).toEqual([dayOf(now), opening?.closes])
  })
  fc.assert(property, { seed: 20_261_120, numRuns: 2000 })
})

test('what was decided holds until it is said to change', () => {
  const odd = { hours: [...hours.slice(0, 5), { day: 6, opens: '08:45', closes: '14:20' }], specialHours: [] }
  const property = fc.property(
    anyTime,
    fc.constantFrom(usual, odd),
    fc.double({ min: 0, max: 0.999, noNaN: true }),
    (now, branch, share) => {
      const decide = (time: number) => decidePickup(time, { ...branch, copies: 1 }, 0, dayOf(time))
      const withinDay = now + (nextPickupDayChange(now, [branch]) - now) * share
      const { day, until } = decide(now) ?? {}
      expect(decide(withinDay)).toMatchObject({ day, until })
      const change = Math.min(nextPickupChange(now), nextPickupDayChange(now, [branch]))
      expect(decide(now + (change - now) * share)).toEqual(decide(now))
    },
  )
  fc.assert(property, { seed: 20_261_121, numRuns: 2000 })
})

describe('days of pickup are computed again', () => {
  it.each([
    ['as the branch opens', '2026-11-20T06:00:00+02:00', '2026-11-20T09:00:00+02:00'],
    ['as nothing more is ready today', '2026-11-20T09:00:00+02:00', '2026-11-20T18:00:00+02:00'],
    ['as it closes', '2026-11-20T20:59:59+02:00', '2026-11-20T21:00:00+02:00'],
    ['at midnight', '2026-11-20T21:00:00+02:00', '2026-11-21T00:00:00+02:00'],
    ['at the end of the day with 25 hours', '2026-10-25T12:00:00+02:00', '2026-10-26T00:00:00+02:00'],
  ])('%s', (_, now, expected) => {
    expect(nextPickupDayChange(Date.parse(now), [usual])).toBe(Date.parse(expected))
  })
})
