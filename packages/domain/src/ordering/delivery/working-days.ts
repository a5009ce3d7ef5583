// Working days in Greece: Monday to Friday without the public holidays. Days are integers since 1970-01-01 in shop
// time, so that daylight saving cannot drop or repeat one.

import { orthodoxEaster } from './orthodox-easter.ts'

/** A calendar day in Europe/Athens, as days since 1970-01-01. */
export type Day = number

const hourMs = 3_600_000

const fixedHolidays = new Set(['1-1', '1-6', '3-25', '5-1', '8-15', '10-28', '12-25', '12-26'])

/** Days from Easter Sunday: Clean Monday, Good Friday, Easter Monday, Whit Monday. */
const movableHolidays = [-48, -2, 1, 50]

const shopDate = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Athens', dateStyle: 'short' })
const shopTime = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Athens',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})
const shopHour = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Athens', hour: '2-digit', hourCycle: 'h23' })

const maxHours = 1000

/**
 * Remembers what was read of hours: days and the shop's hours begin with an hour, also in UTC, so that every time within
 * one has the same. Formatting takes a microsecond.
 */
function readByHour(read: (time: number) => number): (time: number) => number {
  const known = new Map<number, number>()
  return (time) => {
    const hour = Math.floor(time / hourMs)
    const found = known.get(hour)
    if (found !== undefined) return found
    const value = read(time)
    if (known.size === maxHours) known.clear()
    known.set(hour, value)
    return value
  }
}

/** The shop's calendar day at a time (milliseconds since 1970). */
export const dayOf: (time: number) => Day = readByHour(
  (time) => Date.parse(`${shopDate.format(time)}T00:00:00Z`) / 86_400_000,
)

export const hourOf = readByHour((time) => Number(shopHour.format(time)))

/** The shop's local time: `15:04`. Such texts sort chronologically. */
export const timeOf = (time: number): string => shopTime.format(time)

/** `2026-11-20` */
export const isoDay = (day: Day): string => new Date(day * 86_400_000).toISOString().slice(0, 10)

/** From `2026-11-20`. */
export const dayFrom = (isoDate: string): Day => Date.parse(`${isoDate}T00:00:00Z`) / 86_400_000

/**
 * Milliseconds since 1970 of a local time of the shop, `2026-11-20T15:04:00`; NaN of another text. The hour that an autumn
 * night has twice is read as its first.
 */
export function fromShopTime(text: string): number {
  const asUtc = Date.parse(/^\d{4}-\d\d-\d\dT\d\d:\d\d[\d:.]*$/.test(text) ? `${text}Z` : '')
  if (Number.isNaN(asUtc)) return asUtc
  const summer = asUtc - 3 * hourMs
  return hourOf(summer) === Number(text.slice(11, 13)) ? summer : asUtc - 2 * hourMs
}

/** Monday is 1, Sunday 7. */
export const weekdayOf = (day: Day): number => ((((day + 3) % 7) + 7) % 7) + 1

/** A public holiday: no deliveries, and branches are closed. */
export function isHoliday(day: Day): boolean {
  const date = new Date(day * 86_400_000)
  if (fixedHolidays.has(`${date.getUTCMonth() + 1}-${date.getUTCDate()}`)) return true
  return movableHolidays.includes(day - orthodoxEaster(date.getUTCFullYear()))
}

export const isWorkingDay = (day: Day): boolean => weekdayOf(day) <= 5 && !isHoliday(day)

/** The first working day on or after `day`, then `count` more. */
export function addWorkingDays(day: Day, count: number): Day {
  let result = day
  while (!isWorkingDay(result)) result += 1
  for (let remaining = count; remaining > 0; remaining -= 1) {
    result += 1
    while (!isWorkingDay(result)) result += 1
  }
  return result
}

/** When the shop's calendar day ends (milliseconds since 1970). */
export const nextShopMidnight = (time: number): number => endOfShopDay(dayOf(time))

/** When a calendar day of the shop ends (milliseconds since 1970): at 21 or 22 hours UTC, by the time of the year. */
export function endOfShopDay(day: Day): number {
  const summer = (day + 1) * 24 * hourMs - 3 * hourMs
  return dayOf(summer) === day ? summer + hourMs : summer
}

/** The next full hour in shop time for which `matches` is true. */
export function nextShopHour(time: number, matches: (time: number) => boolean): number {
  let next = Math.floor(time / hourMs) * hourMs + hourMs
  while (!matches(next)) next += hourMs
  return next
}
