// The amounts of the points, in one place, and what follows from them.

import type { Cents } from '../../money.ts'
import { type Day, dayOf } from '../delivery/working-days.ts'
import type { FixedKind, TransactionKind } from './transaction-kinds.ts'

/** What the points of an order depend on: its own amount only, or also what the customer bought before. */
export type Basis = 'LoyaltyPoints' | 'TotalPurchases'

export interface LoyaltySettings {
  basis: Basis
  /** On the basis of loyalty points. */
  pointsPerEuro: number
  /** On the basis of total purchases: by what was bought in the twelve months before; ascending, the first from 0. */
  tiers: readonly { fromCents: Cents; pointsPerEuro: number }[]
  /** A kind that is left out earns nothing, and no page promises it. */
  fixed: Partial<Record<FixedKind, number>>
  /** What a point is worth. */
  pointCents: Cents
  /** Points are used by those who have so many. */
  minimum: number
  /** The next goal is a multiple of this. */
  step: number
  /** From the day on which they can be used. */
  monthsValid: number
  /** The days in which an order may be withdrawn from, the day of its receipt not counted. */
  withdrawalDays: number
  /** How long before points expire their owner is told. */
  noticeDays: number
  /** How long points that come back can be used where they have expired meanwhile. */
  graceDays: number
}

export const shopLoyalty: LoyaltySettings = {
  basis: 'LoyaltyPoints',
  pointsPerEuro: 1,
  tiers: [
    { fromCents: 0, pointsPerEuro: 1 },
    { fromCents: 20_000, pointsPerEuro: 2 },
  ],
  fixed: { Register: 20, EnterBirthday: 30, EnterGender: 10, Birthday: 30 },
  pointCents: 1,
  minimum: 300,
  step: 500,
  monthsValid: 12,
  withdrawalDays: 14,
  noticeDays: 28,
  graceDays: 30,
}

/** How an order's points are written once they can be used. */
export const approvalKinds = {
  LoyaltyPoints: 'Credit',
  TotalPurchases: 'ForConsumption',
} as const satisfies Record<Basis, TransactionKind>

/** `paidCents`: for the goods that earn; `boughtCents`: in the twelve months before. */
export function pointsForPurchase(paidCents: Cents, boughtCents: Cents, settings: LoyaltySettings): number {
  const rate =
    settings.basis === 'LoyaltyPoints'
      ? settings.pointsPerEuro
      : (settings.tiers.findLast(({ fromCents }) => boughtCents >= fromCents)?.pointsPerEuro ?? 0)
  return Math.max(0, Math.floor((paidCents * rate) / 100))
}

export const pointsToCents = (points: number, { pointCents }: LoyaltySettings): Cents => points * pointCents

/** The most points that cost no more than the amount. */
export const centsToPoints = (cents: Cents, { pointCents }: LoyaltySettings): number => Math.floor(cents / pointCents)

/** What of a balance may be used now. */
export const redeemablePoints = (approved: number, { minimum }: LoyaltySettings): number =>
  approved >= minimum ? approved : 0

/** The next goal: the minimum, then multiples of the step. */
export const nextGoal = (approved: number, { minimum, step }: LoyaltySettings): number =>
  approved < minimum ? minimum : (Math.floor(approved / step) + 1) * step

/** The first day after the withdrawal period of what was received on that day. */
export const clearingDay = (received: Day, { withdrawalDays }: LoyaltySettings): Day => received + withdrawalDays + 1

/** The last day of points that can be used from `from` on; the last of the month where it has no such day. */
export function lastDay(from: Day, { monthsValid }: LoyaltySettings): Day {
  const date = new Date(from * dayMs)
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + monthsValid]
  const lastOfMonth = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  return Date.UTC(year, month, Math.min(date.getUTCDate(), lastOfMonth)) / dayMs
}

const dayMs = 86_400_000

/** The day on which points earned at a time expire. */
export const lastDayFrom = (time: number, settings: LoyaltySettings): Day => lastDay(dayOf(time), settings)
