// One product as a price feed lists it, in one language. Price, reduction and availability are decided by the same
// functions as for the product's page.

import { type Availability, availabilityOf } from '@stoa/domain/catalogue/availability'
import { isEan13, isIsbn13 } from '@stoa/domain/catalogue/isbn'
import type { Language } from '@stoa/domain/language'
import type { Cents } from '@stoa/domain/money'
import { type BandCode, bandOf, handlingDays, immediate } from '@stoa/domain/ordering/delivery/delivery-bands'
import { estimateDelivery } from '@stoa/domain/ordering/delivery/estimate-delivery'
import { isoDay } from '@stoa/domain/ordering/delivery/working-days'
import { vatRates } from '@stoa/domain/ordering/pricing/vat-rates'
import { writeAddress } from '@stoa/domain/url/page-address'
import { inLanguage, inLanguageOrNull, languageOf } from '../../database/localized-text.ts'
import { type KnownPromotions, priceWithOffers } from '../products/public-promotions.service.ts'
import type { CategoryPaths } from './category-paths.ts'
import type { OfferRow } from './feed.queries.ts'
import type { FeedSettings } from './feed-settings.ts'
import { plainLines, plainText } from './plain-text.ts'

export interface Offer {
  id: number
  name: string
  /** Names separated by commas; empty when there are none. */
  authors: string
  publisher: string
  isBook: boolean
  /** Only with the right check digit. */
  isbn: string | null
  /** Thirteen digits registered for this product, the ISBN of a book; null for a number that only this shop reads. */
  gtin: string | null
  price: Cents
  /** The price before an announced reduction. */
  priceBefore: Cents | null
  /** From when until when the reduced price holds and may be announced, in milliseconds since 1970. */
  reduced: { since: number; until: number } | null
  /** Of the promotions by which several copies gain. */
  promotionCodes: readonly string[]
  /** Basis points. */
  vatRate: number
  availability: Availability
  /** How long delivery takes; null when it cannot be had. */
  band: BandCode | null
  copies: number
  categoryId: number | null
  /** From the root down. */
  categories: readonly string[]
  /** Plain text. */
  description: string
  /** The language of `description`: Greek where English is missing. */
  language: Language
  binding: string | null
  grams: number | null
  /** `2026-12-20` */
  releaseDate: string | null
  /** When the shop has what is ordered today, at the latest; null when it cannot be had. */
  expectedOn: string | null
  link: string
  /** A photograph; null where the shop has only drawn one, which is no picture of what is sold. */
  image: string | null
  /** From other sides and from inside. */
  moreImages: readonly string[]
}

/** The front, or a photograph by its number. */
const pictureOf = (code: string, photograph?: number): string =>
  ['/covers', encodeURIComponent(code), ...(photograph === undefined ? [] : [photograph]), '1200.jpg'].join('/')

export function offerOf(
  row: OfferRow,
  language: Language,
  categories: CategoryPaths,
  settings: FeedSettings,
  promotions: KnownPromotions,
  now: number,
): Offer {
  const isBook = row.tax_class === 'book'
  const isbn = isBook ? ([row.isbn13, row.ean].find((number) => number !== null && isIsbn13(number)) ?? null) : null
  const availability = availabilityOf(row.availability, row.copies)
  const band = bandOf(availability, row.delivery_band)
  const address = writeAddress({ language, path: `/products/${row.url}` }, settings.switches)
  const { price, offers } = priceWithOffers(row, promotions, now)
  const { priceCents, reduction, validUntil } = price
  const plainDescription = plainLines(inLanguage(row.description_el, row.description_en, language))
  return {
    id: row.id,
    name: plainText(inLanguage(row.name_el, row.name_en, language)),
    authors: inLanguageOrNull(row.authors_el, row.authors_en, language) ?? '',
    publisher: inLanguage(row.publisher_el, row.publisher_en, language),
    isBook,
    isbn,
    gtin: isBook ? isbn : registeredNumber(row.ean),
    price: priceCents,
    priceBefore: reduction?.priorCents ?? null,
    reduced: reduction && { since: reduction.since, until: Math.min(reduction.until, validUntil ?? reduction.until) },
    promotionCodes: offers.flatMap(({ copies, promotion }) => (copies > 1 ? [promotion.code] : [])),
    vatRate: vatRates[row.rate_class],
    availability,
    band,
    copies: row.copies,
    categoryId: row.category_id,
    categories: categories.get(row.category_id)?.[language] ?? [],
    description: plainDescription || plainText(inLanguage(row.lead_el, row.lead_en, language)),
    language: languageOf(row.description_en, language),
    binding: row.binding,
    grams: row.weight_g,
    releaseDate: row.release_date,
    expectedOn: band && isoDay(estimateDelivery(now, handlingDays(band), immediate).to),
    link: `${settings.feedOrigin}${address}`,
    image: row.has_front ? `${settings.feedOrigin}${pictureOf(row.code)}` : null,
    moreImages: row.photographs.map((id) => `${settings.feedOrigin}${pictureOf(row.code, id)}`),
  }
}

/** GS1 reserves 02, 04 and 20 to 29 for numbers that are valid in one shop only. */
const registeredNumber = (ean: string): string | null => (isEan13(ean) && !/^(?:02|04|2)/.test(ean) ? ean : null)
