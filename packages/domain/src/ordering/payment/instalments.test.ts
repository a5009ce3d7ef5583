import fc from 'fast-check'
import { expect, test } from 'vitest'
import { instalmentPlan, limitSteps, listInstalmentPlans, mergeSteps, mostInstalments } from './instalments.ts'

const steps = [
  { fromCents: 3000, most: 3 },
  { fromCents: 6000, most: 6 },
  { fromCents: 20_000, most: 24 },
]

test.each([
  [2999, 24, 1],
  [3000, 24, 3],
  [5999, 24, 3],
  [6000, 24, 6],
  [6000, 4, 4],
  [20_000, 24, 24],
  [20_000, 12, 12],
  [20_000, 1, 1],
])('of %i cents an acquirer that takes %i takes up to %i', (cents, limit, most) => {
  expect(mostInstalments(limitSteps(steps, limit), cents)).toBe(most)
})

test('steps that a limit makes alike are one', () => {
  expect(limitSteps(steps, 3)).toEqual([{ fromCents: 3000, most: 3 }])
  expect(limitSteps(steps, 1)).toEqual([])
})

test('of several acquirers the most counts', () => {
  expect(mergeSteps([])).toEqual([])
  expect(mergeSteps([limitSteps(steps, 4), [{ fromCents: 10_000, most: 12 }]])).toEqual([
    { fromCents: 3000, most: 3 },
    { fromCents: 6000, most: 4 },
    { fromCents: 10_000, most: 12 },
  ])
})

test('without steps all is paid at once', () => {
  expect(mostInstalments([], 100_000)).toBe(1)
  expect(listInstalmentPlans(100_000, 1)).toEqual([])
})

test('the last one takes what remains', () => {
  expect(instalmentPlan(10_000, 3)).toEqual({ count: 3, monthlyCents: 3333, lastCents: 3334 })
  expect(instalmentPlan(7500, 6)).toEqual({ count: 6, monthlyCents: 1250, lastCents: 1250 })
  expect(listInstalmentPlans(3000, 3).map(({ count, monthlyCents }) => [count, monthlyCents])).toEqual([
    [2, 1500],
    [3, 1000],
  ])
})

test('all of them are the amount', () => {
  fc.assert(
    fc.property(fc.integer({ min: 24, max: 10_000_000 }), fc.integer({ min: 2, max: 24 }), (cents, count) => {
      const { monthlyCents, lastCents } = instalmentPlan(cents, count)
      expect(monthlyCents * (count - 1) + lastCents).toBe(cents)
      expect(lastCents - monthlyCents).toBeGreaterThanOrEqual(0)
      expect(lastCents - monthlyCents).toBeLessThan(count)
    }),
  )
})
