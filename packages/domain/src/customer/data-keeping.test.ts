import { expect, test } from 'vitest'
import { nextStatuses } from '../order/order-status.ts'
import { deletionDue, openOrderUntil, papersUntil, statusesAtRest } from './data-keeping.ts'

const at = (moment: string) => Date.parse(moment)

test('a week to change one’s mind, two months for an order that nobody closes', () => {
  expect(deletionDue(at('2026-11-20T12:00:00Z'))).toBe(at('2026-11-27T12:00:00Z'))
  expect(openOrderUntil(at('2026-11-20T12:00:00Z'))).toBe(at('2027-01-19T12:00:00Z'))
})

test.each([
  ['2026-01-01T12:00:00Z', '2031-12-31T22:00:00Z'],
  ['2026-12-31T21:59:59Z', '2031-12-31T22:00:00Z'],
  ['2026-12-31T22:00:00Z', '2032-12-31T22:00:00Z'],
])('papers of %s are kept until %s', (placed, until) => {
  expect(papersUntil(at(placed))).toBe(at(until))
})

test('what is at rest is followed by nothing that needs the buyer’s door', () => {
  const atRest = new Set<string>(statusesAtRest)
  for (const status of statusesAtRest) for (const next of nextStatuses[status]) expect(atRest.has(next)).toBe(true)
})
