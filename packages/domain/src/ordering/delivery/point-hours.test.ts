import { expect, test } from 'vitest'
import { isPointOpen, readPointHours } from './point-hours.ts'

const open = (from: number, to: number, opens: string, closes: string) =>
  Array.from({ length: to - from + 1 }, (_, index) => ({ day: from + index, opens, closes }))

test.each([
  ['24/7', 'always'],
  ['24 ώρες', 'always'],
  ['24 hours', 'always'],
  ['Δευτέρα–Σάββατο 09:00–21:00', open(1, 6, '09:00', '21:00')],
  ['ΔΕΥ-ΠΑΡ 8:00-24:00, Κυρ: 10:00-14:00', [...open(1, 5, '08:00', '24:00'), ...open(7, 7, '10:00', '14:00')]],
  ['Mon - Fri 09:00 - 17:00; Sat 09:00 - 15:00', [...open(1, 5, '09:00', '17:00'), ...open(6, 6, '09:00', '15:00')]],
  ['Μέσα στο σούπερ μάρκετ', null],
  ['Δευτέρα–Σάββατο 09:00–21:00, εκτός Τετάρτης', null],
  ['Σάββατο–Δευτέρα 09:00–21:00', null],
  ['Δευτέρα 18:00–02:00', null],
  ['', null],
  [null, null],
])('«%s»', (note, hours) => {
  expect(readPointHours(note)).toEqual(hours)
})

const hours = readPointHours('Δευτέρα–Σάββατο 09:00–21:00')

test.each([
  ['when it opens', '2026-11-21T07:00:00Z', true],
  ['a minute before', '2026-11-21T06:59:00Z', false],
  ['when it closes', '2026-11-21T19:00:00Z', false],
  ['a minute before', '2026-11-21T18:59:00Z', true],
  ['on a Sunday', '2026-11-22T10:00:00Z', false],
  ['on a public holiday', '2026-12-25T10:00:00Z', false],
])('%s', (_, time, isOpen) => {
  expect(isPointOpen(hours, 'now', Date.parse(time))).toBe(isOpen)
})

test('day and night is also on Sundays and holidays, and of what is not known nothing is said', () => {
  const christmas = Date.parse('2026-12-25T10:00:00Z')
  const openings = ['now', 'sunday', 'always'] as const
  expect(openings.map((opening) => isPointOpen('always', opening, christmas))).toEqual([true, true, true])
  expect(openings.map((opening) => isPointOpen(null, opening, christmas))).toEqual([false, false, false])
  expect(openings.map((opening) => isPointOpen(readPointHours('Κυριακή 10:00–14:00'), opening, christmas))).toEqual([
    false,
    true,
    false,
  ])
})
