// Until when an order that is paid by a deposit is kept for it.

import { addWorkingDays, type Day, dayOf } from '../delivery/working-days.ts'
import { findPaymentKind } from './payment-kinds.ts'

/** The last day for the deposit; null for an order that is paid in another way. `placedAt`: milliseconds since 1970. */
export function depositDeadline(paymentCode: string, placedAt: number): Day | null {
  const deposit = findPaymentKind(paymentCode)?.deposit
  return deposit ? addWorkingDays(dayOf(placedAt), deposit.days) : null
}

/** The day on which the buyer is reminded; null for an order that is paid in another way. */
export function depositReminderDay(paymentCode: string, placedAt: number): Day | null {
  const deposit = findPaymentKind(paymentCode)?.deposit
  return deposit ? addWorkingDays(dayOf(placedAt), deposit.days - deposit.reminderDays) : null
}

/** Banks show a deposit on the next working day. */
const bankDays = 1

/** The first day on which an order without its deposit is given up; null for an order that is paid in another way. */
export function depositReleaseDay(paymentCode: string, placedAt: number): Day | null {
  const deadline = depositDeadline(paymentCode, placedAt)
  return deadline === null ? null : addWorkingDays(deadline, bankDays) + 1
}

/** Whether an order that the shop has not begun with may still be paid: none keeps its copies for longer than one for a deposit. */
export const isKeptUnpaid = (placedAt: number, now: number): boolean =>
  dayOf(now) < (depositReleaseDay('bank_deposit', placedAt) ?? 0)
