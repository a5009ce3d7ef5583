import { describe, expect, it } from 'vitest'
import { hasEnded, type OrderStatus, orderStatusNumbers, orderStatusOf } from './order-status.ts'

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

it('an order has ended when nothing of it is with its buyer, nor will be', () => {
  expect(all.filter(hasEnded).toSorted()).toEqual(['cancelled', 'notAvailable', 'refund', 'returned'])
})
