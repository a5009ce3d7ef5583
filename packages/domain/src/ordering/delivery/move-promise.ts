// The days of an order that waits, when its titles come out on another day or a supplier needs another time: those that it
// would have been promised when it was placed, had this been known. The carrier's days stay what they were.

import { type DayRange, immediate } from './delivery-bands.ts'
import { estimateDelivery } from './estimate-delivery.ts'
import { addWorkingDays, type Day } from './working-days.ts'

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
  const leaves = ({ handling, notBefore }: Supply) => estimateDelivery(placedAt, handling, immediate, notBefore)
  const [before, after] = [leaves(told), leaves(current)]
  const to = addWorkingDays(after.to, countWorkingDays(before.to, promised.to))
  // at a branch, one day is promised: the one by which all of it is there
  if (promised.from === promised.to) return { from: to, to }
  return { from: addWorkingDays(after.from, countWorkingDays(before.from, promised.from)), to }
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
  while (addWorkingDays(from, count) < to) count += 1
  return count
}
