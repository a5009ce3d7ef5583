// Opening hours, grouped: "Monday – Friday 09:00–21:00", not seven lines.

import type { Opening, OpeningHours } from './branch-hours.ts'

/** Consecutive days with the same hours, 1 is Monday; null when the branch is closed. */
export interface OpenDays {
  from: number
  to: number
  hours: Opening | null
}

const sameHours = (a: OpenDays['hours'], b: OpenDays['hours']): boolean =>
  a === b || (a !== null && b !== null && a.opens === b.opens && a.closes === b.closes)

/** Groups consecutive days with the same hours; empty without any hours. */
export function groupHours(open: readonly OpeningHours[]): OpenDays[] {
  if (open.length === 0) return []
  const groups: OpenDays[] = []
  for (let day = 1; day <= 7; day += 1) {
    const entry = open.find((a) => a.day === day)
    const hours = entry ? { opens: entry.opens, closes: entry.closes } : null
    const last = groups.at(-1)
    if (last && sameHours(last.hours, hours)) last.to = day
    else groups.push({ from: day, to: day, hours })
  }
  return groups
}
