// Handling time before dispatch: until the slowest copy is fetched and the last book is published. A product that
// cannot be bought, or whose publication day is unknown, has none and does not delay the others.

import { availabilityOf, isUpcoming, type SupplyPolicy } from '../../catalogue/availability.ts'
import { type BandCode, bandOf, type DayRange, handlingDays, slowestOf } from './delivery-bands.ts'
import type { Day } from './working-days.ts'

export interface HandlingItem {
  policy: SupplyPolicy
  /** Copies counted for sale, all branches together, or still to be ordered ahead. */
  copies: number
  /** The supplier's own band; null when there is none. */
  promised: BandCode | null
  /** The day of publication; null when it is past or unknown. */
  releaseDay: Day | null
}

export interface HandlingTime {
  handling: DayRange
  /** Nothing is sent before this day; null when everything is published. */
  notBefore: Day | null
}

/** Null when no date can be promised. */
export function decideHandlingTime(items: readonly HandlingItem[]): HandlingTime | null {
  const promised = items.flatMap((item) => {
    const availability = availabilityOf(item.policy, item.copies)
    const awaitsRelease = isUpcoming(availability)
    const band = bandOf(availability, item.promised)
    if (band === null || (awaitsRelease && item.releaseDay === null)) return []
    return [{ handling: handlingDays(band), notBefore: awaitsRelease ? item.releaseDay : null }]
  })
  if (promised.length === 0) return null
  const days = promised.flatMap(({ notBefore }) => notBefore ?? [])
  return {
    handling: slowestOf(promised.map(({ handling }) => handling)),
    notBefore: days.length === 0 ? null : Math.max(...days),
  }
}
