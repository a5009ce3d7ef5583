// The last day of the uniform price (Law 2557/1997 art. 3, Law 4549/2018): eighteen months from publication, for books
// published in Greece in any language and for books in Greek published abroad. When only the year is known, its last
// day counts, so that no book is sold below the price too early.

import type { Language } from '../../language.ts'

export interface UniformPriceInput {
  /** The publisher has set a fixed retail price. */
  fixed: boolean
  /** A date, `2026-11-20`; null when only the year is known. */
  publishedOn: string | null
  publishedYear: number | null
  textLanguage: Language | null
  publishedInGreece: boolean
}

const protectedMonths = 18

/** The last day of the uniform price; null when it does not apply, or no longer. `today`: `2026-11-20`. */
export function uniformPriceUntil(input: UniformPriceInput, today: string): string | null {
  if (!input.fixed || !(input.publishedInGreece || input.textLanguage === 'el')) return null
  const from = input.publishedOn ?? (input.publishedYear === null ? null : `${input.publishedYear}-12-31`)
  const until = from === null ? null : addMonths(from, protectedMonths)
  return until !== null && until >= today ? until : null
}

/** The same day of a later month, or its last day. */
function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const lastOfMonth = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, lastOfMonth))).toISOString().slice(0, 10)
}
