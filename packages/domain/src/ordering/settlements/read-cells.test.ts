import { expect, test } from 'vitest'
import { readAmount, readDay } from './read-cells.ts'

test.each([
  ['1.234,56', ',', 123_456],
  ['1234,5', ',', 123_450],
  ['12', ',', 1200],
  ['-12,50', ',', -1250],
  ['12,50-', ',', -1250],
  ['12,50 €', ',', 1250],
  ['EUR 12,50', ',', 1250],
  ['−0,00', ',', 0],
  ['1,234.56', '.', 123_456],
  ['0.07', '.', 7],
  ['12.50', ',', null],
  ['12,50', '.', null],
  ['1.2345,00', ',', null],
  ['12,505', ',', null],
  ['-12,50-', ',', null],
  ['12345678,00', ',', null],
  ['', ',', null],
  ['12a', ',', null],
] as const)('%s with %s is %s cents', (text, decimal, cents) => {
  expect(readAmount(text, decimal)).toBe(cents)
})

test.each([
  ['26/11/2026', 'dmy', '2026-11-26'],
  ['6-1-26', 'dmy', '2026-01-06'],
  ['26.11.2026 14:05', 'dmy', '2026-11-26'],
  ['26112026', 'dmy', '2026-11-26'],
  ['11/26/2026', 'mdy', '2026-11-26'],
  ['2024/08/20 00:01:17 -0700', 'ymd', '2024-08-20'],
  ['20261126', 'ymd', '2026-11-26'],
  ['31/02/2026', 'dmy', null],
  ['11/26/2026', 'dmy', null],
  ['26/11/026', 'dmy', null],
  ['today', 'dmy', null],
  ['', 'ymd', null],
] as const)('%s by %s is %s', (text, order, day) => {
  expect(readDay(text, order)).toBe(day)
})
