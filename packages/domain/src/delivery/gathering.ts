// What has to happen before a parcel leaves: the slowest copy is fetched, and the last of the books comes out. What cannot
// be had, or comes out on a day nobody knows, holds no promise and delays nothing else.

import { availabilityOf, type SupplyPolicy } from '../catalogue/availability.ts'
import { type BandCode, bandOf, type DayRange, gatherDays, slowestOf } from './delivery-bands.ts'
import type { Day } from './working-days.ts'

export interface GatherFact {
  policy: SupplyPolicy
  /** Copies counted for sale, all branches together. */
  copies: number
  /** The supplier's own band; null when he has given none. */
  promised: BandCode | null
  /** The day it comes out; null when it is out, or nobody knows. */
  releaseDay: Day | null
}

export interface Gathering {
  gather: DayRange
  /** Nothing leaves before this day; null when everything is out. */
  notBefore: Day | null
}

/** Null when nothing of it can be promised. */
export function decideGathering(facts: readonly GatherFact[]): Gathering | null {
  const promised = facts.flatMap((fact) => {
    const availability = availabilityOf(fact.policy, fact.copies)
    const isUpcoming = availability === 'preOrder' || availability === 'comingSoon'
    const band = bandOf(availability, fact.promised)
    if (band === null || (isUpcoming && fact.releaseDay === null)) return []
    return [{ gather: gatherDays(band), notBefore: isUpcoming ? fact.releaseDay : null }]
  })
  if (promised.length === 0) return null
  const days = promised.flatMap(({ notBefore }) => notBefore ?? [])
  return {
    gather: slowestOf(promised.map(({ gather }) => gather)),
    notBefore: days.length === 0 ? null : Math.max(...days),
  }
}
