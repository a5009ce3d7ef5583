// Until when an order is kept at its branch that is paid as it is collected.

import { addWorkingDays, type Day, dayOf } from '../delivery/working-days.ts'
import { findPaymentKind } from './payment-kinds.ts'

/** The last day, one on which branches are open; null for an order that is paid in another way. `readyAt`: since 1970. */
export function collectionDeadline(paymentCode: string, readyAt: number): Day | null {
  const kept = findPaymentKind(paymentCode)?.keptAtTill
  return kept ? addWorkingDays(dayOf(readyAt) + kept.days, 0) : null
}

/** The day on which the buyer is reminded; null for an order that is paid in another way. */
export function collectionReminderDay(paymentCode: string, readyAt: number): Day | null {
  const [deadline, kept] = [collectionDeadline(paymentCode, readyAt), findPaymentKind(paymentCode)?.keptAtTill]
  return deadline === null || !kept ? null : deadline - kept.reminderDays
}
