import { expect, it } from 'vitest'
import { totalOf, usageBetween } from './usage.ts'

const times = (...pairs: [number, number][]) => new Map(pairs)

it('usage is what processes worked since, apart for shop and database', () => {
  const before = { shop: times([1, 100]), database: times([2, 50], [3, 10]) }
  const after = { shop: times([1, 130]), database: times([2, 55], [3, 12]) }
  expect(usageBetween(before, after)).toEqual({ shop: 30, database: 7 })
})

it('a process that began meanwhile counts whole, one that ended does not make it less', () => {
  const before = { shop: times([1, 100]), database: times([2, 50]) }
  const after = { shop: times([1, 100]), database: times([4, 8]) }
  expect(usageBetween(before, after)).toEqual({ shop: 0, database: 8 })
})

it('is unknown where nobody counts', () => {
  const nothing = { shop: times(), database: times() }
  expect(usageBetween(nothing, nothing)).toEqual({ shop: null, database: null })
  expect(totalOf({ shop: 1, database: null })).toBeNull()
  expect(totalOf({ shop: 1, database: 2 })).toBe(3)
})
