import { finalStatuses } from '@stoa/domain/identity/data-retention'
import { type OrderStatus, orderStatusNumbers } from '@stoa/domain/ordering/order/order-status'
import { describe, expect, it, test } from 'vitest'
import { nextStatuses } from './order-transitions.ts'

const all = Object.keys(orderStatusNumbers) as OrderStatus[]

describe('transitions', () => {
  it.each(all)('%s leads to existing statuses only, each once, never to itself', (status) => {
    const next = nextStatuses[status]
    expect(next.every((follower) => follower in orderStatusNumbers)).toBe(true)
    expect(new Set(next).size).toBe(next.length)
    expect(next).not.toContain(status)
  })

  it('every state can be reached from pending', () => {
    const reached = new Set<OrderStatus>(['pending'])
    for (const status of reached) for (const next of nextStatuses[status]) reached.add(next)
    expect([...reached].toSorted()).toEqual(all.toSorted())
  })

  it('every status leads to a final one: a refund is final', () => {
    expect(nextStatuses.refund).toEqual([])
    const ends = (status: OrderStatus, seen: readonly OrderStatus[] = []): boolean =>
      status === 'refund' || nextStatuses[status].some((next) => !seen.includes(next) && ends(next, [...seen, status]))
    expect(all.filter((status) => !ends(status))).toEqual([])
  })

  it('no status leads back to pending', () => {
    expect(all.filter((status) => nextStatuses[status].includes('pending'))).toEqual([])
  })
})

test.each<[OrderStatus, OrderStatus]>([
  ['inDelivery', 'cancelled'],
  ['completed', 'cancelled'],
  ['cancelled', 'processing'],
  ['pending', 'completed'],
  ['refund', 'completed'],
])('%s never becomes %s', (from, to) => {
  expect(nextStatuses[from]).not.toContain(to)
})

test('a final status is never followed by one that needs the buyer’s address', () => {
  const atRest = new Set<string>(finalStatuses)
  for (const status of finalStatuses) for (const next of nextStatuses[status]) expect(atRest.has(next)).toBe(true)
})
