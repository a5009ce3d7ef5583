// BestPrice, as its present generators write it; the names of the tags can be set from outside.

import { canBeBought } from '@stoa/domain/catalogue/availability'
import { bandDays } from '@stoa/domain/delivery/delivery-bands'
import { isAtHand } from './at-hand.ts'
import type { BestPriceTag } from './bestprice-tags.ts'
import { pathText } from './category-paths.ts'
import { type FeedFormat, shopTime } from './feed-format.ts'
import type { FeedSettings } from './feed-settings.ts'
import { feedWords } from './feed-words.ts'
import type { Offer } from './offer.ts'
import { cutTo } from './plain-words.ts'
import { decimal, tag, xmlHead } from './xml.ts'

const words = feedWords.el
const most = { name: 300, category: 250, manufacturer: 100, description: 10_000, author: 255 }

function wordsFor({ availability, band }: Offer): string {
  if (!canBeBought(availability) || band === null) return words.availability.none
  if (isAtHand(availability)) return words.availability.now
  const { minDays, maxDays } = bandDays[band]
  return words.availability.later.replace('{from}', String(minDays)).replace('{to}', String(maxDays))
}

/** `now`: milliseconds since 1970. */
export function bestPriceFeed({ bestPriceTags, includeUnavailable }: FeedSettings, now: number): FeedFormat {
  const nameOf = (name: BestPriceTag): string => bestPriceTags[name] ?? name
  const fact = (name: BestPriceTag, value: string | number | null): string => tag(nameOf(name), value)
  const entry = (offer: Offer): string => {
    if (!includeUnavailable && !canBeBought(offer.availability)) return ''
    const facts = [
      fact('mpn', offer.gtin),
      offer.isbn ? fact('isbn', offer.isbn) : fact('ean', offer.gtin),
      fact('productId', offer.id),
      fact('name', cutTo(offer.name, most.name)),
      fact('link', offer.link),
      fact('image', offer.image),
      fact('categoryPath', pathText(offer.categories, offer.isBook ? words.books : null, most.category)),
      fact('categoryID', offer.categoryId),
      fact('price', decimal(offer.price)),
      fact('description', cutTo(offer.description, most.description)),
      ...offer.moreImages.map((image) => fact('additional_image', image)),
      fact('instock', isAtHand(offer.availability) ? 'Y' : 'N'),
      fact('availability', wordsFor(offer)),
      fact('manufacturer', cutTo(offer.publisher, most.manufacturer)),
      fact('weight', offer.grams),
      featuresOf(offer, nameOf('features')),
    ]
    const product = nameOf('product')
    return `<${product}>\n${facts.join('')}</${product}>\n`
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
    tag(words.features.author, cutTo(offer.authors, most.author)),
    tag(words.features.binding, offer.binding && words.binding[offer.binding]),
  ].join('')
  return features && `<${name}>\n${features}</${name}>\n`
}
