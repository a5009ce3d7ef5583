// Points lie in lots: what was earned together expires together. Whatever takes points takes them from lots, those that
// expire first before the others, and writes down from which, so that they can come back to the same ones. No lot and no
// balance goes below zero: what is owed and not there is a debt, paid by the points that come next.

import { splitByWeight } from '../../money.ts'
import { done, type Outcome, refused } from '../../outcome.ts'
import type { Day } from '../delivery/working-days.ts'
import { type LoyaltySettings, redeemablePoints } from './loyalty-settings.ts'

export interface Lot {
  id: number
  remaining: number
  /** The last day on which its points can be used; null while they are pending. */
  lastDay: Day | null
}

/** `points` is without sign. */
export interface LotShare {
  lotId: number
  points: number
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)

export const isUsable = ({ remaining, lastDay }: Lot, today: Day): boolean =>
  remaining > 0 && lastDay !== null && lastDay >= today

export const usablePoints = (lots: readonly Lot[], today: Day): number =>
  sumOf(lots.filter((lot) => isUsable(lot, today)).map(({ remaining }) => remaining))

/** What expires first; then the older lot. */
export const byLastDay = (a: Lot, b: Lot): number => (a.lastDay ?? 0) - (b.lastDay ?? 0) || a.id - b.id

/** As many of the points as there are, in the order of the lots. */
function takeFrom(lots: readonly Lot[], points: number): { shares: LotShare[]; missing: number } {
  let missing = points
  const shares: LotShare[] = []
  for (const { id, remaining } of lots) {
    const taken = Math.min(missing, remaining)
    if (taken > 0) shares.push({ lotId: id, points: taken })
    missing -= taken
  }
  return { shares, missing }
}

/** From which lots the points come that a customer uses. */
export function decideRedeem(
  lots: readonly Lot[],
  points: number,
  today: Day,
  settings: LoyaltySettings,
): Outcome<LotShare[], 'points_changed'> {
  const usable = lots.filter((lot) => isUsable(lot, today)).toSorted(byLastDay)
  const available = redeemablePoints(usablePoints(usable, today), settings)
  if (!Number.isSafeInteger(points) || points < 1 || points > available) return refused('points_changed')
  return done(takeFrom(usable, points).shares)
}

/** The part of an order that does not stand any more: everything returned so far, of what was paid for its goods. */
export interface ReturnedShare {
  returnedCents: number
  paidCents: number
}

/** Of two parts the larger remainder is rounded up: the sum over all returns of an order is exactly its points. */
const partOf = (points: number, { returnedCents, paidCents }: ReturnedShare): number => {
  const returned = Math.min(Math.max(returnedCents, 0), paidCents)
  return splitByWeight(points, [returned, paidCents - returned])[0] ?? 0
}

export interface UsedLot {
  lotId: number
  /** How many of its points the order used, and how many of these came back already. */
  used: number
  restored: number
  lastDay: Day
}

export interface RestoredShare extends LotShare {
  /** Where the lot has expired meanwhile, its points can be used for a few more days. */
  lastDay: Day
}

/** Which used points come back, each to the lot that it came from. */
export function decideRestore(
  used: readonly UsedLot[],
  share: ReturnedShare,
  today: Day,
  { graceDays }: LoyaltySettings,
): RestoredShare[] {
  const due = partOf(sumOf(used.map((lot) => lot.used)), share) - sumOf(used.map(({ restored }) => restored))
  if (due <= 0) return []
  const shares = splitByWeight(
    due,
    used.map((lot) => lot.used - lot.restored),
  )
  return used.flatMap(({ lotId, lastDay }, index) => {
    const points = shares[index] ?? 0
    return points > 0 ? [{ lotId, points, lastDay: lastDay < today ? today + graceDays : lastDay }] : []
  })
}

export interface EarnedPoints {
  points: number
  /** Of these, taken back already. */
  reverted: number
  /** The lots that they lie in. */
  lotIds: readonly number[]
}

/** Which points go because what they were earned for was returned: those of its own lots, then others, then a debt. */
export function decideTakeBack(
  { points, reverted, lotIds }: EarnedPoints,
  lots: readonly Lot[],
  share: ReturnedShare,
  today: Day,
): { shares: LotShare[]; debt: number } {
  const due = Math.max(0, partOf(points, share) - reverted)
  const own = lots.filter(({ id, remaining }) => lotIds.includes(id) && remaining > 0)
  const others = lots.filter((lot) => !lotIds.includes(lot.id) && isUsable(lot, today)).toSorted(byLastDay)
  const { shares, missing } = takeFrom([...own, ...others], due)
  return { shares, debt: missing }
}

/** What is left in lots whose time is over, whatever earned them. */
export const decideExpiry = (lots: readonly Lot[], today: Day): LotShare[] =>
  lots.flatMap(({ id, remaining, lastDay }) =>
    remaining > 0 && lastDay !== null && lastDay < today ? [{ lotId: id, points: remaining }] : [],
  )
