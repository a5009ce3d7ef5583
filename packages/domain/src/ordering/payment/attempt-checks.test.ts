import { expect, test } from 'vitest'
import { decideUnended, pauseBeforeCheck } from './attempt-checks.ts'

const minute = 60_000

test('the pauses double up to an hour', () => {
  expect([0, 1, 2, 3, 4, 5, 50].map((checks) => pauseBeforeCheck(checks) / minute)).toEqual([2, 4, 8, 16, 32, 60, 60])
})

test.each([
  ['unknown', 119, 'ask_again'],
  ['unknown', 120, 'expired'],
  ['undecided', 7 * 24 * 60 - 1, 'ask_again'],
  ['undecided', 7 * 24 * 60, 'look_up'],
] as const)('%s after %d minutes: %s', (said, minutes, next) => {
  expect(decideUnended(said, minutes * minute)).toBe(next)
})
