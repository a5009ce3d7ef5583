import { expect, test } from 'vitest'
import { orthodoxEaster } from './orthodox-easter.ts'
import { isoDay, weekdayOf } from './working-days.ts'

test.each([
  [1953, '1953-04-05'],
  [1983, '1983-05-08'],
  [2000, '2000-04-30'],
  [2010, '2010-04-04'],
  [2021, '2021-05-02'],
  [2022, '2022-04-24'],
  [2023, '2023-04-16'],
  [2024, '2024-05-05'],
  [2025, '2025-04-20'],
  [2026, '2026-04-12'],
  [2027, '2027-05-02'],
  [2028, '2028-04-16'],
  [2029, '2029-04-08'],
  [2030, '2030-04-28'],
])('%i: %s', (year, day) => {
  expect(isoDay(orthodoxEaster(year))).toBe(day)
})

test('always a Sunday, from 4 April to 10 May', () => {
  for (let year = 1900; year < 2100; year += 1) {
    const easter = orthodoxEaster(year)
    expect(weekdayOf(easter)).toBe(7)
    expect(isoDay(easter) >= `${year}-04-04` && isoDay(easter) <= `${year}-05-10`).toBe(true)
  }
})
