// A customer's points as the contract shows them.

import type { Points, PointsEntry } from '@stoa/contract/ordering/points'
import { type Day, dayFrom, dayOf, isoDay } from '@stoa/domain/ordering/delivery/working-days'
import { byLastDay, isUsable, type Lot, usablePoints } from '@stoa/domain/ordering/loyalty/lots'
import {
  approvalKinds,
  clearingDay,
  type LoyaltySettings,
  nextGoal,
  pointsToCents,
} from '@stoa/domain/ordering/loyalty/loyalty-settings'
import type { EntryRow } from './points-history.queries.ts'

interface PendingOrder {
  delivery_to: string
  completed_at: Date | null
}

/** After the withdrawal period, which begins with the delivery. Null while that is late: nobody knows the day. */
function clearsOn({ delivery_to, completed_at }: PendingOrder, today: Day, settings: LoyaltySettings): Day | null {
  const received = completed_at ? dayOf(completed_at.getTime()) : dayFrom(delivery_to)
  const day = clearingDay(received, settings)
  return completed_at === null && received < today ? null : Math.max(day, today)
}

export interface Balance {
  lots: readonly Lot[]
  pendingOrders: readonly PendingOrder[]
  debt: number
}

export function viewPoints({ lots, pendingOrders, debt }: Balance, now: number, settings: LoyaltySettings): Points {
  const today = dayOf(now)
  const approved = usablePoints(lots, today)
  const goal = nextGoal(approved, settings)
  const days = pendingOrders.map((order) => clearsOn(order, today, settings)).filter((day) => day !== null)
  return {
    approved,
    value: pointsToCents(approved, settings),
    pending: lots.reduce((sum, { remaining, lastDay }) => sum + (lastDay === null ? remaining : 0), 0),
    clearsOn: days.length > 0 ? isoDay(Math.min(...days)) : null,
    owed: debt,
    minimum: settings.minimum,
    goal,
    goalValue: pointsToCents(goal, settings),
    expiring: viewExpiring(lots.filter((lot) => isUsable(lot, today))),
    monthsValid: settings.monthsValid,
    rules: viewRules(settings),
  }
}

function viewExpiring(usable: readonly Lot[]): Points['expiring'] {
  const first = usable.toSorted(byLastDay)[0]?.lastDay ?? null
  if (first === null) return null
  const points = usable.reduce((sum, { remaining, lastDay }) => sum + (lastDay === first ? remaining : 0), 0)
  return { points, lastDay: isoDay(first) }
}

function viewRules({ basis, pointsPerEuro, tiers, fixed }: LoyaltySettings): Points['rules'] {
  const kind = approvalKinds[basis]
  const purchases =
    basis === 'LoyaltyPoints'
      ? [{ kind, points: pointsPerEuro, boughtFrom: null }]
      : tiers.map((tier) => ({ kind, points: tier.pointsPerEuro, boughtFrom: tier.fromCents || null }))
  return [...purchases, ...Object.entries(fixed).map(([name, points]) => ({ kind: name, points, boughtFrom: null }))]
}

export function viewEntry(row: EntryRow, now: number, settings: LoyaltySettings): PointsEntry {
  const { order_uid: uid, order_code: code, delivery_to, completed_at } = row
  const day = row.pending && delivery_to !== null ? clearsOn({ delivery_to, completed_at }, dayOf(now), settings) : null
  return {
    id: row.id,
    kind: row.kind,
    points: row.points,
    debt: row.debt,
    at: row.at.toISOString(),
    order: uid !== null && code !== null ? { uid, code } : null,
    pending: row.pending,
    clearsOn: day === null ? null : isoDay(day),
  }
}
