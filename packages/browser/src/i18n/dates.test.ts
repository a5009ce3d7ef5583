import { expect, it } from 'vitest'
import { formatDay, formatDays, nameOfWeekday } from './dates.ts'

it('formats days in each language', () => {
  expect(formatDay('2026-11-20', 'el', 'long')).toBe('20 Νοεμβρίου 2026')
  expect(formatDay('2026-11-20', 'en', 'long')).toBe('20 November 2026')
  expect(formatDay('2026-11-25', 'el', 'short')).toBe('25/11')
  expect(formatDay('2026-11-25', 'en', 'short')).toBe('25/11')
})

it('formats a range of days with one dash', () => {
  expect(formatDays('2026-11-24', '2026-11-25', 'el')).toBe('24–25 Νοεμβρίου')
  expect(formatDays('2026-11-24', '2026-11-25', 'en')).toBe('24–25 November')
  expect(formatDays('2026-11-24', '2026-11-24', 'en')).toBe('24 November')
  expect(formatDays('2026-11-30', '2026-12-02', 'en')).toMatch(/^30 November\s–\s2 December$/)
})

it('names the days from Monday', () => {
  expect(nameOfWeekday(1, 'el')).toBe('Δευτέρα')
  expect(nameOfWeekday(7, 'en')).toBe('Sunday')
})
