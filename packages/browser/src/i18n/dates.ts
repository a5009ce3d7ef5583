// Formats days: "20 Νοεμβρίου 2026", "24–25 November". A day is `2026-11-20` in shop time, never a point in time.

import type { Language } from '@stoa/domain/language'

const locales: Record<Language, string> = { el: 'el-GR', en: 'en-GB' }

const shapes = {
  /** 20 Νοεμβρίου 2026 */
  long: { day: 'numeric', month: 'long', year: 'numeric' },
  /** 20 Νοεμβρίου */
  day: { day: 'numeric', month: 'long' },
  /** Νοέμβριος 2026 */
  month: { month: 'long', year: 'numeric' },
  /** Τετ */
  weekday: { weekday: 'short' },
  /** Τετάρτη */
  weekdayLong: { weekday: 'long' },
  /** 20/11 */
  short: { day: 'numeric', month: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

export type DateShape = keyof typeof shapes

const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(language: Language, shape: DateShape): Intl.DateTimeFormat {
  const key = `${language} ${shape}`
  const cached = formats.get(key)
  if (cached) return cached
  const formatter = new Intl.DateTimeFormat(locales[language], { ...shapes[shape], timeZone: 'UTC' })
  formats.set(key, formatter)
  return formatter
}

const dateOf = (day: string): Date => new Date(`${day}T00:00:00Z`)

export const formatDay = (day: string, language: Language, shape: DateShape): string =>
  formatOf(language, shape).format(dateOf(day))

/** `24–25 Νοεμβρίου`; a single day when both are the same. */
export const formatDays = (from: string, to: string, language: Language): string =>
  formatOf(language, 'day')
    .formatRange(dateOf(from), dateOf(to))
    .replace(/(?<=\d)\s*–\s*(?=\d)/, '–')

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** 1 is Monday, 7 Sunday. */
export const nameOfWeekday = (day: number, language: Language): string =>
  capital(formatDay(`2024-01-0${day}`, language, 'weekdayLong'))
