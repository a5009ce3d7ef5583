// From when a copy can be collected at a branch. A copy in that branch is ready on the day on which the shop could send
// it; one in another branch is transferred first. Pickup starts when the branch opens, and branches are closed on
// public holidays.

import { type Day, dayOf, isHoliday, timeOf, weekdayOf } from './working-days.ts'

/** Opening hours of one weekday, 1 is Monday; `09:00`. On a missing day the branch is closed. */
export interface OpeningHours {
  day: number
  opens: string
  closes: string
}

export interface Pickup {
  /** here: in this branch; brought: from another branch. */
  from: 'here' | 'brought'
  day: Day
  /** Closing time when the branch is open now; otherwise `opens` says when it opens on that day. */
  until: string | null
  opens: string
}

export interface PickupBranch {
  hours: readonly OpeningHours[]
  copies: number
}

/** A branch that does not open within this many days gets no pickup date. */
const maxDaysAhead = 30

/** The first day from `first` on which the branch is open and not yet closed at `now`; null when there is none. */
function nextOpenDay(
  hours: readonly OpeningHours[],
  first: Day,
  now: number,
): { day: Day; opening: OpeningHours } | null {
  const today = dayOf(now)
  for (let day = Math.max(first, today); day < first + maxDaysAhead; day += 1) {
    const opening = isHoliday(day) ? undefined : hours.find((entry) => entry.day === weekdayOf(day))
    const isPast = day === today && opening !== undefined && timeOf(now) >= opening.closes
    if (opening && !isPast) return { day, opening }
  }
  return null
}

/**
 * `ready`: the day on which a copy in the branch can be handed over; `brought`: the day on which one from elsewhere has
 * arrived. Null when no branch has a copy, or this one does not open.
 */
export function decidePickup(
  now: number,
  { hours, copies }: PickupBranch,
  copiesElsewhere: number,
  { ready, transferred }: { ready: Day; transferred: Day },
): Pickup | null {
  if (copies + copiesElsewhere <= 0) return null
  const nextOpening = nextOpenDay(hours, copies > 0 ? ready : transferred, now)
  if (!nextOpening) return null
  const { day, opening } = nextOpening
  const isOpen = day === dayOf(now) && timeOf(now) >= opening.opens
  return { from: copies > 0 ? 'here' : 'brought', day, until: isOpen ? opening.closes : null, opens: opening.opens }
}

/** A line of an order as seen from one branch. */
export interface PickupLine {
  quantity: number
  /** Copies in this branch. */
  here: number
  /** Copies in other branches or with a supplier. */
  elsewhere: number
}

export interface OrderPickup {
  /** How many of the order's copies are in this branch. */
  copiesHere: number
  /** Of everything together; null when there are too few copies, or the branch does not open. */
  pickup: Pickup | null
}

/** The whole order at one branch: what is missing there is brought first. `days` as for one copy. */
export function decideOrderPickup(
  now: number,
  hours: readonly OpeningHours[],
  lines: readonly PickupLine[],
  days: { ready: Day; transferred: Day },
): OrderPickup {
  const copiesHere = lines.reduce((sum, { quantity, here }) => sum + Math.min(quantity, here), 0)
  const isHere = lines.every(({ quantity, here }) => here >= quantity)
  const isSomewhere = lines.every(({ quantity, here, elsewhere }) => here + elsewhere >= quantity)
  const setsHere = isHere ? 1 : 0
  return { copiesHere, pickup: isSomewhere ? decidePickup(now, { hours, copies: setsHere }, 1 - setsHere, days) : null }
}

/** When pickup times become outdated: the next time a branch opens or closes, in milliseconds. */
export function nextOpeningChange(now: number, hours: readonly OpeningHours[]): number | null {
  const times = [...new Set(hours.flatMap(({ opens, closes }) => [opens, closes]))]
  const minute = 60_000
  const hour = 60 * minute
  const changeTimes = times.map((time) => {
    // Athens is whole hours from UTC, so the minutes are the same in both.
    const offset = Number(time.slice(3)) * minute
    let next = Math.floor((now - offset) / hour) * hour + offset + hour
    while (timeOf(next) !== time) next += hour
    return next
  })
  return changeTimes.length === 0 ? null : Math.min(...changeTimes)
}
