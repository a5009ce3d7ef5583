import { expect, test } from 'vitest'
import { statusesByFilter } from './order-filters.ts'
import { type OrderStatus, orderStatusNumbers } from './order-status.ts'

test('no state is found under two words, and only what came to nothing under none', () => {
  const found: OrderStatus[] = Object.values(statusesByFilter).flat()
  expect(new Set(found).size).toBe(found.length)
  const under = new Set(found)
  const all = Object.keys(orderStatusNumbers) as OrderStatus[]
  expect(all.filter((status) => !under.has(status)).toSorted()).toEqual(['cancelled', 'notAvailable', 'refund'])
})
