// Formats dates and times, in shop time.

import type { Language } from '@stoa/domain/language'

const locales: Record<Language, string> = { el: 'el-GR', en: 'en-GB' }

const createFormats = (language: Language) => ({
  weekday: new Intl.DateTimeFormat(locales[language], { weekday: 'long', timeZone: 'UTC' }),
  day: new Intl.DateTimeFormat(locales[language], { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' }),
  date: new Intl.DateTimeFormat(locales[language], { day: 'numeric', month: 'long', timeZone: 'UTC' }),
  dateTimeDay: new Intl.DateTimeFormat(locales[language], {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'Europe/Athens',
  }),
  athensDate: new Intl.DateTimeFormat(locales[language], { day: 'numeric', month: 'long', timeZone: 'Europe/Athens' }),
  year: new Intl.DateTimeFormat(locales[language], { year: 'numeric', timeZone: 'Europe/Athens' }),
  time: new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: 'Europe/Athens' }),
  second: new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium', timeZone: 'Europe/Athens' }),
})

const formats = { el: createFormats('el'), en: createFormats('en') }

const midnight = (isoDay: string): Date => new Date(`${isoDay}T00:00:00Z`)

/** `Τρίτη 24 – Τετάρτη 25 Νοεμβρίου`; a month shared by both is given once. */
export function formatDays(from: string, to: string, language: Language): string {
  const { day, weekday } = formats[language]
  if (from === to) return day.format(midnight(from))
  if (from.slice(0, 7) !== to.slice(0, 7)) return `${day.format(midnight(from))} – ${day.format(midnight(to))}`
  return `${weekday.format(midnight(from))} ${Number(from.slice(8))} – ${day.format(midnight(to))}`
}

/** `24–26 Νοεμβρίου`, without the names of the days. */
export function formatDates(from: string, to: string, language: Language): string {
  const { date } = formats[language]
  if (from === to) return date.format(midnight(from))
  if (from.slice(0, 7) !== to.slice(0, 7)) return `${date.format(midnight(from))} – ${date.format(midnight(to))}`
  return `${Number(from.slice(8))}–${date.format(midnight(to))}`
}

/** `Παρασκευή 20 Νοεμβρίου, 13:42` */
export function formatDateTime(isoTime: string, language: Language): string {
  const date = new Date(isoTime)
  return `${formats[language].dateTimeDay.format(date)}, ${formats[language].time.format(date)}`
}

/** `Παρασκευή 20 Νοεμβρίου 2026, 13:42` */
export function formatDateTimeWithYear(isoTime: string, language: Language): string {
  const date = new Date(isoTime)
  const { dateTimeDay, year, time } = formats[language]
  return `${dateTimeDay.format(date)} ${year.format(date)}, ${time.format(date)}`
}

/** `Παρασκευή 20 Νοεμβρίου 2026, 13:42:07`, where the second may count. */
export function formatTimeToSecond(isoTime: string, language: Language): string {
  const date = new Date(isoTime)
  const { dateTimeDay, year, second } = formats[language]
  return `${dateTimeDay.format(date)} ${year.format(date)}, ${second.format(date)}`
}

/** The name of a day; 1 is Monday, 7 Sunday. */
export const formatWeekday = (day: number, language: Language): string =>
  formats[language].weekday.format(midnight(`2026-06-0${day}`))

/** `31 Οκτωβρίου`, the day of a moment; of another year than this `31 Οκτωβρίου 2099`. */
export function formatDay(isoTime: string, language: Language): string {
  const { athensDate, year } = formats[language]
  const [day, ofYear] = [athensDate.format(new Date(isoTime)), year.format(new Date(isoTime))]
  return ofYear === year.format(new Date()) ? day : `${day} ${ofYear}`
}

/** `03/2027` */
export const formatMonth = (isoDay: string): string => `${isoDay.slice(5, 7)}/${isoDay.slice(0, 4)}`
