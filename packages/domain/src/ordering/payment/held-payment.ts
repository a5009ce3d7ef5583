// An amount that a provider holds for an order and has not captured. The order is carried out like one that is paid, and its money
// is captured when the goods are about to leave: nobody hands them over before.

import { addWorkingDays, type Day, dayOf } from '../delivery/working-days.ts'
import type { OrderStatus } from '../order/order-status.ts'

export interface HoldableOrder {
  status: OrderStatus
  /** For copies that are still to come. */
  waits: boolean
  /** Whether all of it leaves the shop as goods do: a gift card never does. */
  isShipped: boolean
}

const beforeLeaving: readonly OrderStatus[] = ['pending', 'checkingStock', 'processing']

/** What comes later than the hold ends, never leaves, or is about to leave already is captured at once. */
export const staysHeld = ({ status, waits, isShipped }: HoldableOrder): boolean =>
  beforeLeaving.includes(status) && isShipped && !waits

const leaving: readonly OrderStatus[] = ['invoiced', 'inDelivery', 'readyForPickup', 'partiallyDelivered', 'completed']

/** Whether the money is captured with the move: its documents are issued, or the goods have left. */
export const capturesHeld = (to: OrderStatus): boolean => leaving.includes(to)

/** Whether the move has to wait for the money. What a carrier says of its parcels has happened. */
export const handsOver = (to: OrderStatus): boolean => to === 'inDelivery' || to === 'readyForPickup'

const dayMs = 24 * 60 * 60_000

export const holdEnd = (heldAt: number, days: number): number => heldAt + days * dayMs

/** Whether somebody has to send it, or the provider to hold it for longer, before the hold ends. `days`: from how many before. */
export const endsSoon = (heldUntil: number, now: number, days: number): boolean => heldUntil - now < days * dayMs

/** Working days in which the buyer pays anew. */
const daysToPay = 3

/** The last day on which an order is kept for its payment whose hold was lost. */
export const lostHoldDeadline = (lostAt: number): Day => addWorkingDays(dayOf(lostAt), daysToPay)

/** From these the shop gives it up by itself after that day: what is invoiced, or has left, people have to look after. */
export const givenUpUnpaid: readonly OrderStatus[] = ['pending', 'checkingStock', 'processing']
