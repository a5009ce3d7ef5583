import { expect, test } from 'vitest'
import { nextStatuses } from '../ordering/order/order-status.ts'
import { deletionDue, documentsUntil, finalStatuses, openOrderUntil } from './data-retention.ts'

const timeOf = (text: string) => Date.parse(text)

test('a week to change one’s mind, two months for an order that nobody closes', () => {
  expect(deletionDue(timeOf('2026-11-20T12:00:00Z'))).toBe(timeOf('2026-11-27T12:00:00Z'))
  expect(openOrderUntil(timeOf('2026-11-20T12:00:00Z'))).toBe(timeOf('2027-01-19T12:00:00Z'))
})

test.each([
  ['2026-01-01T12:00:00Z', '2031-12-31T22:00:00Z'],
  ['2026-12-31T21:59:59Z', '2031-12-31T22:00:00Z'],
  ['2026-12-31T22:00:00Z', '2032-12-31T22:00:00Z'],
])('papers of %s are kept until %s', (placed, expected) => {
  expect(documentsUntil(timeOf(placed))).toBe(timeOf(expected))
})

test('what is at rest is followed by nothing that needs the buyer’s door', () => {
  const atRest = new Set<string>(finalStatuses)
  for (const status of finalStatuses) for (const next of nextStatuses[status]) expect(atRest.has(next)).toBe(true)
})
