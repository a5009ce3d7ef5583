// Skroutz (developer.skroutz.gr, XML data feed): only what can be ordered now and has a registered number, because a
// book without its ISBN is not classified and a number of the shop's own counts as a false one; and only what has been
// photographed, because its picture is required.

import { canBeBought, isUpcoming } from '@stoa/domain/catalogue/availability'
import { handlingDays } from '@stoa/domain/ordering/delivery/delivery-bands'
import { pathText } from './category-paths.ts'
import { type FeedFormat, shopTime } from './feed-format.ts'
import { feedMessages } from './feed-messages.ts'
import type { FeedSettings } from './feed-settings.ts'
import { isInStock } from './in-stock.ts'
import type { Offer } from './offer.ts'
import { truncate } from './plain-text.ts'
import { decimal, tag, xmlHead } from './xml.ts'

/** The tag must be there. */
const unknownMaker = 'OEM'

/** Working days until the copy from the supplier is here, at the latest: the shop is held to what it promises there. */
const phrases: readonly [mostDays: number, phrase: string][] = [
  [3, 'Available from 1 to 3 days'],
  [6, 'Available from 4 to 6 days'],
  [12, 'Available up to 12 days'],
]

/** Null for what cannot be ordered, is not out yet, or does not come in time. */
function phraseFor({ availability, band }: Offer): string | null {
  if (!canBeBought(availability) || isUpcoming(availability) || band === null) return null
  if (isInStock(availability)) return 'In Stock'
  const { maxDays } = handlingDays(band)
  return phrases.find(([upToDays]) => maxDays <= upToDays)?.[1] ?? null
}

const maxLengths = { name: 300, category: 250, manufacturer: 100, description: 10_000, author: 255 }
const maxCopies = 10_000_000
const maxMoreImages = 14

/** `now`: milliseconds since 1970. */
export function skroutzFeed({ shippingCents }: FeedSettings, now: number): FeedFormat {
  const messages = feedMessages.el
  const entry = (offer: Offer): string => {
    const availability = phraseFor(offer)
    const category = pathText(offer.categories, offer.isBook ? messages.books : null, maxLengths.category)
    if (availability === null || offer.gtin === null || offer.image === null || category === '') return ''
    const elements = [
      tag('id', offer.id),
      tag('name', truncate(offer.name, maxLengths.name)),
      tag('link', offer.link),
      tag('image', offer.image),
      ...offer.moreImages.slice(0, maxMoreImages).map((image) => tag('additionalimage', image)),
      tag('category', category),
      tag('price_with_vat', decimal(offer.price)),
      tag('vat', decimal(offer.vatRate)),
      tag('manufacturer', truncate(offer.publisher || unknownMaker, maxLengths.manufacturer)),
      tag('mpn', offer.gtin),
      tag('ean', offer.gtin),
      tag('availability', availability),
      tag('quantity', Math.min(offer.copies, maxCopies)),
      tag('weight', offer.grams),
      shippingCents === null ? '' : tag('shipping_costs', decimal(shippingCents)),
      tag('description', truncate(offer.description || offer.name, maxLengths.description)),
      tag('author', truncate(offer.authors, maxLengths.author)),
    ]
    return `<product>\n${elements.join('')}</product>\n`
  }
  return {
    language: 'el',
    head: `${xmlHead}<stoa>\n${tag('created_at', shopTime(now))}<products>\n`,
    entry,
    tail: '</products>\n</stoa>\n',
  }
}
