// Delivery dates: an order before 15:00 of a working day is sent that day, the slowest book determines the date, and
// the carrier adds its days. An unpublished book is sent on the first working day from its publication.

import type { DayRange } from './delivery-bands.ts'
import { decideHandlingTime, type HandlingItem } from './handling-time.ts'
import { addWorkingDays, type Day, dayOf, hourOf, isWorkingDay } from './working-days.ts'

export const cutOffHour = 15

export interface DeliveryEstimate {
  from: Day
  to: Day
  /** The dates are valid for orders before the cut-off hour of this day. */
  orderBy: Day
}

/**
 * `handling`: working days until the shop has the slowest copy. `notBefore`: the day the last of them is published, null
 * when all are.
 */
export function estimateDelivery(
  now: number,
  handling: DayRange,
  carrier: DayRange,
  notBefore: Day | null = null,
): DeliveryEstimate {
  const today = dayOf(now)
  const late = isWorkingDay(today) && hourOf(now) >= cutOffHour
  const orderBy = addWorkingDays(late ? today + 1 : today, 0)
  const startDay = Math.max(orderBy, notBefore ?? orderBy)
  return {
    from: addWorkingDays(addWorkingDays(startDay, handling.minDays), carrier.minDays),
    to: addWorkingDays(addWorkingDays(startDay, handling.maxDays), carrier.maxDays),
    orderBy,
  }
}

/** Of several items, by the days of their carrier; null when no date can be promised. */
export function estimatorOf(
  now: number,
  items: readonly HandlingItem[],
): ((carrier: DayRange) => DeliveryEstimate) | null {
  const time = decideHandlingTime(items)
  return time && ((carrier) => estimateDelivery(now, time.handling, carrier, time.notBefore))
}
