// Google Merchant Center: RSS 2.0 with the g: attributes, one document per language. Its data must agree with the
// structured data of the product's page, or the product is left out.

import { type Availability, canBeBought } from '@stoa/domain/catalogue/availability'
import type { Language } from '@stoa/domain/language'
import { writeAddress } from '@stoa/domain/url/page-address'
import { pathText } from './category-paths.ts'
import type { FeedFormat } from './feed-format.ts'
import { feedMessages } from './feed-messages.ts'
import type { FeedSettings } from './feed-settings.ts'
import type { Offer } from './offer.ts'
import { truncate } from './plain-text.ts'
import { decimal, tag, xmlHead } from './xml.ts'

const maxLengths = { title: 150, description: 5000, brand: 70, type: 750, moreImages: 10 }
const booksCategory = 784

const upcoming = new Set<Availability>(['preOrder', 'comingSoon'])
const outOfStock = new Set<Availability>(['exhausted', 'notAvailable'])

/** `now`: milliseconds since 1970. */
export function googleFeed(settings: FeedSettings, now: number, language: Language): FeedFormat {
  const messages = feedMessages[language]
  const today = new Date(now).toISOString().slice(0, 10)
  const homeUrl = `${settings.feedOrigin}${writeAddress({ language, path: '/' }, settings.switches)}`
  const channel = [tag('title', messages.offers), tag('link', homeUrl), tag('description', messages.offersAbout)].join(
    '',
  )
  return {
    language,
    head: `${xmlHead}<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">\n<channel>\n${channel}`,
    entry(offer) {
      const availability = availabilityOf(offer, today)
      const isListed = canBeBought(offer.availability) || settings.includeUnavailable
      // An English page without English text is no landing page for English readers.
      if (availability === '' || !isListed || offer.language !== language) return ''
      return `<item>\n${elementsOf(offer, settings, language, availability).join('')}</item>\n`
    },
    tail: '</channel>\n</rss>\n',
  }
}

function elementsOf(offer: Offer, settings: FeedSettings, language: Language, availability: string): string[] {
  const messages = feedMessages[language]
  return [
    tag('g:id', offer.id),
    tag('g:title', titleOf(offer, language)),
    tag('g:description', truncate(offer.description, maxLengths.description)),
    tag('g:link', offer.link),
    tag('g:image_link', offer.image),
    ...offer.moreImages.slice(0, maxLengths.moreImages).map((image) => tag('g:additional_image_link', image)),
    availability,
    tag('g:price', `${decimal(offer.priceBefore ?? offer.price)} EUR`),
    offer.priceBefore === null ? '' : tag('g:sale_price', `${decimal(offer.price)} EUR`),
    tag('g:gtin', offer.gtin),
    offer.gtin === null ? tag('g:identifier_exists', 'no') : '',
    tag('g:brand', truncate(offer.publisher, maxLengths.brand)),
    tag('g:condition', 'new'),
    offer.isBook ? tag('g:google_product_category', booksCategory) : '',
    tag('g:product_type', pathText(offer.categories, offer.isBook ? messages.books : null, maxLengths.type)),
    offer.grams === null ? '' : tag('g:shipping_weight', `${offer.grams} g`),
    settings.shippingCents === null
      ? ''
      : `<g:shipping>\n${tag('g:country', 'GR')}${tag('g:price', `${decimal(settings.shippingCents)} EUR`)}</g:shipping>\n`,
  ]
}

/** «Ζορμπάς – Νίκος Καζαντζάκης (μαλακό εξώφυλλο)»: when too long, the title is shortened. */
function titleOf(offer: Offer, language: Language): string {
  const binding = offer.binding && feedMessages[language].binding[offer.binding]
  const author = offer.authors && ` – ${truncate(offer.authors, maxLengths.title / 3)}`
  const suffix = `${author}${binding ? ` (${binding})` : ''}`
  return `${truncate(offer.name, maxLengths.title - suffix.length)}${suffix}`
}

/** Pre-orders need a release date, and products to order have none: without it the product is left out. */
function availabilityOf(offer: Offer, today: string): string {
  if (canBeBought(offer.availability)) return tag('g:availability', 'in_stock')
  if (outOfStock.has(offer.availability)) return tag('g:availability', 'out_of_stock')
  if (!upcoming.has(offer.availability) || offer.releaseDate === null || offer.releaseDate <= today) return ''
  return tag('g:availability', 'preorder') + tag('g:availability_date', `${offer.releaseDate}T09:00Z`)
}
