import { expect, test } from 'vitest'
import { failingUntilDisabled, isToBeDisabled, maxAttempts, nextAttempt, pausedUntil } from './retry-schedule.ts'

const seconds = (attempts: number, random = 0, retryAfterMs: number | null = null) =>
  (nextAttempt({ attempts, retryAfterMs }, 1_000_000, random) ?? 0) / 1000 - 1000

test('an event is tried ten times within three days and a few hours, later each time', () => {
  const delays = Array.from({ length: maxAttempts - 1 }, (_, index) => seconds(index + 1))
  expect(delays).toEqual([5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 86_400])
  expect(delays.reduce((sum, delay) => sum + delay, 0)).toBe(75 * 3600 + 35 * 60 + 5)
  expect(nextAttempt({ attempts: maxAttempts, retryAfterMs: 9000 }, 0, 0)).toBeNull()
})

test('up to a tenth later, so that not all come in one moment', () => {
  expect([seconds(2, 0.5), seconds(2, 1)]).toEqual([315, 330])
})

test('not before the endpoint asks for it, and an hour later at most', () => {
  expect([seconds(1, 0, 60_000), seconds(3, 0, 60_000), seconds(1, 0, 30 * 86_400_000)]).toEqual([60, 1800, 3600])
})

test('an endpoint that fails five times in a row is left alone for half a minute, doubling to ten', () => {
  const pauseAfter = (failures: number) => pausedUntil({ failures, failingSince: 0 }, null, 0)
  expect([1, 4, 5, 6, 7, 9, 10, 1000].map(pauseAfter)).toEqual([
    ...[null, null, 30_000, 60_000, 120_000],
    ...[480_000, 600_000, 600_000],
  ])
})

test('and as long as it asks for, an hour at most', () => {
  const health = { failures: 1, failingSince: 0 }
  expect(pausedUntil(health, 7000, 1000)).toBe(8000)
  expect(pausedUntil(health, 9 * 3_600_000, 0)).toBe(3_600_000)
})

test('it is disabled when it has taken nothing for three days', () => {
  const health = { failures: 9, failingSince: 1000 }
  expect(
    [1000, 1000 + failingUntilDisabled - 1, 1000 + failingUntilDisabled].map((now) => isToBeDisabled(health, now)),
  ).toEqual([false, false, true])
})
