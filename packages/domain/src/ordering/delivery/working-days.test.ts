import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import {
  addWorkingDays,
  dayOf,
  fromShopTime,
  hourOf,
  isHoliday,
  isoDay,
  isWorkingDay,
  nextShopHour,
  nextShopMidnight,
  timeOf,
  weekdayOf,
} from './working-days.ts'

const day = (iso: string): number => Date.parse(iso) / 86_400_000
const daysOf = (year: number): number[] =>
  Array.from({ length: day(`${year + 1}-01-01`) - day(`${year}-01-01`) }, (_, index) => day(`${year}-01-01`) + index)

/** The public holidays that fall on Monday to Friday. */
const holidays = {
  2026: '01-01 01-06 02-23 03-25 04-10 04-13 05-01 06-01 10-28 12-25',
  2027: '01-01 01-06 03-15 03-25 04-30 05-03 06-21 10-28',
  2028: '01-06 02-28 04-14 04-17 05-01 06-05 08-15 12-25 12-26',
}

it.each(Object.entries(holidays))('the holidays of %s, and no other weekday', (year, dates) => {
  const free = daysOf(Number(year)).filter((item) => weekdayOf(item) <= 5 && !isWorkingDay(item))
  expect(free.map((item) => isoDay(item).slice(5)).join(' ')).toBe(dates)
})

it('no Saturday and no Sunday is a working day', () => {
  expect(daysOf(2026).filter((item) => weekdayOf(item) > 5 && isWorkingDay(item))).toEqual([])
})

it('a holiday can fall on any day of the week', () => {
  const days = daysOf(2027)
    .filter(isHoliday)
    .map((item) => isoDay(item).slice(5))
  expect(days.join(' ')).toBe('01-01 01-06 03-15 03-25 04-30 05-01 05-03 06-21 08-15 10-28 12-25 12-26')
})

it.each([
  ['2026-11-20T12:04:59Z', '14:04'],
  ['2026-07-01T21:00:00Z', '00:00'],
  ['2026-03-29T01:00:00Z', '04:00'],
])('at %s it is %s in shop time', (instant, time) => {
  expect(timeOf(Date.parse(instant))).toBe(time)
})

test.each([
  ['1970-01-01', 4],
  ['1969-12-29', 1],
  ['1969-12-28', 7],
  ['2026-11-20', 5],
  ['2026-11-22', 7],
  ['2026-11-23', 1],
  ['2028-02-29', 2],
])('%s is day %i of the week', (iso, weekday) => {
  expect(weekdayOf(day(iso))).toBe(weekday)
  expect(isoDay(day(iso))).toBe(iso)
})

describe('shop time is Athens', () => {
  it.each([
    ['2026-11-20T21:59:59Z', '2026-11-20', 23],
    ['2026-11-20T22:00:00Z', '2026-11-21', 0],
    ['2026-07-01T20:59:59Z', '2026-07-01', 23],
    ['2026-07-01T21:00:00Z', '2026-07-02', 0],
    ['2026-03-29T00:59:59Z', '2026-03-29', 2],
    ['2026-03-29T01:00:00Z', '2026-03-29', 4],
    ['2026-10-25T00:30:00Z', '2026-10-25', 3],
    ['2026-10-25T01:30:00Z', '2026-10-25', 3],
    ['2026-10-25T02:00:00Z', '2026-10-25', 4],
    ['2026-12-31T22:00:00Z', '2027-01-01', 0],
  ])('%s is %s, hour %i', (instant, date, hour) => {
    expect(isoDay(dayOf(Date.parse(instant)))).toBe(date)
    expect(hourOf(Date.parse(instant))).toBe(hour)
  })
})

test('days and hours are the same whenever they are asked for', () => {
  const start = Date.parse('2026-09-01T00:17:00Z')
  const times = Array.from({ length: 3000 }, (_, hour) => start + hour * 3_600_000)
  const read = (time: number) => [dayOf(time), hourOf(time), hourOf(time + 42 * 60_000)]
  const first = times.map(read)
  expect(times.toReversed().map(read).toReversed()).toEqual(first)
  expect(first.map(([, hour]) => hour)).toEqual(times.map((time) => Number(timeOf(time).slice(0, 2))))
})

