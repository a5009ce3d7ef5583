// The next name days: the fixed ones of the Greek calendar within a week, today first.

import { type Day, isoDay } from '../ordering/delivery/working-days.ts'

export interface NameDay {
  month: number
  day: number
}

export interface DatedNameDay<Entry extends NameDay> {
  date: string
  entry: Entry
}

export function upcomingNameDays<Entry extends NameDay>(
  entries: readonly Entry[],
  today: Day,
  days: number,
  limit: number,
): DatedNameDay<Entry>[] {
  const upcoming: DatedNameDay<Entry>[] = []
  for (let day = today; day < today + days && upcoming.length < limit; day += 1) {
    const date = isoDay(day)
    const entry = entries.find(
      (candidate) => candidate.month === Number(date.slice(5, 7)) && candidate.day === Number(date.slice(8)),
    )
    if (entry) upcoming.push({ date, entry })
  }
  return upcoming
}
