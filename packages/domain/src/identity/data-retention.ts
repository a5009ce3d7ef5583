// How long personal data is retained after a customer asked for deletion: a week, in which they may cancel it; an order
// until its status is final; invoice documents as long as tax law requires (Law 4308/2014, article 7: five years from
// the end of the year).

import { dayOf, isoDay } from '../ordering/delivery/working-days.ts'
import type { OrderStatus } from '../ordering/order/order-status.ts'

const day = 86_400_000

/** When a deletion requested now is carried out, milliseconds since 1970. */
export const deletionDue = (now: number): number => now + 7 * day

/** Final statuses: the shop no longer needs to contact the buyer or deliver to them. */
export const finalStatuses = [
  'completed',
  'partiallyReturned',
  'returned',
  'refund',
  'cancelled',
  'notAvailable',
] as const satisfies readonly OrderStatus[]

/** Limit for an order that never reaches a final status. */
export const openOrderUntil = (now: number): number => now + 60 * day

/** Statements of withdrawal placed before, with no order of the shop: nobody can ask for anything about them any more. */
export const forgottenStatementsBefore = (now: number): number => now - 365 * day

/** Texts of the bank's statement imported before: by then everybody has asked about a transfer who will. */
export const forgottenBankTextsBefore = (now: number): number => now - 365 * day

/** In place of the e-mails of those whose data are deleted: a domain that no mail server has. */
export const erasedEmailEnding = '@deleted.invalid'

export const isErasedEmail = (email: string): boolean => email.endsWith(erasedEmailEnding)

const retentionYears = 5

/** When the documents of an order may be deleted: the beginning of a year, in Athens. */
export function documentsUntil(placedAt: number): number {
  const year = Number(isoDay(dayOf(placedAt)).slice(0, 4))
  return Date.parse(`${year + retentionYears + 1}-01-01T00:00:00+02:00`)
}
