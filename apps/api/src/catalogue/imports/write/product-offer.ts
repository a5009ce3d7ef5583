// A product's price after a record, its uniform price period, and its availability.

import type { SupplyPolicy } from '@stoa/domain/catalogue/availability'
import { decideBand, decideSupply, supplyOn } from '@stoa/domain/catalogue/reported-supply'
import { formatMoney } from '@stoa/domain/money'
import type { BandCode } from '@stoa/domain/ordering/delivery/delivery-bands'
import { type FollowRefusal, followPrice, unknownPrice } from '@stoa/domain/ordering/pricing/follow-price'
import { uniformPriceUntil } from '@stoa/domain/ordering/pricing/uniform-price'
import { done, type Outcome, refused } from '@stoa/domain/outcome'
import type { BookRecord } from '../book-record.ts'
import type { Note } from '../read-item.ts'
import type { ExistingProduct, ProductRow } from './product.queries.ts'

export type Offer = Pick<
  ProductRow,
  | 'price_cents'
  | 'publisher_price_cents'
  | 'price_protected_until'
  | 'price_protection_basis'
  | 'availability'
  | 'delivery_band'
>

/** The product's fields on which the uniform price depends. */
export type PublicationData = Pick<ProductRow, 'text_language' | 'release_date' | 'published_year'>

/** `today`: `2026-11-20`, the shop's day. */
export function productOffer(
  existing: ExistingProduct | null,
  record: BookRecord,
  published: PublicationData,
  today: string,
): Outcome<Offer, Note> {
  const publisherPriceCents =
    record.publisherPrice === undefined
      ? (existing?.publisher_price_cents ?? null)
      : (record.publisherPrice?.cents ?? null)
  const protectedUntil = publisherPriceCents === null ? null : protectionEnd(existing, record, published, today)
  const current = existing && { priceCents: existing.price_cents, publisherPriceCents: existing.publisher_price_cents }
  const price = followPrice(current, { publisherPriceCents, protectedUntil, sellingCents: record.sellingCents ?? null })
  if (!price.ok) return refused({ level: 'refused', field: 'price', reason: messageFor(price.refusal) })
  const reportedSupply = decideSupply({
    current: existing?.availability ?? null,
    copies: existing?.copies ?? 0,
    hasSpareCopies: existing?.has_spare_copies ?? false,
    reported: record.availability ?? null,
    hasPrice: price.value > unknownPrice,
  })
  const supply = supplyOn(reportedSupply, published.release_date, today)
  return done({
    price_cents: price.value,
    publisher_price_cents: publisherPriceCents,
    price_protected_until: protectedUntil,
    price_protection_basis: basisOf(existing, record),
    availability: supply,
    delivery_band: record.shop ? record.shop.deliveryBand : bandAfter(existing, record, supply),
  })
}

const bandAfter = (existing: ExistingProduct | null, record: BookRecord, after: SupplyPolicy): BandCode | null =>
  decideBand({
    policies: { before: existing?.availability ?? null, after },
    current: existing?.delivery_band ?? null,
    reported: record.availability ? record.supplierBand : undefined,
  })

/**
 * A record without a publisher's price leaves the one in force until it ends. The shop's own file gives the last day of
 * a book that is out; one in Greek that is still to come is protected from its first day on sale, and until then.
 */
function protectionEnd(
  existing: ExistingProduct | null,
  record: BookRecord,
  { release_date, published_year, text_language }: PublicationData,
  today: string,
): string | null {
  const published = { publishedOn: release_date, publishedYear: published_year, textLanguage: text_language }
  if (record.shop) {
    const isForthcoming = release_date !== null && release_date > today
    if (record.shop.uniformPriceUntil !== null || !isForthcoming) return record.shop.uniformPriceUntil
    return uniformPriceUntil({ ...published, publishedInGreece: false, fixed: true }, today)
  }
  if (!record.publisherPrice) {
    const until = existing?.price_protected_until ?? null
    return until !== null && until >= today ? until : null
  }
  const publishedInGreece = record.publishedInGreece ?? wasPublishedInGreece(existing)
  return uniformPriceUntil({ ...published, publishedInGreece, fixed: record.publisherPrice.fixed }, today)
}

/** As far as its price is protected for it. */
const wasPublishedInGreece = (existing: ExistingProduct | null): boolean =>
  existing !== null &&
  existing.price_protected_until !== null &&
  existing.price_protection_basis === 'published_in_greece'

const basisOf = (existing: ExistingProduct | null, record: BookRecord): Offer['price_protection_basis'] => {
  if (record.publishedInGreece === undefined) return existing?.price_protection_basis ?? 'published_in_greece'
  return record.publishedInGreece || record.textLanguage !== 'el' ? 'published_in_greece' : 'greek_published_abroad'
}

const messageFor = ({ minCents, maxCents }: FollowRefusal): string =>
  `The uniform book price holds: between ${formatMoney(minCents, 'en')} and ${formatMoney(maxCents, 'en')}.`
