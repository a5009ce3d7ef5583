import { expect, test } from 'vitest'
import { statusesByFilter } from './order-filters.ts'
import { type OrderStatus, orderStatusNumbers } from './order-status.ts'

test('no status belongs to two filters, and only failed orders to none', () => {
  const listed: OrderStatus[] = Object.values(statusesByFilter).flat()
  expect(new Set(listed).size).toBe(listed.length)
  const covered = new Set(listed)
  const all = Object.keys(orderStatusNumbers) as OrderStatus[]
  expect(all.filter((status) => !covered.has(status)).toSorted()).toEqual(['cancelled', 'notAvailable', 'refund'])
})
