import { expect, it, test } from 'vitest'
import { isoDay } from '../ordering/delivery/working-days.ts'
import { readReleased, releasedBands, spanOf } from './released.ts'

const today = Date.parse('2026-11-20') / 86_400_000
const isoOrNull = (day: number | null): string | null => (day === null ? null : isoDay(day))

it.each([
  ['upcoming', '2026-11-21', null, true],
  ['last-30', '2026-10-22', '2026-11-20', true],
  ['last-90', '2026-08-23', '2026-11-20', true],
  ['this-year', '2026-01-01', '2026-12-31', false],
  ['2024', '2024-01-01', '2024-12-31', false],
  ['1990-1999', '1990-01-01', '1999-12-31', false],
  ['-1969', null, '1969-12-31', false],
  ['2020-', '2020-01-01', null, false],
  ['1455', '1455-01-01', '1455-12-31', false],
])('%s is from %s to %s', (value, from, to, exact) => {
  const span = spanOf(value, today)
  expect([isoOrNull(span.from), isoOrNull(span.to), span.exact]).toEqual([from, to, exact])
})

it.each([
  ['2024', '2024'],
  ['02024', '2024'],
  ['1990-1990', '1990'],
  ['-1999', '-1999'],
  ['last-30', 'last-30'],
  ['1999-1990', null],
  ['1449', null],
  ['2101', null],
  ['-', null],
  ['', null],
  ['last-31', null],
  ['constructor', null],
])('%j is parsed as %j', (text, value) => {
  expect(readReleased(text)).toBe(value)
})

test('past years are offered in ever longer ranges, each in canonical form', () => {
  const bands = releasedBands(today)
  expect(bands).toEqual(['upcoming', 'last-30', 'last-90', 'this-year', '2025', '2021-2024', '2016-2020', '-2015'])
  expect(bands.map(readReleased)).toEqual(bands)
})
