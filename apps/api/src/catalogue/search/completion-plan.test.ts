import { expect, test } from 'vitest'
import { planCompletion } from './completion-plan.ts'

const products = 1_000_000

test.each([
  ['a rare word and a rare beginning', { whole: 400, begun: 900, both: 1 }, 'index'],
  ['a rare word and a common beginning', { whole: 400, begun: 150_000, both: 60 }, 'scan'],
  ['a common word and a rare beginning', { whole: 48_000, begun: 40, both: 2 }, 'index'],
  ['two of the commonest', { whole: 48_000, begun: 150_000, both: 15_000 }, 'popular'],
])('%s', (_, rows, way) => expect(planCompletion({ products, ...rows }, 120).way).toBe(way))

test('the more products have both, the fewer are looked at', () => {
  const lookedAt = (both: number) => {
    const plan = planCompletion({ products, whole: 100_000, begun: 200_000, both }, 120)
    return plan.way === 'popular' ? plan.looked : Number.NaN
  }
  expect(lookedAt(10_000)).toBe(96_000)
  expect(lookedAt(20_000)).toBe(48_000)
})
