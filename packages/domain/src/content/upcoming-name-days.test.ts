import { expect, test } from 'vitest'
import { upcomingNameDays } from './upcoming-name-days.ts'

const dayOf = (iso: string): number => Date.parse(iso) / 86_400_000
const basil = { month: 1, day: 1, names: 'Βασίλης' }
const john = { month: 1, day: 7, names: 'Γιάννης' }
const andrew = { month: 11, day: 30, names: 'Ανδρέας' }
const stephen = { month: 12, day: 27, names: 'Στέφανος' }
const leap = { month: 2, day: 29, names: 'Κασσιανός' }
const entries = [basil, john, andrew, stephen, leap]

test.each([
  ['today first', '2026-11-30', 7, 5, ['2026-11-30']],
  ['the last day of the week', '2026-11-24', 7, 5, ['2026-11-30']],
  ['not the day after the week', '2026-11-23', 7, 5, []],
  ['not yesterday', '2026-12-01', 7, 5, []],
  ['over the end of the year, in order', '2026-12-27', 7, 5, ['2026-12-27', '2027-01-01']],
  ['two weeks over the end of the year', '2026-12-27', 14, 5, ['2026-12-27', '2027-01-01', '2027-01-07']],
  ['no more than asked for', '2026-12-27', 14, 2, ['2026-12-27', '2027-01-01']],
  ['none when none is asked for', '2026-12-27', 14, 0, []],
  ['29 February of a leap year', '2028-02-27', 7, 5, ['2028-02-29']],
  ['no 29 February in other years', '2027-02-27', 7, 5, []],
])('%s', (_, today, days, limit, dates) => {
  expect(upcomingNameDays(entries, dayOf(today), days, limit).map((item) => item.date)).toEqual(dates)
})

test('each date comes with its entry', () => {
  expect(upcomingNameDays(entries, dayOf('2027-01-01'), 1, 5)).toEqual([{ date: '2027-01-01', entry: basil }])
})
