import { describe, expect, it, test } from 'vitest'
import { nextStatuses, type OrderStatus, orderStatusNumbers, orderStatusOf } from './order-status.ts'

const all = Object.keys(orderStatusNumbers) as OrderStatus[]

describe('wire numbers', () => {
  const table: [number, OrderStatus][] = [
    [-10, 'notAvailable'],
    [-1, 'cancelled'],
    [0, 'pending'],
    [1, 'processing'],
    [2, 'inDelivery'],
    [3, 'completed'],
    [4, 'partiallyDelivered'],
    [5, 'notDelivered'],
    [6, 'checkingStock'],
    [7, 'refund'],
    [8, 'partiallyReturned'],
    [9, 'returned'],
    [10, 'invoiced'],
    [11, 'readyForPickup'],
  ]
  it.each(table)('%i is %s', (number, status) => {
    expect(orderStatusNumbers[status]).toBe(number)
    expect(orderStatusOf(number)).toBe(status)
  })

  it('are all there are', () => {
    expect(all.toSorted()).toEqual(table.map(([, status]) => status).toSorted())
  })

  it.each([-11, -2, 12, 1.5, Number.NaN])('%d is unknown', (number) => {
    expect(orderStatusOf(number)).toBe('unknown')
  })
})

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
