// How long the shop keeps what it knows of a person once they have asked to be forgotten: a week, in which they may change their
// mind; an order until it has come to rest; the papers of an invoice for as long as tax law wants them (Law 4308/2014, article 7:
// five years from the end of the year).

import { dayOf, isoDay } from '../ordering/delivery/working-days.ts'
import type { OrderStatus } from '../ordering/order/order-status.ts'

const day = 86_400_000

/** When a deletion that is asked for now is carried out, milliseconds since 1970. */
export const deletionDue = (now: number): number => now + 7 * day

/** Nobody has to write to the buyer or to ring at their door any more. */
export const finalStatuses = [
  'completed',
  'partiallyReturned',
  'returned',
  'refund',
  'cancelled',
  'notAvailable',
] as const satisfies readonly OrderStatus[]

/** An order that nobody brings to an end does not keep a name for ever. */
export const openOrderUntil = (now: number): number => now + 60 * day

const retentionYears = 5

/** The moment at which the papers of an order may go: the beginning of a year, in Athens. */
export function documentsUntil(placedAt: number): number {
  const year = Number(isoDay(dayOf(placedAt)).slice(0, 4))
  return Date.parse(`${year + retentionYears + 1}-01-01T00:00:00+02:00`)
}
