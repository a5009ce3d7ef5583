// Whose name day comes next: the fixed ones of the Greek calendar within a week, today first.

import { type Day, isoDay } from '../delivery/working-days.ts'

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
  most: number,
): DatedNameDay<Entry>[] {
  const coming: DatedNameDay<Entry>[] = []
  for (let day = today; day < today + days && coming.length < most; day += 1) {
    const date = isoDay(day)
    const entry = entries.find((one) => one.month === Number(date.slice(5, 7)) && one.day === Number(date.slice(8)))
    if (entry) coming.push({ date, entry })
  }
  return coming
}