describe('addWorkingDays', () => {
  it.each([
    ['a working day, none more', '2026-11-20', 0, '2026-11-20'],
    ['over the weekend', '2026-11-20', 1, '2026-11-23'],
    ['a Saturday starts on Monday', '2026-11-21', 0, '2026-11-23'],
    ['a Saturday and one', '2026-11-21', 1, '2026-11-24'],
    ['a whole week', '2026-11-20', 5, '2026-11-27'],
    ['over Christmas 2026', '2026-12-24', 1, '2026-12-28'],
    ['over New Year and Epiphany', '2026-12-31', 3, '2027-01-07'],
    ['over Good Friday and Easter Monday', '2026-04-09', 1, '2026-04-14'],
    ['over a holiday in the week', '2026-10-27', 1, '2026-10-29'],
    ['from a holiday', '2026-10-28', 0, '2026-10-29'],
    ['over the hour that is skipped', '2026-03-27', 1, '2026-03-30'],
    ['over the hour that comes twice', '2026-10-23', 1, '2026-10-26'],
  ])('%s', (_, from, count, to) => {
    expect(isoDay(addWorkingDays(day(from), count))).toBe(to)
  })

  it('ends on a working day with exactly that many working days in between', () => {
    const starts = fc.integer({ min: day('2024-01-01'), max: day('2031-01-01') })
    const property = fc.property(starts, fc.nat(30), (from, count) => {
      const to = addWorkingDays(from, count)
      const between = Array.from({ length: to - from }, (_, index) => from + index).filter(isWorkingDay)
      expect(isWorkingDay(to)).toBe(true)
      expect(between).toHaveLength(count)
    })
    fc.assert(property, { seed: 20_261_120, numRuns: 2000 })
  })
})

describe('nextShopMidnight', () => {
  it.each([
    ['in winter', '2026-11-20T12:34:56Z', '2026-11-20T22:00:00Z'],
    ['in summer', '2026-07-01T12:34:56Z', '2026-07-01T21:00:00Z'],
    ['a moment before', '2026-11-20T21:59:59.999Z', '2026-11-20T22:00:00Z'],
    ['exactly then: the next one', '2026-11-20T22:00:00Z', '2026-11-21T22:00:00Z'],
    ['of the day of 23 hours', '2026-03-28T22:00:00Z', '2026-03-29T21:00:00Z'],
    ['of the day of 25 hours', '2026-10-24T21:00:00Z', '2026-10-25T22:00:00Z'],
    ['of the old year', '2026-12-31T20:00:00Z', '2026-12-31T22:00:00Z'],
  ])('%s', (_, now, expected) => {
    expect(nextShopMidnight(Date.parse(now))).toBe(Date.parse(expected))
  })
})

describe('nextShopHour', () => {
  const isHour = (hour: number) => (instant: number) => hourOf(instant) === hour
  it.each([
    ['later today', '2026-11-20T12:34:56Z', 15, '2026-11-20T13:00:00Z'],
    ['exactly then: tomorrow', '2026-11-20T13:00:00Z', 15, '2026-11-21T13:00:00Z'],
    ['on the day of 23 hours', '2026-03-28T22:00:00Z', 15, '2026-03-29T12:00:00Z'],
    ['on the day of 25 hours', '2026-10-24T21:00:00Z', 15, '2026-10-25T13:00:00Z'],
    ['an hour that is skipped: the day after', '2026-03-28T22:00:00Z', 3, '2026-03-30T00:00:00Z'],
    ['an hour that comes twice: the first', '2026-10-24T21:00:00Z', 3, '2026-10-25T00:00:00Z'],
  ])('%s', (_, now, hour, expected) => {
    expect(nextShopHour(Date.parse(now), isHour(hour))).toBe(Date.parse(expected))
  })
})

test.each([
  ['2026-01-11T15:38:44.153', '2026-01-11T13:38:44.153Z'],
  ['2026-07-11T00:30:00', '2026-07-10T21:30:00.000Z'],
  ['2026-03-29T02:59:59', '2026-03-29T00:59:59.000Z'],
  ['2026-03-29T04:00:00', '2026-03-29T01:00:00.000Z'],
  ['2026-10-25T03:30:00', '2026-10-25T00:30:00.000Z'],
  ['2026-10-25T04:00:00', '2026-10-25T02:00:00.000Z'],
])('%s in the shop is %s', (local, instant) => {
  expect(new Date(fromShopTime(local)).toISOString()).toBe(instant)
})

test('another text is no time of the shop', () => {
  for (const text of ['', 'yesterday', '2026-01-11', '2026-01-11T15:38:44Z', '2026-13-11T15:38:44'])
    expect(fromShopTime(text)).toBeNaN()
})
