// A generated book as a row of `product`.

import { coverStyleOf } from '@stoa/api/catalogue/imports/write/cover-style'
import { isIsbn13 } from '@stoa/domain/catalogue/isbn'
import { sortKey } from '@stoa/domain/search/sort-key'
import { slugOf } from '@stoa/domain/url/slug'
import type { Book } from './book.ts'
import type { Cell } from './copy-text.ts'
import { englishBlurb } from './english-title.ts'
import { greekBlurb } from './greek-title.ts'
import { codePrefix } from './name-rows.ts'
import { isUpcoming, type Offer } from './offer.ts'
import { randomOf } from './random.ts'

const dayMs = 86_400_000
export const dayBefore = (now: number, days: number): string => new Date(now - days * dayMs).toISOString()

/** From a range that no agency has assigned, so that no real book is mistaken for one of these. */
const range = '9795'

export function isbnOf(number: number): string {
  const twelve = `${range}${String(number).padStart(8, '0')}`
  const digits = Array.from({ length: 10 }, (_, digit) => `${twelve}${digit}`)
  const valid = digits.find(isIsbn13)
  if (valid === undefined) throw new Error(`${twelve} has no check digit`)
  return valid
}

const salt = 4
const oldestDays = 3650

export interface ProductData {
  book: Book
  offer: Offer
  id: number
  publisherId: number
  seriesId: number | null
  workId: number | null
  /** Milliseconds since 1970. */
  now: number
}

export const addedAt = (number: number, now: number): string =>
  dayBefore(now, 1 + randomOf(number, salt).below(oldestDays))

/** Titles, texts and classification of the book. */
function bookColumns({ book, id, publisherId, seriesId, workId }: ProductData): Record<string, Cell> {
  const random = randomOf(book.number, salt + 1)
  const blurb = book.language === 'el' ? greekBlurb(random) : englishBlurb(random)
  const isbn = isbnOf(book.number)
  return {
    id,
    code: `${codePrefix}${book.number}`,
    kind: 'product',
    url: `${slugOf(book.title)}-s${book.number}`,
    name_el: book.title,
    name_language: book.language,
    original_title: book.originalTitle,
    lead_el: blurb,
    description_el: `${blurb} ${book.language === 'el' ? greekBlurb(random) : englishBlurb(random)}`,
    publisher_id: publisherId,
    series_id: seriesId,
    series_number: book.series?.volume ?? null,
    work_id: workId,
    ean: isbn,
    isbn13: isbn,
    text_language: book.language,
    translated_from: book.originalTitle === null ? null : 'en',
    age_from: book.category.ageFrom,
    tax_class: 'book',
    cover_style: coverStyleOf(
      book.category.thema.split(' ')[0] ?? null,
      book.originalTitle === null ? 'greek' : 'translated',
    ),
    sort_key: sortKey(book.title),
  }
}

/** Prices and availability. */
function offerColumns({ book, offer, now }: ProductData): Record<string, Cell> {
  const daysAhead = 5 + (book.number % 60)
  return {
    price_cents: offer.priceCents,
    publisher_price_cents: offer.publisherPriceCents,
    price_protected_until: offer.isProtected ? `${offer.year + 2}-06-30` : null,
    availability: offer.supply,
    binding: offer.binding,
    pages: offer.pages,
    published_year: offer.year,
    release_date: releaseDate(offer, now, daysAhead),
    sold_recently: offer.recentSales,
    rating_sum: offer.ratings.sum,
    rating_count: offer.ratings.count,
    created_at: addedAt(book.number, now),
  }
}

/** Books of recent years have a publication day, older ones only a year. */
function releaseDate({ supply, year }: Offer, now: number, days: number): string | null {
  if (isUpcoming(supply)) return dayBefore(now, -days).slice(0, 10)
  const thisYear = new Date(now).getUTCFullYear()
  if (year === thisYear) return dayBefore(now, days).slice(0, 10)
  return year > thisYear - 6 ? `${year}-${String(1 + (days % 12)).padStart(2, '0')}-15` : null
}

export const productColumns = (facts: ProductData): Record<string, Cell> => ({
  ...bookColumns(facts),
  ...offerColumns(facts),
})
