// Whose birthday a day is. Who was born on 29 February has it on the 28th in the other years.

import type { Day } from '../delivery/working-days.ts'

export interface MonthDay {
  month: number
  day: number
}

const isLeapYear = (year: number): boolean => new Date(Date.UTC(year, 1, 29)).getUTCMonth() === 1

/** The year, and the months and days of birth that are celebrated on this day. */
export function birthdaysOn(today: Day): { year: number; born: MonthDay[] } {
  const date = new Date(today * 86_400_000)
  const [year, month, day] = [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()]
  const born = [{ month, day }]
  if (month === 2 && day === 28 && !isLeapYear(year)) born.push({ month, day: 29 })
  return { year, born }
}
