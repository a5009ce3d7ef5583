// When the parcel comes: what is ordered before 15:00 of a working day leaves that day, the slowest book sets the pace,
// and the carrier adds its days.

import { addWorkingDays, type Day, dayOf, hourOf, isWorkingDay } from './working-days.ts'

export const cutOffHour = 15

export interface CarrierDays {
  minDays: number
  maxDays: number
}

export interface DeliveryEstimate {
  from: Day
  to: Day
}

/** `gatherDays`: working days until the slowest copy is in the shop's hands. */
export function estimateDelivery(now: number, gatherDays: number, carrier: CarrierDays): DeliveryEstimate {
  const today = dayOf(now)
  const late = isWorkingDay(today) && hourOf(now) >= cutOffHour
  const leaves = addWorkingDays(late ? today + 1 : today, gatherDays)
  return { from: addWorkingDays(leaves, carrier.minDays), to: addWorkingDays(leaves, carrier.maxDays) }
}
