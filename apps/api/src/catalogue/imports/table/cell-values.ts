// Cells as people fill them in: amounts with comma or point, dates in either order, terms in two languages. What cannot
// be parsed is null, and the caller reports it.

import type { SupplyPolicy } from '@stoa/domain/catalogue/availability'
import { normalizeWords } from '@stoa/domain/catalogue/people/name-keys'
import type { Binding } from '../book-record.ts'

const maxCents = 10_000_000

/** "15", "15.9", "15,90 €", "1.234,50" in cents; null when it is no price, or "15,900", which is one of two. */
export function readAmount(text: string): number | null {
  const plain = text.replace(/[\s€\u00a0]|eur(?:o)?s?$/gi, '')
  if (/^\d+[.,]\d{3}$/.test(plain)) return null
  if (!/^\d{1,3}(?:[.,']?\d{3})*(?:[.,]\d{1,4})?$|^\d+(?:[.,]\d{1,4})?$/.test(plain)) return null
  const [, whole = '', fraction = ''] = /^(.*?)(?:[.,](\d{1,2}|\d{4}))?$/.exec(plain) ?? []
  const cents = Math.round(Number(`${whole.replace(/[.,']/g, '')}.${fraction || '0'}`) * 100)
  return cents > 0 && cents <= maxCents ? cents : null
}

/** "EUR", «ευρώ»: what prices are in. */
export const isEuro = (currency: string): boolean =>
  /^(?:€|euros?|eur|ευρω|978)$/.test(normalizeWords(currency) || currency.trim())

/** A whole number from `least` to `most`, or null. */
export function readWhole(text: string, min: number, max: number): number | null {
  const value = /^-?\d{1,7}(?:[.,]0+)?$/.test(text) ? Math.trunc(Number(text.replace(',', '.'))) : Number.NaN
  return value >= min && value <= max ? value : null
}

const isYear = (year: number): boolean => year >= 1450 && year <= 2100

export interface CellDate {
  year: number
  /** `2026-11-20`; null when only the month or the year is known. */
  day: string | null
}

/** 2026, 2026-11, 2026-11-20, 20/11/2026 or 20.11.2026. */
export function readDate(text: string): CellDate | null {
  const [, year, , month, day] = /^(\d{4})(?:([-/.])(\d{1,2})(?:\2(\d{1,2}))?)?(?:[T ].*)?$/.exec(text) ?? []
  if (year !== undefined) return dateOf(year, month, day)
  const [, lastDay, , lastMonth, lastYear] = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4})$/.exec(text) ?? []
  return lastYear === undefined ? null : dateOf(lastYear, lastMonth, lastDay)
}

function dateOf(year: string, month?: string, date?: string): CellDate | null {
  if (!isYear(Number(year))) return null
  if (month === undefined || date === undefined) return { year: Number(year), day: null }
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
  const time = Date.parse(`${day}T00:00:00Z`)
  const isReal = !Number.isNaN(time) && new Date(time).toISOString().startsWith(day)
  return isReal ? { year: Number(year), day } : null
}

const bindings: [words: RegExp, binding: Binding][] = [
  [/hard|cloth|σκληρο|πανοδετ|δερματο|^bb$/, 'hardback'],
  [/board|χαρτονε|^bh$/, 'board'],
  [/pocket|mass market|τσεπησ/, 'pocket'],
  [/paper|soft|μαλακο|χαρτοδετ|^bc$/, 'paperback'],
]

export const readBinding = (text: string): Binding | null =>
  bindings.find(([pattern]) => pattern.test(normalizeWords(text)))?.[1] ?? null

const digital =
  /kindle|nook|e ?book|audible|audiobook|epub|mobi|azw|\bpdf\b|^digital|^audio$|downloadable|virtual|ηλεκτρονικο/

/** Files to download, in a column of forms or of kinds. */
export const isDigital = (text: string): boolean => digital.test(normalizeWords(text))

const policies: [words: RegExp, policy: SupplyPolicy][] = [
  [/^(stock|in stock|available|διαθεσιμο|ετοιμοπαραδοτο|σε αποθεμα)$/, 'stock'],
  [/^(pre ?order|προπαραγγελια)$/, 'pre_order'],
  [/^(coming soon|forthcoming|προσεχωσ|υπο εκδοση|αναμενεται)$/, 'coming_soon'],
  [/^(to order|on order|κυκλοφορει|κατοπιν παραγγελιασ|με παραγγελια)$/, 'to_order'],
  [/^(out of print|εξαντλημενο|εξαντληθηκε)$/, 'out_of_print'],
  [/^(not available|unavailable|μη διαθεσιμο|αποσυρθηκε|ακυρωθηκε)$/, 'not_available'],
]

const codes: readonly SupplyPolicy[] = ['warehouse', 'days_1_3', 'days_2_5', 'days_4_7', 'days_over_7']

export const readPolicy = (text: string): SupplyPolicy | null =>
  codes.find((code) => code === text.toLowerCase()) ??
  policies.find(([pattern]) => pattern.test(normalizeWords(text)))?.[1] ??
  null

const yesWords = new Set(['1', 'yes', 'true', 'y', 'x', 'ναι'])

export const readBoolean = (text: string): boolean => yesWords.has(normalizeWords(text))

const withdrawnWords = new Set([
  'deleted',
  'delete',
  'withdrawn',
  'inactive',
  'draft',
  'archived',
  'διαγραφη',
  'ανενεργο',
  'disabled',
])

const noWords = new Set(['0', 'no', 'false', 'n', '-1', 'οχι'])

/** "true", "0": whether something is so, and no date or number of it. */
export const isFlag = (text: string): boolean => yesWords.has(normalizeWords(text)) || isNo(text)

export const isNo = (text: string): boolean =>
  noWords.has(text.trim().toLowerCase()) || noWords.has(normalizeWords(text))

/** Whether a row says that the title is no longer sold. */
export const isWithdrawn = (text: string): boolean => withdrawnWords.has(normalizeWords(text))

/** "23x17", "23 × 17 cm" or "230x170 mm": height and width in millimetres. Centimetres unless the figures are too large for them. */
export function readDimensions(text: string): { heightMm: number; widthMm: number; thicknessMm: number | null } | null {
  const [, height = '', width = '', thickness] =
    /^(\d{1,4}(?:[.,]\d+)?)\s*[x×χ*]\s*(\d{1,4}(?:[.,]\d+)?)(?:\s*[x×χ*]\s*(\d{1,4}(?:[.,]\d+)?))?/i.exec(text) ?? []
  const figures = [height, width, thickness ?? ''].map((figure) => Number(figure.replace(',', '.')))
  const [tall = 0, wide = 0, thick = 0] = figures
  if (!(tall > 0 && wide > 0)) return null
  const isMetric = !/in(?:ch(?:es)?)?\.?$|"$|ίντσ/i.test(text.trim())
  const unit = !isMetric ? 25.4 : /mm|χιλ/i.test(text) || Math.max(tall, wide) > 60 ? 1 : 10
  const millimetres = (figure: number): number => Math.min(3000, Math.max(1, Math.round(figure * unit)))
  return { heightMm: millimetres(tall), widthMm: millimetres(wide), thicknessMm: thick > 0 ? millimetres(thick) : null }
}
