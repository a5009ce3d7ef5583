import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type ParcelState, parcelStates } from '../delivery/parcel-state.ts'
import { movesByParcels, statusOfParcels } from './follow-parcels.ts'
import { listNextStatuses } from './order-moves.ts'
import { type OrderStatus, orderStatuses } from './order-status.ts'

test.each<[(ParcelState | null)[], OrderStatus | null]>([
  [[], null],
  [[null], null],
  [['announced'], null],
  [['lost'], null],
  [['in_transit'], 'inDelivery'],
  [['in_transit', null], 'inDelivery'],
  [['missing'], 'inDelivery'],
  [['ready_for_pickup'], 'readyForPickup'],
  [['ready_for_pickup', 'in_transit'], 'inDelivery'],
  [['delivered'], 'completed'],
  [['delivered', 'cancelled'], 'completed'],
  [['delivered', 'in_transit'], 'partiallyDelivered'],
  [['delivered', 'returned'], 'partiallyDelivered'],
  [['expired'], 'notDelivered'],
  [['returning', 'returned'], 'notDelivered'],
  [['returning', 'in_transit'], 'inDelivery'],
  [['returned', 'returned'], 'returned'],
])('parcels that are %j make their order %s', (parcels, status) => {
  expect(statusOfParcels(parcels)).toBe(status)
})

describe('the moves', () => {
  test.each<[OrderStatus, ParcelState, OrderStatus[]]>([
    ['processing', 'in_transit', ['inDelivery']],
    ['pending', 'in_transit', ['processing', 'inDelivery']],
    ['invoiced', 'delivered', ['inDelivery', 'completed']],
    ['inDelivery', 'ready_for_pickup', ['readyForPickup']],
    ['readyForPickup', 'delivered', ['completed']],
    ['readyForPickup', 'expired', ['notDelivered']],
    ['inDelivery', 'returned', ['notDelivered', 'returned']],
    // collected on the last day, after the carrier had called it back
    ['notDelivered', 'delivered', ['completed']],
    ['partiallyDelivered', 'delivered', ['completed']],
    ['inDelivery', 'in_transit', []],
    ['readyForPickup', 'in_transit', []],
    ['completed', 'in_transit', []],
    ['completed', 'returned', []],
    ['cancelled', 'delivered', []],
    ['checkingStock', 'in_transit', ['processing', 'inDelivery']],
  ])('of an order %s whose parcel is %s', (from, state, moves) => {
    expect(movesByParcels(from, [state])).toEqual(moves)
  })

  test('never lead back to where an order was, whatever is reported, in whatever order', () => {
    const reports = fc.array(fc.array(fc.constantFrom(null, ...parcelStates), { maxLength: 3 }), { maxLength: 8 })
    fc.assert(
      fc.property(fc.constantFrom(...orderStatuses), reports, (start, reported) => {
        const visited = [start]
        for (const parcels of reported) visited.push(...movesByParcels(visited.at(-1) ?? start, parcels))
        expect(new Set(visited).size).toBe(visited.length)
        for (const [index, to] of visited.slice(1).entries())
          expect(listNextStatuses(visited[index] ?? start, 'system')).toContain(to)
      }),
    )
  })
})
