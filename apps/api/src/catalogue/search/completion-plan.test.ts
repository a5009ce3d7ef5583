import { expect, test } from 'vitest'
import { planCompletion } from './completion-plan.ts'

const products = 1_000_000

test.each([
  ['a rare word and a rare beginning', { whole: 400, begun: 900, both: 1 }, 'index'],
  ['a rare word and a common beginning', { whole: 400, begun: 150_000, both: 60 }, 'scan'],
  ['a common word and a rare beginning', { whole: 48_000, begun: 40, both: 2 }, 'index'],
  ['two of the commonest', { whole: 48_000, begun: 150_000, both: 7200 }, 'popular'],
])('%s', (_, rows, way) => expect(planCompletion({ products, ...rows }, 120).way).toBe(way))

test('the more products have both, the fewer are looked at', () => {
  const lookedAt = (both: number) => {
    const plan = planCompletion({ products, whole: 100_000, begun: 200_000, both }, 120)
    return plan.way === 'popular' ? plan.looked : Number.NaN
  }
  expect(lookedAt(10_000)).toBe(24_000)
  expect(lookedAt(20_000)).toBe(12_000)
})

test('in a shop of usual size the index answers', () => {
  expect(planCompletion({ products: 30_000, whole: 9000, begun: 9000, both: 2700 }, 120)).toEqual({ way: 'index' })
})
