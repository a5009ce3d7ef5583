// Delivery time to an address in Greece: nine bands, in working days (the last in weeks). Copies in our own stock have
// the band of their availability; a supplier may promise a band of its own, which applies while the supplier holds the
// copy.

import type { Availability } from '../../catalogue/availability.ts'

export const bandCodes = ['1-4', '1-5', '2-6', '4-10', '5-12', '6-14', '10-30', '15-25', '4-7w'] as const

export type BandCode = (typeof bandCodes)[number]

/** Working days. */
export interface DayRange {
  minDays: number
  maxDays: number
}

/** A copy that is where it is handed over. */
export const immediate: DayRange = { minDays: 0, maxDays: 0 }

const workingDaysOfWeek = 5

const days = (minDays: number, maxDays: number): DayRange => ({ minDays, maxDays })

/** Order to door, in working days. */
export const bandDays: Record<BandCode, DayRange> = {
  '1-4': days(1, 4),
  '1-5': days(1, 5),
  '2-6': days(2, 6),
  '4-10': days(4, 10),
  '5-12': days(5, 12),
  '6-14': days(6, 14),
  '10-30': days(10, 30),
  '15-25': days(15, 25),
  '4-7w': days(4 * workingDaysOfWeek, 7 * workingDaysOfWeek),
}

/**
 * The band of each availability. The last copy may be in a branch in another town; what cannot be bought has no band.
 */
const bands: Record<Availability, BandCode | null> = {
  onlineWarehouse: '1-4',
  available: '1-4',
  limited: '1-4',
  lastItem: '1-5',
  days1To3: '2-6',
  days2To5: '4-10',
  days4To7: '5-12',
  daysOver7: '10-30',
  preOrder: '1-4',
  comingSoon: '1-4',
  afterOrder: '15-25',
  exhausted: null,
  notAvailable: null,
}

const withSupplier = new Set<Availability>(['days1To3', 'days2To5', 'days4To7', 'daysOver7', 'afterOrder'])

/** `promised`: the supplier's own band, null when there is none. Null when the product cannot be bought. */
export const bandOf = (availability: Availability, promised: BandCode | null): BandCode | null =>
  withSupplier.has(availability) ? (promised ?? bands[availability]) : bands[availability]

/** The carrier's share of every band, for an address in Greece. */
const transitDays = bandDays['1-4']

/** Working days until the shop has the copy; the carrier's days come on top of them. */
export function handlingDays(band: BandCode): DayRange {
  const { minDays, maxDays } = bandDays[band]
  return days(minDays - transitDays.minDays, maxDays - transitDays.maxDays)
}

/** The slowest of several determines the band. */
export const slowestOf = (ranges: readonly DayRange[]): DayRange =>
  days(Math.max(0, ...ranges.map(({ minDays }) => minDays)), Math.max(0, ...ranges.map(({ maxDays }) => maxDays)))
