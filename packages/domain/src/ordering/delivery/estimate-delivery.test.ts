import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import type { SupplyPolicy } from '../../catalogue/availability.ts'
import { bandCodes, bandDays, handlingDays, immediate } from './delivery-bands.ts'
import { cutOffHour, estimateDelivery, estimatorOf } from './estimate-delivery.ts'
import { addWorkingDays, dayOf, isoDay, isWorkingDay } from './working-days.ts'

const courier = { minDays: 1, maxDays: 3 }

const estimate = (now: string, handling = immediate, carrier = courier): string => {
  const { from, to } = estimateDelivery(Date.parse(now), handling, carrier)
  return `${isoDay(from)} ${isoDay(to)}`
}

describe('what is ordered before 15:00 of a working day leaves that day', () => {
  it.each([
    ['Wednesday 14:59', '2026-11-18T14:59:59+02:00', '2026-11-19 2026-11-23'],
    ['Wednesday 15:00', '2026-11-18T15:00:00+02:00', '2026-11-20 2026-11-24'],
    ['Thursday morning', '2026-11-19T09:00:00+02:00', '2026-11-20 2026-11-24'],
    ['Friday 14:59', '2026-11-20T14:59:59+02:00', '2026-11-23 2026-11-25'],
    ['Friday evening', '2026-11-20T20:00:00+02:00', '2026-11-24 2026-11-26'],
    ['Saturday morning', '2026-11-21T09:00:00+02:00', '2026-11-24 2026-11-26'],
    ['Sunday evening', '2026-11-22T23:59:59+02:00', '2026-11-24 2026-11-26'],
    ['Monday just after midnight', '2026-11-23T00:00:00+02:00', '2026-11-24 2026-11-26'],
    ['summer time, 14:59', '2026-07-01T14:59:59+03:00', '2026-07-02 2026-07-06'],
    ['summer time, 15:00', '2026-07-01T15:00:00+03:00', '2026-07-03 2026-07-07'],
    ['Christmas Eve, before noon', '2026-12-24T11:00:00+02:00', '2026-12-28 2026-12-30'],
    ['Christmas Eve, evening', '2026-12-24T18:00:00+02:00', '2026-12-29 2026-12-31'],
    ['Christmas Day, whatever the hour', '2026-12-25T18:00:00+02:00', '2026-12-29 2026-12-31'],
    ['New Year’s Eve', '2026-12-31T10:00:00+02:00', '2027-01-04 2027-01-07'],
    ['Maundy Thursday, evening', '2026-04-09T19:00:00+03:00', '2026-04-15 2026-04-17'],
    ['a holiday in the week, late', '2026-10-28T20:00:00+02:00', '2026-10-30 2026-11-03'],
    ['the Friday before the clocks go back', '2026-10-23T14:59:00+03:00', '2026-10-26 2026-10-29'],
  ])('%s', (_, now, days) => {
    expect(estimate(now)).toBe(days)
  })

  it('at 15:00 sharp', () => {
    expect(cutOffHour).toBe(15)
  })
})

describe('the slowest copy determines the date', () => {
  it.each([
    [0, 0, '2026-11-19 2026-11-23'],
    [0, 2, '2026-11-19 2026-11-25'],
    [2, 2, '2026-11-23 2026-11-25'],
    [3, 6, '2026-11-24 2026-12-01'],
  ])('%i to %i handling days', (minDays, maxDays, days) => {
    expect(estimate('2026-11-18T10:00:00+02:00', { minDays, maxDays })).toBe(days)
  })
})

describe('every band gives its own dates', () => {
  const [monday, door] = [Date.parse('2026-11-16T10:00:00+02:00'), bandDays['1-4']]
  it.each(bandCodes)('%s, to an address in Greece', (code) => {
    const { from, to } = estimateDelivery(monday, handlingDays(code), door)
    expect(from).toBe(addWorkingDays(dayOf(monday), bandDays[code].minDays))
    expect(to).toBe(addWorkingDays(dayOf(monday), bandDays[code].maxDays))
  })
})

