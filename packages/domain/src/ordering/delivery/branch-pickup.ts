// From when an order can be collected at a branch. Copies in that branch are put aside two hours after the next half hour while it is open,
// and what came in since the evening within the first hour of the morning; copies in another branch come with the van, at noon of the
// day on which they are brought: a working day, as it does not run on others, on which the branch is open to take them. What would be
// ready only as the branch closes is ready when it is open next.

import { type BranchHours, type Opening, openingOn } from './branch-hours.ts'
import { type Day, dayOf, fromShopTime, isoDay, isWorkingDay, nextShopMidnight, timeOf } from './working-days.ts'

export interface Pickup {
  /** here: in this branch; brought: from another branch. */
  from: 'here' | 'brought'
  day: Day
  /** Ready from this hour of that day: `17:30`. */
  readyAt: string
  /** Closing time when that is today and the branch is open now. */
  until: string | null
}

export interface PickupBranch extends BranchHours {
  copies: number
}

/** In minutes. */
const preparation = 120
const firstHour = 60
const step = 30
const vanArrives = 12 * 60

/** A branch that does not open within this many days gets no pickup date. */
const maxDaysAhead = 30

const toMinutes = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

const toTime = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')

/** When an order is ready on a day; null when the branch closes before. `since`: when work on it can begin, by the clock. */
function readyOn({ opens, closes }: Opening, since: string | null, notBefore: number): string | null {
  const asked = since === null || since < opens ? 0 : (Math.floor(toMinutes(since) / step) + 1) * step + preparation
  const ready = Math.max(toMinutes(opens) + firstHour, asked, notBefore)
  return ready + step <= toMinutes(closes) ? toTime(ready) : null
}

/**
 * `broughtOn`: the first day on which a copy from elsewhere can arrive. Null when no branch has a copy, or this one does not
 * open.
 */
export function decidePickup(
  now: number,
  branch: PickupBranch,
  copiesElsewhere: number,
  broughtOn: Day,
): Pickup | null {
  if (branch.copies + copiesElsewhere <= 0) return null
  const from = branch.copies > 0 ? 'here' : 'brought'
  const [today, time] = [dayOf(now), timeOf(now)]
  const first = from === 'here' ? today : dayOfVan(Math.max(broughtOn, today), branch)
  for (let day = first; day < first + maxDaysAhead; day += 1) {
    const opening = openingOn(day, branch)
    const comesByVan = from === 'brought' && day === first
    const readyAt = opening && readyOn(opening, day === today ? time : null, comesByVan ? vanArrives : 0)
    if (!opening || readyAt === null) continue
    const isOpen = day === today && time >= opening.opens && time < opening.closes
    return { from, day, readyAt, until: isOpen ? opening.closes : null }
  }
  return null
}

/** The first day from `day` on which the van runs and the branch is open; where there is none, the last that is looked at. */
function dayOfVan(day: Day, branch: BranchHours): Day {
  const last = day + maxDaysAhead
  let arrives = day
  while (arrives < last && !(isWorkingDay(arrives) && openingOn(arrives, branch))) arrives += 1
  return arrives
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

/** The whole order at one branch: what is missing there is brought first. */
export function decideOrderPickup(
  now: number,
  branch: BranchHours,
  lines: readonly PickupLine[],
  broughtOn: Day,
): OrderPickup {
  const copiesHere = lines.reduce((sum, { quantity, here }) => sum + Math.min(quantity, here), 0)
  const isHere = lines.every(({ quantity, here }) => here >= quantity)
  const isSomewhere = lines.every(({ quantity, here, elsewhere }) => here + elsewhere >= quantity)
  const setsHere = isHere ? 1 : 0
  const { hours, specialHours } = branch
  const pickup = isSomewhere
    ? decidePickup(now, { hours, specialHours, copies: setsHere }, 1 - setsHere, broughtOn)
    : null
  return { copiesHere, pickup }
}

/** When `readyAt` becomes outdated, in milliseconds: with the next half hour, by any clock. */
export function nextPickupChange(now: number): number {
  const halfHour = step * 60_000
  return (Math.floor(now / halfHour) + 1) * halfHour
}

/**
 * When the day of a pickup becomes outdated, or whether a branch is open, in milliseconds: as one opens or closes, with the
 * half hours before in which an order is no longer ready today, and at midnight.
 */
export function nextPickupDayChange(now: number, branches: readonly BranchHours[]): number {
  const today = dayOf(now)
  const times = branches.flatMap((branch) => {
    const opening = openingOn(today, branch)
    return opening ? [toMinutes(opening.opens), ...lastSteps(toMinutes(opening.closes))] : []
  })
  const date = isoDay(today)
  // branches mostly open and close at the same times
  const changes = [...new Set(times)].map((minutes) => fromShopTime(`${date}T${toTime(minutes)}:00`))
  return Math.min(nextShopMidnight(now), ...changes.filter((change) => change > now))
}

function lastSteps(closes: number): number[] {
  const steps = [closes]
  for (let minutes = Math.floor(closes / step) * step; minutes >= closes - preparation - 2 * step; minutes -= step)
    steps.push(minutes)
  return steps
}
