// When a carrier's point is open, read from the words of its list: `Δευτέρα–Σάββατο 09:00–21:00, Κυριακή 10:00–14:00`,
// `24/7`. What cannot be read as a whole is not known, and nothing is promised about it.

import { foldText } from '../../search/fold-text.ts'
import type { OpeningHours } from './branch-hours.ts'
import { dayOf, isHoliday, timeOf, weekdayOf } from './working-days.ts'

/** Day and night, at certain hours, or null where it is not known. */
export type PointHours = 'always' | readonly OpeningHours[] | null

/** How the days' names begin, Monday first; in Greek without accents. */
const dayNames = [
  ['δευ', 'mon'],
  ['τρι', 'tue'],
  ['τετ', 'wed'],
  ['πεμ', 'thu'],
  ['παρ', 'fri'],
  ['σαβ', 'sat'],
  ['κυρ', 'sun'],
] as const

const span = /([\p{L}.]+)(?:\s*[-–—]\s*([\p{L}.]+))?\s*:?\s*(\d{1,2}:\d{2})\s*[-–—]\s*(\d{1,2}:\d{2})/gu
/** Folded. */
const always = /^(24\s*\/\s*7|24\s*(ωρεσ|ωρη|ωρο|hours|h))$/

/** 1 is Monday; 0 for no day. */
const dayNumber = (word: string): number =>
  dayNames.findIndex((names) => names.some((name) => foldText(word).startsWith(name))) + 1

const padded = (time: string): string => time.padStart(5, '0')

export function readPointHours(note: string | null): PointHours {
  const words = (note ?? '').trim()
  if (always.test(foldText(words))) return 'always'
  const hours: OpeningHours[] = []
  for (const [, first = '', last = first, opens = '', closes = ''] of words.matchAll(span)) {
    const [from, to] = [dayNumber(first), dayNumber(last)]
    if (from === 0 || to < from || padded(closes) <= padded(opens)) return null
    for (let day = from; day <= to; day += 1) hours.push({ day, opens: padded(opens), closes: padded(closes) })
  }
  const rest = words.replace(span, '').replace(/[\s,;·|]/g, '')
  return hours.length > 0 && rest === '' ? hours : null
}

/** What a list of points may be narrowed to. */
export const pointOpenings = ['now', 'sunday', 'always'] as const
export type PointOpening = (typeof pointOpenings)[number]

const sunday = 7

/** Only what is known to be so: on a public holiday that is day and night alone. */
export function isPointOpen(hours: PointHours, opening: PointOpening, now: number): boolean {
  if (hours === null || hours === 'always' || opening === 'always') return hours === 'always'
  if (opening === 'sunday') return hours.some(({ day }) => day === sunday)
  const [today, time] = [dayOf(now), timeOf(now)]
  if (isHoliday(today)) return false
  return hours.some(({ day, opens, closes }) => day === weekdayOf(today) && time >= opens && time < closes)
}
