// The fields of a product that a card shows, and no more: loader data is sent to the browser twice.

import type { ProductCard } from '@stoa/contract/catalogue/catalogue'
import { displayedCredits, isDirectlyAddable } from './book-display.ts'

export interface BookContributor {
  name: string
  url: string
}

export interface BookCardData
  extends Pick<
    ProductCard,
    | 'id'
    | 'kind'
    | 'url'
    | 'name'
    | 'nameLanguage'
    | 'englishTitle'
    | 'price'
    | 'priceBeforeDiscount'
    | 'discountPercent'
    | 'availability'
    | 'releaseDate'
    | 'cover'
    | 'coverFormat'
    | 'coverColor'
  > {
  /** The contributors, each with a link. */
  by: BookContributor[]
  /** The binding, where it is not the usual one. */
  format: Exclude<ProductCard['binding'], 'paperback'>
  /** Signed copies, an award, the bookseller’s choice, in words. */
  badges: string[]
  /** What several copies gain, and where the offer is explained. */
  offer: { words: string; url: string } | null
  /** Whether one press can add it to the cart. */
  addable: boolean
}

/** A card has room for one. */
function offerOf({ offers: [offer] }: Pick<ProductCard, 'offers'>): BookCardData['offer'] {
  return offer?.words ? { words: offer.words, url: offer.url } : null
}

export function toBookCardData(product: ProductCard): BookCardData {
  const { id, kind, url, name, nameLanguage, englishTitle, price, priceBeforeDiscount } = product
  const { binding, discountPercent, availability, releaseDate, cover, coverFormat, coverColor } = product
  return {
    id,
    kind,
    url,
    name,
    nameLanguage,
    englishTitle,
    price,
    priceBeforeDiscount,
    discountPercent,
    availability,
    releaseDate,
    cover,
    coverFormat,
    coverColor,
    by: displayedCredits(product).map((contributor) => ({ name: contributor.name, url: contributor.url })),
    format: binding === 'paperback' ? null : binding,
    badges: product.badges.map((badge) => badge.name),
    offer: offerOf(product),
    addable: isDirectlyAddable(product),
  }
}
