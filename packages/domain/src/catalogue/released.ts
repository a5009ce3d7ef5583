// Filter values for the publication date: upcoming, recent days, this year, or a range of years. A date that is known
// by its year only matches years, but no range of days.

import { type Band, readBand, writeBand } from './bands.ts'

/** A calendar day in Europe/Athens, as days since 1970-01-01. */
type Day = number

/** Both days included; null is open. `exact`: matches only dates that are known to the day. */
export interface ReleasedSpan {
  from: Day | null
  to: Day | null
  exact: boolean
}

export const releasedKeywords = ['upcoming', 'last-30', 'last-90', 'this-year'] as const
type ReleasedKeyword = (typeof releasedKeywords)[number]

const dayMs = 86_400_000
const firstDayOf = (year: number): Day => new Date(0).setUTCFullYear(year, 0, 1) / dayMs
const yearOf = (day: Day): number => new Date(day * dayMs).getUTCFullYear()

const earliestYear = 1450
const latestYear = 2100

/** `2024`, `1990-1999`, `-1999`, `2020-`; null when these are not years of publication. */
function readYears(text: string): Band | null {
  const years = /^\d+$/.test(text) ? readBand(`${text}-${text}`) : readBand(text)
  const isInRange = [years?.from, years?.to].every(
    (year) => year === undefined || year === null || (year >= earliestYear && year <= latestYear),
  )
  return isInRange ? years : null
}

/** The canonical form of a value, or null when it is invalid: `1990-1990` is `1990`. */
export function readReleased(text: string): string | null {
  if (isKeyword(text)) return text
  const years = readYears(text)
  if (!years) return null
  return years.from === years.to ? String(years.from) : writeBand(years)
}

const isKeyword = (text: string): text is ReleasedKeyword => releasedKeywords.some((keyword) => keyword === text)

/** The days of a value, relative to `today`. */
export function spanOf(value: string, today: Day): ReleasedSpan {
  if (isKeyword(value)) return keywordSpans[value](today)
  const years = readYears(value) ?? { from: null, to: null }
  return {
    from: years.from === null ? null : firstDayOf(years.from),
    to: years.to === null ? null : firstDayOf(years.to + 1) - 1,
    exact: false,
  }
}

const keywordSpans: Record<ReleasedKeyword, (today: Day) => ReleasedSpan> = {
  upcoming: (today) => ({ from: today + 1, to: null, exact: true }),
  'last-30': (today) => ({ from: today - 29, to: today, exact: true }),
  'last-90': (today) => ({ from: today - 89, to: today, exact: true }),
  'this-year': (today) => ({ from: firstDayOf(yearOf(today)), to: firstDayOf(yearOf(today) + 1) - 1, exact: false }),
}

/** The values that a list offers: the named ranges, last year, and then ever longer ranges of the past. */
export function releasedBands(today: Day): string[] {
  const year = yearOf(today)
  return [...releasedKeywords, `${year - 1}`, `${year - 5}-${year - 2}`, `${year - 10}-${year - 6}`, `-${year - 11}`]
}
