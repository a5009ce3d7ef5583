// What a product costs after a record, how long the publisher's price binds us, and how it can be had.

import { decideSupply } from '@stoa/domain/catalogue/told-supply'
import { formatMoney } from '@stoa/domain/money'
import { done, type Outcome, refused } from '@stoa/domain/outcome'
import { type FollowRefusal, followPrice, unknownPrice } from '@stoa/domain/pricing/follow-price'
import { uniformPriceUntil } from '@stoa/domain/pricing/uniform-price'
import type { BookRecord } from '../book-record.ts'
import type { Note } from '../read-item.ts'
import type { PresentProduct, ProductRow } from './product.queries.ts'

export type Offer = Pick<
  ProductRow,
  'price_cents' | 'publisher_price_cents' | 'price_protected_until' | 'price_protection_basis' | 'availability'
>

/** What the uniform price depends on, as it will stand in the product. */
export type PublishedFacts = Pick<ProductRow, 'text_language' | 'release_date' | 'published_year'>

/** `today`: `2026-11-20`, the shop's day. */
export function productOffer(
  before: PresentProduct | null,
  said: BookRecord,
  published: PublishedFacts,
  today: string,
): Outcome<Offer, Note> {
  const publisherPriceCents =
    said.publisherPrice === undefined ? (before?.publisher_price_cents ?? null) : (said.publisherPrice?.cents ?? null)
  const protectedUntil = publisherPriceCents === null ? null : boundUntil(before, said, published, today)
  const present = before && { priceCents: before.price_cents, publisherPriceCents: before.publisher_price_cents }
  const price = followPrice(present, { publisherPriceCents, protectedUntil, sellingCents: said.sellingCents ?? null })
  if (!price.ok) return refused({ level: 'refused', what: 'price', why: sentenceOf(price.refusal) })
  return done({
    price_cents: price.value,
    publisher_price_cents: publisherPriceCents,
    price_protected_until: protectedUntil,
    price_protection_basis: basisOf(before, said),
    availability: decideSupply({
      ...{ present: before?.availability ?? null, copies: before?.copies ?? 0, told: said.availability ?? null },
      hasPrice: price.value > unknownPrice,
    }),
  })
}

/** A record that is silent about the publisher's price leaves what holds as long as it holds. */
function boundUntil(
  before: PresentProduct | null,
  said: BookRecord,
  { release_date, published_year, text_language }: PublishedFacts,
  today: string,
): string | null {
  if (!said.publisherPrice) {
    const until = before?.price_protected_until ?? null
    return until !== null && until >= today ? until : null
  }
  const published = { publishedOn: release_date, publishedYear: published_year, textLanguage: text_language }
  const publishedInGreece = said.publishedInGreece ?? false
  return uniformPriceUntil({ ...published, publishedInGreece, fixed: said.publisherPrice.fixed }, today)
}

const basisOf = (before: PresentProduct | null, said: BookRecord): Offer['price_protection_basis'] => {
  if (said.publishedInGreece === undefined) return before?.price_protection_basis ?? 'published_in_greece'
  return said.publishedInGreece || said.textLanguage !== 'el' ? 'published_in_greece' : 'greek_published_abroad'
}

const sentenceOf = ({ leastCents, mostCents }: FollowRefusal): string =>
  `The uniform book price holds: between ${formatMoney(leastCents, 'en')} and ${formatMoney(mostCents, 'en')}.`
