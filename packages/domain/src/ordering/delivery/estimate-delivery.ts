// When the parcel comes: what is ordered before 15:00 of a working day leaves that day, the slowest book sets the pace,
// and the carrier adds its days. What is not out yet leaves on the first working day from the day it comes out.

import type { DayRange } from './delivery-bands.ts'
import { addWorkingDays, type Day, dayOf, hourOf, isWorkingDay } from './working-days.ts'

export const cutOffHour = 15

export interface DeliveryEstimate {
  from: Day
  to: Day
  /** The dates hold for what is ordered before the cut-off hour of this day. */
  orderBy: Day
}

/**
 * `gather`: working days until the slowest copy is in the shop's hands. `notBefore`: the day the last of them comes out,
 * null when all are out.
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
