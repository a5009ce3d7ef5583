// A product's own page as the contract shows it: the card and all other data, as of now.

import type { Product, ProductCard } from '@stoa/contract/catalogue/catalogue'
import { availabilityOf } from '@stoa/domain/catalogue/availability'
import { isEditionType } from '@stoa/domain/catalogue/edition-types'
import { isWithdrawable } from '@stoa/domain/catalogue/product-kinds'
import type { Language } from '@stoa/domain/language'
import { mayCarry } from '@stoa/domain/ordering/cart/accepted-extension'
import { nextPickupDayChange } from '@stoa/domain/ordering/delivery/branch-pickup'
import { bandOf } from '@stoa/domain/ordering/delivery/delivery-bands'
import { cutOffHour } from '@stoa/domain/ordering/delivery/estimate-delivery'
import { dayOf, hourOf, isoDay, nextShopHour } from '@stoa/domain/ordering/delivery/working-days'
import { shopWrapping } from '@stoa/domain/ordering/pricing/gift-wrapping'
import { statePrice } from '@stoa/domain/ordering/pricing/price-statement'
import type { ShownPrice } from '@stoa/domain/ordering/promotions/shown-price'
import { webLinkOrNull } from '@stoa/domain/url/web-link'
import { inLanguage, inLanguageOrNull, languageOf } from '../../database/localized-text.ts'
import { viewNote } from './cards.service.ts'
import { viewCard } from './catalogue.view.ts'
import { viewOffers } from './offers.view.ts'
import type { DetailRow, EditionRow } from './product-detail.queries.ts'
import { viewBranches, viewEditions, viewParts, viewPictures } from './product-parts.view.ts'
import { type NamedOffer, uniformPriceOf } from './public-promotions.service.ts'

/** The price of the product with its offers, and the price of every edition of its work. */
export interface ProductPrices {
  price: ShownPrice
  offers: readonly NamedOffer[]
  editions: readonly (EditionRow & { price: ShownPrice })[]
}

/** When the page's delivery dates, opening hours and price become outdated, in milliseconds since 1970. */
export function nextChangeAt(
  row: DetailRow,
  { price, editions }: Pick<ProductPrices, 'price' | 'editions'>,
  now: number,
): number {
  const branches = row.branches.map(({ hours, special_hours }) => ({ hours, specialHours: special_hours }))
  return Math.min(
    nextPickupDayChange(now, branches),
    ...[price, ...editions.map((edition) => edition.price)].map(
      ({ validUntil }) => validUntil ?? Number.MAX_SAFE_INTEGER,
    ),
    nextShopHour(now, (time) => [0, cutOffHour].includes(hourOf(time))),
  )
}

/** `partCards`: of the parts of a group or set. */
export function viewProduct(
  row: DetailRow,
  { price, offers, editions }: ProductPrices,
  partCards: readonly ProductCard[],
  { language, now }: { language: Language; now: number },
): Product {
  const card = viewCard(row, language, price)
  const pictures = viewPictures(row, language)
  return {
    ...card,
    offers: viewOffers(offers, language),
    ...viewImages(card.code, pictures),
    ...viewTexts(row, language),
    ...viewNote(row.note, language),
    ...viewEditionData(row, language),
    ...viewPriceData(row, price, now),
    ...viewSafety(row, language),
    ...viewRequests(row, language),
    pictures,
    editions: viewEditions(editions, language),
    branches: viewBranches(row, language, now),
    ...viewParts(row, partCards),
  }
}

/** Addresses of further pictures as the specification names them; `pictures` says more. */
function viewImages(code: string, pictures: Product['pictures']) {
  const addressOf = (kind: Product['pictures'][number]['kind']): string | null => {
    const picture = pictures.find((one) => one.kind === kind)
    return picture ? `/covers/${encodeURIComponent(code)}/${picture.view}/720.avif` : null
  }
  return {
    imageBack: addressOf('back'),
    imageSide: addressOf('side'),
    imageInside: addressOf('inside'),
  }
}