describe('the dates are valid until the cut-off of the day of dispatch', () => {
  it.each([
    ['2026-11-18T14:59:59+02:00', '2026-11-18'],
    ['2026-11-18T15:00:00+02:00', '2026-11-19'],
    ['2026-11-20T15:00:00+02:00', '2026-11-23'],
    ['2026-11-21T09:00:00+02:00', '2026-11-23'],
    ['2026-04-09T16:00:00+03:00', '2026-04-14'],
    ['2026-10-27T16:00:00+02:00', '2026-10-29'],
  ])('%s: %s', (now, day) => {
    expect(isoDay(estimateDelivery(Date.parse(now), immediate, courier).orderBy)).toBe(day)
  })
})

describe('an unpublished product is sent when it is published', () => {
  const day = (iso: string): number => Date.parse(iso) / 86_400_000
  it.each([
    ['on a working day', '2026-12-02', '2026-12-03 2026-12-07'],
    ['on a Saturday', '2026-12-05', '2026-12-08 2026-12-10'],
    ['on Christmas Day', '2026-12-25', '2026-12-29 2026-12-31'],
    ['in the past: as if it were out', '2026-11-02', '2026-11-19 2026-11-23'],
  ])('%s', (_, comesOut, days) => {
    const now = Date.parse('2026-11-18T10:00:00+02:00')
    const { from, to } = estimateDelivery(now, immediate, courier, day(comesOut))
    expect(`${isoDay(from)} ${isoDay(to)}`).toBe(days)
  })
})

it('an order collected in the shop is ready the same working day', () => {
  expect(estimate('2026-11-18T10:00:00+02:00', immediate, { minDays: 0, maxDays: 0 })).toBe('2026-11-18 2026-11-18')
  expect(estimate('2026-11-18T16:00:00+02:00', immediate, { minDays: 0, maxDays: 0 })).toBe('2026-11-19 2026-11-19')
})

test('only working days are promised, and a later order never arrives earlier', () => {
  const start = Date.parse('2024-01-01')
  const time = fc.integer({ min: start, max: start + 4 * 365 * 86_400_000 })
  const carrier = fc.record({ minDays: fc.nat(5), more: fc.nat(9) })
  const handlingTimes = fc.constantFrom(...bandCodes).map(handlingDays)
  const property = fc.property(time, fc.nat(72), handlingTimes, carrier, (now, hours, handling, { minDays, more }) => {
    const days = { minDays, maxDays: minDays + more }
    const first = estimateDelivery(now, handling, days)
    const later = estimateDelivery(now + hours * 3_600_000, handling, days)
    expect(isWorkingDay(first.from) && isWorkingDay(first.to)).toBe(true)
    expect(first.from).toBeLessThanOrEqual(first.to)
    expect(later.from).toBeGreaterThanOrEqual(first.from)
    expect(later.to).toBeGreaterThanOrEqual(first.to)
  })
  fc.assert(property, { seed: 20_261_120, numRuns: 2000 })
})

describe('of several items', () => {
  const now = Date.parse('2026-11-19T09:00:00+02:00')
  const item = (copies: number, policy: SupplyPolicy, releaseDay: number | null = null) => ({
    policy,
    copies,
    promised: null,
    releaseDay,
  })

  it('the slowest decides, with any carrier', () => {
    const estimate = estimatorOf(now, [item(5, 'stock'), item(4, 'days_1_3')])
    const handling = handlingDays('2-6')
    expect(estimate?.(courier)).toEqual(estimateDelivery(now, handling, courier))
    expect(estimate?.(immediate)).toEqual(estimateDelivery(now, handling, immediate))
  })

  it('nothing is sent before the last is published', () => {
    const day = dayOf(now) + 30
    const estimate = estimatorOf(now, [item(5, 'stock'), item(0, 'pre_order', day)])
    expect(estimate?.(courier)).toEqual(estimateDelivery(now, immediate, courier, day))
  })

  it('there is none without a date', () => {
    expect(estimatorOf(now, [item(0, 'coming_soon')])).toBeNull()
  })
})
