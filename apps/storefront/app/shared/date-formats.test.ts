import { describe, expect, it } from 'vitest'
import { formatDates, formatDateTime, formatDateTimeWithYear, formatDays, formatWeekday } from './date-formats.ts'

describe('days', () => {
  it('give a month once', () => {
    expect(formatDays('2026-11-24', '2026-11-25', 'el')).toBe('Τρίτη 24 – Τετάρτη 25 Νοεμβρίου')
    expect(formatDays('2026-11-24', '2026-11-25', 'en')).toBe('Tuesday 24 – Wednesday 25 November')
    expect(formatDates('2026-11-24', '2026-11-26', 'el')).toBe('24–26 Νοεμβρίου')
  })

  it('give both months when they differ', () => {
    expect(formatDays('2026-11-30', '2026-12-02', 'el')).toBe('Δευτέρα 30 Νοεμβρίου – Τετάρτη 2 Δεκεμβρίου')
    expect(formatDates('2026-11-30', '2026-12-02', 'en')).toBe('30 November – 2 December')
  })

  it('give a single day once', () => {
    expect(formatDays('2026-11-24', '2026-11-24', 'en')).toBe('Tuesday 24 November')
    expect(formatDates('2026-11-24', '2026-11-24', 'el')).toBe('24 Νοεμβρίου')
  })
})

describe('times', () => {
  it('are in shop time', () => {
    expect(formatDateTime('2026-11-20T11:42:00.000Z', 'el')).toBe('Παρασκευή 20 Νοεμβρίου, 13:42')
    expect(formatDateTime('2026-07-01T21:30:00.000Z', 'en')).toBe('Thursday 2 July, 00:30')
    expect(formatDateTimeWithYear('2026-11-20T11:42:00.000Z', 'el')).toBe('Παρασκευή 20 Νοεμβρίου 2026, 13:42')
  })
})

it('names the days from Monday', () => {
  expect([1, 7].map((day) => formatWeekday(day, 'el'))).toEqual(['Δευτέρα', 'Κυριακή'])
})
