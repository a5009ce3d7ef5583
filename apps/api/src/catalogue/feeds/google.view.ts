// Google Merchant Center: RSS 2.0 with the g: attributes, one document per language. Its data must agree with the
// structured data of the product's page, or the product is left out; as is one without a photograph, for its picture is
// required.

import { canBeBought, isOrderedAhead, isUpcoming } from '@stoa/domain/catalogue/availability'
import type { Language } from '@stoa/domain/language'
import { writeAddress } from '@stoa/domain/url/page-address'
import { pathText } from './category-paths.ts'
import type { FeedFormat } from './feed-format.ts'
import { feedMessages } from './feed-messages.ts'
import type { FeedSettings } from './feed-settings.ts'
import type { Offer } from './offer.ts'
import { truncate } from './plain-text.ts'
import { decimal, tag, xmlHead } from './xml.ts'

const maxLengths = {
  title: 150,
  description: 5000,
  brand: 70,
  type: 750,
  moreImages: 10,
  promotion: 50,
  promotions: 10,
}
const booksCategory = 784

export function googleFeed(settings: FeedSettings, language: Language): FeedFormat {
  const messages = feedMessages[language]
  const homeUrl = `${settings.feedOrigin}${writeAddress({ language, path: '/' }, settings.switches)}`
  const channel = [tag('title', messages.offers), tag('link', homeUrl), tag('description', messages.offersAbout)].join(
    '',
  )
  return {
    language,
    head: `${xmlHead}<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">\n<channel>\n${channel}`,
    entry(offer) {
      const isListed = offer.image !== null && (canBeBought(offer.availability) || settings.includeUnavailable)
      // An English page without English text is no landing page for English readers.
      if (!isListed || offer.language !== language) return ''
      return `<item>\n${elementsOf(offer, settings, language).join('')}</item>\n`
    },
    tail: '</channel>\n</rss>\n',
  }
}

function elementsOf(offer: Offer, settings: FeedSettings, language: Language): string[] {
  const messages = feedMessages[language]
  return [
    tag('g:id', offer.id),
    tag('g:title', titleOf(offer, language)),
    tag('g:description', truncate(offer.description, maxLengths.description)),
    tag('g:link', offer.link),
    tag('g:image_link', offer.image),
    ...offer.moreImages.slice(0, maxLengths.moreImages).map((image) => tag('g:additional_image_link', image)),
    ...availabilityTags(offer),
    tag('g:price', `${decimal(offer.priceBefore ?? offer.price)} EUR`),
    offer.priceBefore === null ? '' : tag('g:sale_price', `${decimal(offer.price)} EUR`),
    offer.reduced ? tag('g:sale_price_effective_date', periodOf(offer.reduced)) : '',
    ...promotionIds(offer).map((code) => tag('g:promotion_id', code)),
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

/** What is ordered ahead has the day on which it is expected. */
function availabilityTags({ availability, releaseDate, expectedOn }: Offer): string[] {
  if (!canBeBought(availability)) return [tag('g:availability', 'out_of_stock')]
  if (!isOrderedAhead(availability)) return [tag('g:availability', 'in_stock')]
  return [
    tag('g:availability', isUpcoming(availability) ? 'preorder' : 'backorder'),
    tag('g:availability_date', isUpcoming(availability) ? releaseDate : expectedOn),
  ]
}

/** By which the shop's promotions, as it enters them at Google, find their products. */
const promotionIds = ({ promotionCodes }: Offer): string[] =>
  promotionCodes.filter((code) => code.length <= maxLengths.promotion).slice(0, maxLengths.promotions)

/** To the minute, as Google reads it: the engine itself ends a reduction whose time is over. */
const periodOf = ({ since, until }: { since: number; until: number }): string =>
  [since, until].map((time) => `${new Date(time).toISOString().slice(0, 16)}Z`).join('/')

/** «Ζορμπάς – Νίκος Καζαντζάκης (μαλακό εξώφυλλο)»: when too long, the title is shortened. */
function titleOf(offer: Offer, language: Language): string {
  const binding = offer.binding && feedMessages[language].binding[offer.binding]
  const author = offer.authors && ` – ${truncate(offer.authors, maxLengths.title / 3)}`
  const suffix = `${author}${binding ? ` (${binding})` : ''}`
  return `${truncate(offer.name, maxLengths.title - suffix.length)}${suffix}`
}
