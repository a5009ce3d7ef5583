import { expect, it } from 'vitest'
import { totalOf, usageBetween } from './usage.ts'

const times = (...pairs: [number, number][]) => new Map(pairs)

it('usage is the processor time since the last reading, for shop and database separately', () => {
  const before = { shop: times([1, 100]), database: times([2, 50], [3, 10]) }
  const after = { shop: times([1, 130]), database: times([2, 55], [3, 12]) }
  expect(usageBetween(before, after)).toEqual({ shop: 30, database: 7 })
})

it('a process that started meanwhile counts fully, one that ended does not lower the sum', () => {
  const before = { shop: times([1, 100]), database: times([2, 50]) }
  const after = { shop: times([1, 100]), database: times([4, 8]) }
  expect(usageBetween(before, after)).toEqual({ shop: 0, database: 8 })
})

it('is null where processor time is not available', () => {
  const nothing = { shop: times(), database: times() }
  expect(usageBetween(nothing, nothing)).toEqual({ shop: null, database: null })
  expect(totalOf({ shop: 1, database: null })).toBeNull()
  expect(totalOf({ shop: 1, database: 2 })).toBe(3)
})
