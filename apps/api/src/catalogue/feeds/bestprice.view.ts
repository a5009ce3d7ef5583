// BestPrice, as its present generators write it; the names of the tags can be configured.

import { type Availability, canBeBought, isUpcoming } from '@stoa/domain/catalogue/availability'
import { bandDays } from '@stoa/domain/ordering/delivery/delivery-bands'
import type { BestPriceTag } from './bestprice-tags.ts'
import { pathText } from './category-paths.ts'
import { type FeedFormat, shopTime } from './feed-format.ts'
import { feedMessages } from './feed-messages.ts'
import type { FeedSettings } from './feed-settings.ts'
import { isInStock } from './in-stock.ts'
import type { Offer } from './offer.ts'
import { truncate } from './plain-text.ts'
import { decimal, tag, xmlHead } from './xml.ts'

const messages = feedMessages.el
const maxLengths = { name: 300, category: 250, manufacturer: 100, description: 10_000, author: 255 }

/** It has no words for a title that is not out yet. */
const isListed = (availability: Availability) => canBeBought(availability) && !isUpcoming(availability)

function availabilityText({ availability, band }: Offer): string {
  if (!isListed(availability) || band === null) return messages.availability.none
  if (isInStock(availability)) return messages.availability.now
  const { minDays, maxDays } = bandDays[band]
  return messages.availability.later.replace('{from}', String(minDays)).replace('{to}', String(maxDays))
}

/** `now`: milliseconds since 1970. */
export function bestPriceFeed({ bestPriceTags, includeUnavailable }: FeedSettings, now: number): FeedFormat {
  const nameOf = (name: BestPriceTag): string => bestPriceTags[name] ?? name
  const element = (name: BestPriceTag, value: string | number | null): string => tag(nameOf(name), value)
  const entry = (offer: Offer): string => {
    if (!includeUnavailable && !isListed(offer.availability)) return ''
    const elements = [
      element('mpn', offer.gtin),
      offer.isbn ? element('isbn', offer.isbn) : element('ean', offer.gtin),
      element('productId', offer.id),
      element('name', truncate(offer.name, maxLengths.name)),
      element('link', offer.link),
      element('image', offer.image),
      element('categoryPath', pathText(offer.categories, offer.isBook ? messages.books : null, maxLengths.category)),
      element('categoryID', offer.categoryId),
      element('price', decimal(offer.price)),
      element('description', truncate(offer.description, maxLengths.description)),
      ...offer.moreImages.map((image) => element('additional_image', image)),
      element('instock', isInStock(offer.availability) ? 'Y' : 'N'),
      element('availability', availabilityText(offer)),
      element('manufacturer', truncate(offer.publisher, maxLengths.manufacturer)),
      element('weight', offer.grams),
      featuresOf(offer, nameOf('features')),
    ]
    const product = nameOf('product')
    return `<${product}>\n${elements.join('')}</${product}>\n`
  }
  return {
    language: 'el',
    head: `${xmlHead}<store>\n${tag('date', shopTime(now))}<products>\n`,
    entry,
    tail: '</products>\n</store>\n',
  }
}

function featuresOf(offer: Offer, name: string): string {
  const features = [
    tag(messages.features.author, truncate(offer.authors, maxLengths.author)),
    tag(messages.features.binding, offer.binding && messages.binding[offer.binding]),
  ].join('')
  return features && `<${name}>\n${features}</${name}>\n`
}
