import { expect, test } from 'vitest'
import { isoDay } from '../delivery/working-days.ts'
import { depositDeadline, depositReleaseDay, depositReminderDay, isKeptUnpaid } from './deposit-deadline.ts'

const deadline = (placedAt: string) => {
  const day = depositDeadline('bank_deposit', Date.parse(placedAt))
  return day === null ? null : isoDay(day)
}

test.each([
  ['five working days on', '2026-11-20T10:00:00+02:00', '2026-11-27'],
  ['from a Saturday as from Monday', '2026-11-21T10:00:00+02:00', '2026-11-30'],
  ['counted in shop time', '2026-11-20T22:30:00Z', '2026-11-30'],
  ['over Christmas and New Year', '2026-12-23T10:00:00+02:00', '2026-12-31'],
  ['over Epiphany', '2026-12-31T10:00:00+02:00', '2027-01-11'],
  ['over Good Friday and Easter Monday', '2026-04-08T10:00:00+03:00', '2026-04-17'],
])('%s', (_, placedAt, expected) => {
  expect(deadline(placedAt)).toBe(expected)
})

test.each(['cash_on_delivery', 'card', 'of_another_release'])('%s has none', (code) => {
  expect(depositDeadline(code, Date.parse('2026-11-20T10:00:00+02:00'))).toBeNull()
})

test.each([
  // its last day is Friday the 27th, and the bank shows it on Monday
  ['2026-11-20T10:00:00+02:00', '2026-12-01'],
  // the last day is Monday the 30th
  ['2026-11-21T10:00:00+02:00', '2026-12-02'],
])('an order of %s without its deposit is given up on %s', (placedAt, day) => {
  const release = depositReleaseDay('bank_deposit', Date.parse(placedAt))
  expect(release === null ? null : isoDay(release)).toBe(day)
  expect(depositReleaseDay('cash_on_delivery', Date.parse(placedAt))).toBeNull()
})

test.each([
  // its last day is Friday the 27th
  ['2026-11-20T10:00:00+02:00', '2026-11-25'],
  // its last day is Monday the 30th
  ['2026-11-21T10:00:00+02:00', '2026-11-26'],
])('the buyer of an order of %s is reminded on %s', (placedAt, day) => {
  const reminder = depositReminderDay('bank_deposit', Date.parse(placedAt))
  expect(reminder === null ? null : isoDay(reminder)).toBe(day)
  expect(depositReminderDay('cash_on_delivery', Date.parse(placedAt))).toBeNull()
})

test('an order that is not paid is kept until one for a deposit would be given up', () => {
  const placedAt = Date.parse('2026-11-20T10:00:00+02:00')
  expect(isKeptUnpaid(placedAt, Date.parse('2026-11-30T23:59:00+02:00'))).toBe(true)
  expect(isKeptUnpaid(placedAt, Date.parse('2026-12-01T00:01:00+02:00'))).toBe(false)
})
