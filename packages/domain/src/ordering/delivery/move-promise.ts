// The days of an order that waits, when its titles come out on another day or a supplier needs another time: those that it
// would have been promised when it was placed, had this been known. And of one that is paid later than it was placed: those of
// an order of then. The carrier's days stay what they were.

import { type DayRange, immediate } from './delivery-bands.ts'
import { estimateDelivery } from './estimate-delivery.ts'
import { addWorkingDays, type Day, dayOf } from './working-days.ts'

/** When the goods can leave: as `estimateDelivery` takes it. */
export interface Supply {
  handling: DayRange
  notBefore: Day | null
}

export interface Promised {
  from: Day
  to: Day
}

export function movePromise(
  placedAt: number,
  promised: Promised,
  { told, current }: { told: Supply; current: Supply },
): Promised {
  return shift(promised, leaves(placedAt, told), leaves(placedAt, current))
}

const leaves = (orderedAt: number, { handling, notBefore }: Supply): Promised =>
  estimateDelivery(orderedAt, handling, immediate, notBefore)

/** As many working days after `after` as it is after `before`. */
function shift(promised: Promised, before: Promised, after: Promised): Promised {
  const to = addWorkingDays(after.to, countWorkingDays(before.to, promised.to))
  // at a branch, one day is promised: the one by which all of it is there
  if (promised.from === promised.to) return { from: to, to }
  return { from: addWorkingDays(after.from, countWorkingDays(before.from, promised.from)), to }
}

/** Nobody has waited for a payment that comes so soon after the order. */
const atOnceMs = 30 * 60_000

interface PaidOrder {
  placedAt: number
  paidAt: number
}

/** Then what was promised stays. */
export const isPaidAtOnce = ({ placedAt, paidAt }: PaidOrder): boolean => paidAt - placedAt <= atOnceMs

/** `supply`: of what it waits for; nothing begins before it is paid. Never earlier than was promised. */
export function promiseOncePaid({ placedAt, paidAt }: PaidOrder, promised: Promised, supply: Supply): Promised {
  if (isPaidAtOnce({ placedAt, paidAt })) return promised
  const days = shift(promised, leaves(placedAt, supply), leaves(paidAt, supply))
  const [from, to] = [Math.max(days.from, promised.from), Math.max(days.to, promised.to)]
  // the hour of a branch may have passed on the day of the payment
  const tomorrow = addWorkingDays(dayOf(paidAt) + 1, 0)
  return promised.from === promised.to && to <= dayOf(paidAt) ? { from: tomorrow, to: tomorrow } : { from, to }
}

/**
 * When lines that it waited for are given up: the days of an order of the rest, but none that the rest cannot leave for any
 * more, and none later than was promised.
 */
export function promiseRest(
  { placedAt, now }: { placedAt: number; now: number },
  promised: Promised,
  { told, rest }: { told: Supply; rest: Supply },
): Promised {
  const atHand = { handling: immediate, notBefore: estimateDelivery(now, immediate, immediate).from }
  const days = movePromise(placedAt, promised, { told, current: rest })
  const earliest = movePromise(placedAt, promised, { told, current: atHand })
  const pick = (end: keyof Promised) => Math.min(promised[end], Math.max(days[end], earliest[end]))
  return { from: pick('from'), to: pick('to') }
}

/** From a working day to a later one. */
function countWorkingDays(from: Day, to: Day): number {
  let count = 0
  for (let day = addWorkingDays(from, 0); day < to; day = addWorkingDays(day + 1, 0)) count += 1
  return count
}
