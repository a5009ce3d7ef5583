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
    | 'code'
    | 'url'
    | 'name'
    | 'nameLanguage'
    | 'price'
    | 'priceBeforeDiscount'
    | 'discountPercent'
    | 'availability'
    | 'coverFormat'
  > {
  /** The contributors, each with a link. */
  by: BookContributor[]
  /** Whether one press can add it to the cart. */
  addable: boolean
}

export function toBookCardData(product: ProductCard): BookCardData {
  const { id, code, url, name, nameLanguage, price, priceBeforeDiscount } = product
  const { discountPercent, availability, coverFormat } = product
  return {
    id,
    code,
    url,
    name,
    nameLanguage,
    price,
    priceBeforeDiscount,
    discountPercent,
    availability,
    coverFormat,
    by: displayedCredits(product).map((contributor) => ({ name: contributor.name, url: contributor.url })),
    addable: isDirectlyAddable(product),
  }
}
