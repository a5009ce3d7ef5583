// Where its parcels bring an order. What carriers report comes late and in any order, so the status follows from all parcels
// together, and the shop by itself never moves an order back: its moves lead one way.

import type { ParcelState } from '../delivery/parcel-state.ts'
import { listNextStatuses } from './order-moves.ts'
import type { OrderStatus } from './order-status.ts'

/** Of a parcel that the buyer will not get by itself. */
const comesBack: ReadonlySet<ParcelState> = new Set(['expired', 'returning', 'returned'])

/** What has reached its buyer comes back when they say so, whatever its parcel does. */
const withBuyer: ReadonlySet<OrderStatus> = new Set(['completed', 'partiallyReturned'])

/** Null where parcels say nothing about their order; one without a state is announced. */
export function statusOfParcels(parcels: readonly (ParcelState | null)[]): OrderStatus | null {
  const states = parcels.map((state) => state ?? 'announced').filter((state) => state !== 'cancelled')
  if (states.length === 0 || states.every((state) => state === 'announced' || state === 'lost')) return null
  if (states.every((state) => state === 'delivered')) return 'completed'
  if (states.includes('delivered')) return 'partiallyDelivered'
  if (states.every((state) => state === 'returned')) return 'returned'
  if (states.every((state) => comesBack.has(state))) return 'notDelivered'
  return states.every((state) => state === 'ready_for_pickup') ? 'readyForPickup' : 'inDelivery'
}

/** The moves that the shop makes by itself, the first one first; none where they lead nowhere or the order is further. */
export function movesByParcels(from: OrderStatus, parcels: readonly (ParcelState | null)[]): OrderStatus[] {
  const target = statusOfParcels(parcels)
  if (target === null) return []
  const paths = new Map<OrderStatus, OrderStatus[]>([[from, []]])
  for (const [status, path] of paths) {
    // what was given up goes on with its money, and not with a parcel
    if (withBuyer.has(status) || status === 'cancelled') continue
    for (const next of listNextStatuses(status, 'system')) if (!paths.has(next)) paths.set(next, [...path, next])
  }
  return paths.get(target) ?? []
}
