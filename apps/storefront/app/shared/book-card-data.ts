// What a card on a shelf shows of a product, and no more: loader data travels to the browser twice.

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
  /** Who made it, each with a page. */
  by: BookContributor[]
  /** One press puts it into the cart. */
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
