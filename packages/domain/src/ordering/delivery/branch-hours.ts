// When a branch is open: its weekly hours, except on public holidays, and on days for which staff wrote other hours. These
// count before both, so that a branch may open on a Sunday before Christmas and close early on its eve.

import { type Day, isHoliday, isoDay, weekdayOf } from './working-days.ts'

/** Opening hours of one weekday, 1 is Monday; `09:00`. On a missing day the branch is closed. */
export interface OpeningHours {
  day: number
  opens: string
  closes: string
}

export interface Opening {
  opens: string
  closes: string
}

/** Of one calendar day, `2026-12-24`; null when it is closed all day. */
export interface SpecialHours {
  date: string
  hours: Opening | null
}

export interface BranchHours {
  hours: readonly OpeningHours[]
  specialHours: readonly SpecialHours[]
}

/** Null when the branch stays closed. */
export function openingOn(day: Day, { hours, specialHours }: BranchHours): Opening | null {
  const special = specialHours.find(({ date }) => date === isoDay(day))
  if (special) return special.hours
  return isHoliday(day) ? null : usualOpening(day, hours)
}

function usualOpening(day: Day, hours: BranchHours['hours']): Opening | null {
  const usual = hours.find((entry) => entry.day === weekdayOf(day))
  return usual ? { opens: usual.opens, closes: usual.closes } : null
}

/** The days from `first` on which the weekly hours do not hold, holidays among them; earliest first. */
export function listSpecialHours(first: Day, days: number, branch: BranchHours): SpecialHours[] {
  return Array.from({ length: days }, (_, index) => first + index).flatMap((day) => {
    const [hours, usual] = [openingOn(day, branch), usualOpening(day, branch.hours)]
    const isUsual = hours?.opens === usual?.opens && hours?.closes === usual?.closes
    return isUsual ? [] : [{ date: isoDay(day), hours }]
  })
}