function viewTexts(row: DetailRow, language: Language) {
  const contents = language === 'en' && row.contents_en.length > 0 ? row.contents_en : row.contents_el
  const breadcrumbs = row.breadcrumbs.map((crumb) => ({
    name: inLanguage(crumb.name_el, crumb.name_en, language),
    nameLanguage: languageOf(crumb.name_en, language),
    url: crumb.url,
  }))
  return {
    subtitle: row.subtitle,
    originalTitle: row.original_title,
    summary: inLanguage(row.lead_el, row.lead_en, language),
    description: inLanguage(row.description_el, row.description_en, language),
    contents,
    textLanguage: textLanguage(row, language),
    categoryName: breadcrumbs.at(-1)?.name ?? '',
    breadcrumbs,
    series: inLanguageOrNull(row.series_el, row.series_en, language),
    authorBiography: inLanguageOrNull(row.biography_el, row.biography_en, language),
  }
}

/** A sender's English text stands in for a missing Greek one: then both are the same. */
function textLanguage(row: DetailRow, language: Language): Language {
  const [greek, english] =
    row.description_el === '' ? [row.lead_el, row.lead_en] : [row.description_el, row.description_en]
  return language === 'el' && greek !== '' && greek === english ? 'en' : languageOf(english, language)
}

const languageNames: Record<Language, Intl.DisplayNames> = {
  el: new Intl.DisplayNames('el', { type: 'language' }),
  en: new Intl.DisplayNames('en-GB', { type: 'language' }),
}

const viewEditionData = (row: DetailRow, language: Language) => ({
  providerCode: row.provider_code,
  ean: row.ean,
  isbn: row.isbn13,
  translatedFrom: row.translated_from,
  translatedFromName: row.translated_from && (languageNames[language].of(row.translated_from) ?? null),
  deliveryBand: bandOf(availabilityOf(row.availability, row.copies), row.delivery_band),
  ageFrom: row.age_from,
  height: row.height_mm,
  width: row.width_mm,
  thickness: row.thickness_mm,
  weight: row.weight_g,
  editionNumber: row.edition_number,
  // another release may know more of them
  editionTypes: row.edition_types.filter(isEditionType),
  illustrations: row.illustrations,
  illustrationsNote: row.illustrations_note,
  imprint: row.imprint,
  otherSeries: row.other_series,
  thema: [...new Set(row.thema.split(' '))].join(' '),
})

function viewPriceData(row: DetailRow, { priceCents, reduction }: ShownPrice, now: number) {
  const { kind, floor } = statePrice({ priceCents, reduction, ...uniformPriceOf(row) }, now)
  return {
    priceKind: kind,
    reducedSince: reduction ? isoDay(dayOf(reduction.since)) : null,
    reducedUntil: reduction ? new Date(reduction.until).toISOString() : null,
    publisherPrice: row.publisher_price_cents,
    minPrice: floor?.cents ?? null,
    priceProtectedUntil: floor && isoDay(floor.until),
  }
}

/** What is asked of its buyer, and what wrapping it costs. */
function viewRequests(row: DetailRow, language: Language): Partial<Product> {
  const { box_capacity, text_label_el: label, text_label_en, text_max: max } = row
  return {
    ...(box_capacity !== null && { boxCapacity: box_capacity }),
    ...(label !== null && max !== null && { textRequest: { label: inLanguage(label, text_label_en, language), max } }),
    ...(mayCarry(row.kind, 'wrapping') && { wrappingPrice: shopWrapping.cents, wrappingUnit: shopWrapping.per }),
    withdrawable: isWithdrawable(row.kind),
  }
}

const viewSafety = (row: DetailRow, language: Language) => ({
  publisherAddress: row.publisher_address,
  publisherEmail: row.publisher_email,
  publisherWebsite: webLinkOrNull(row.publisher_website),
  responsible:
    row.responsible_name === null
      ? null
      : { name: row.responsible_name, address: row.responsible_address, email: row.responsible_email },
  // empty: its maker says that it needs none
  warnings: inLanguageOrNull(row.warnings_el, row.warnings_en, language) || null,
})
