// Moves of which the buyer is told by an e-mail. Of a cancel they are told by whoever cancels, of the rest always.

import type { Destination } from '../delivery/shipping-kinds.ts'
import type { OrderStatus } from './order-status.ts'

export const announcedStatuses = [
  'checkingStock',
  'processing',
  'notAvailable',
  'inDelivery',
  'readyForPickup',
  'completed',
  'partiallyDelivered',
  'notDelivered',
  'partiallyReturned',
  'returned',
  'refund',
] as const satisfies readonly OrderStatus[]

export type AnnouncedStatus = (typeof announcedStatuses)[number]

export const isAnnounced = (status: OrderStatus): status is AnnouncedStatus =>
  announcedStatuses.some((announced) => announced === status)

export interface AnnouncedOrder {
  destination: Destination
  /** Whether its buyer made a deposit, and it has come. */
  depositPaid: boolean
  /** What was paid back, in cents; 0 where nothing was owed. */
  refunded: number
}

/** Whether there is anything to say that the buyer has not been told by another e-mail. */
export function saysSomething(
  status: AnnouncedStatus,
  { destination, depositPaid, refunded }: AnnouncedOrder,
): boolean {
  // an order is confirmed with what is paid otherwise; the shop looks for copies of an unpaid one without a word
  if (status === 'processing' || status === 'checkingStock') return depositPaid
  // gift cards are in e-mails of their own
  if (status === 'completed') return destination !== 'email'
  return status === 'refund' ? refunded > 0 : true
}
