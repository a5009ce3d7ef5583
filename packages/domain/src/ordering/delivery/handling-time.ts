// What has to happen before a parcel leaves: the slowest copy is fetched, and the last of the books comes out. What cannot
// be had, or comes out on a day nobody knows, holds no promise and delays nothing else.

import { availabilityOf, type SupplyPolicy } from '../../catalogue/availability.ts'
import { type BandCode, bandOf, type DayRange, handlingDays, slowestOf } from './delivery-bands.ts'
import type { Day } from './working-days.ts'

export interface HandlingItem {
  policy: SupplyPolicy
  /** Copies counted for sale, all branches together. */
  copies: number
  /** The supplier's own band; null when he has given none. */
  promised: BandCode | null
  /** The day it comes out; null when it is out, or nobody knows. */
  releaseDay: Day | null
}

export interface HandlingTime {
  handling: DayRange
  /** Nothing leaves before this day; null when everything is out. */
  notBefore: Day | null
}

/** Null when nothing of it can be promised. */
export function decideHandlingTime(items: readonly HandlingItem[]): HandlingTime | null {
  const promised = items.flatMap((item) => {
    const availability = availabilityOf(item.policy, item.copies)
    const isUpcoming = availability === 'preOrder' || availability === 'comingSoon'
    const band = bandOf(availability, item.promised)
    if (band === null || (isUpcoming && item.releaseDay === null)) return []
    return [{ handling: handlingDays(band), notBefore: isUpcoming ? item.releaseDay : null }]
  })
  if (promised.length === 0) return null
  const days = promised.flatMap(({ notBefore }) => notBefore ?? [])
  return {
    handling: slowestOf(promised.map(({ handling }) => handling)),
    notBefore: days.length === 0 ? null : Math.max(...days),
  }
}
