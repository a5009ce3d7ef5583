import { expect, test } from 'vitest'
import { deletionDue, documentsUntil, openOrderUntil } from './data-retention.ts'

const timeOf = (text: string) => Date.parse(text)

test('deletion waits a week, and two months for an open order', () => {
  expect(deletionDue(timeOf('2026-11-20T12:00:00Z'))).toBe(timeOf('2026-11-27T12:00:00Z'))
  expect(openOrderUntil(timeOf('2026-11-20T12:00:00Z'))).toBe(timeOf('2027-01-19T12:00:00Z'))
})

test.each([
  ['2026-01-01T12:00:00Z', '2031-12-31T22:00:00Z'],
  ['2026-12-31T21:59:59Z', '2031-12-31T22:00:00Z'],
  ['2026-12-31T22:00:00Z', '2032-12-31T22:00:00Z'],
])('documents of %s are retained until %s', (placed, expected) => {
  expect(documentsUntil(timeOf(placed))).toBe(timeOf(expected))
})
