// What a card on a shelf shows of a product, and no more: loader data travels to the browser twice.

import type { ProductCard } from '@stoa/contract/catalogue'
import { canBeAddedAtOnce, creditsShown } from './book-words.ts'

export interface ShelfMaker {
  name: string
  url: string
}

export interface ShelfBook
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
  by: ShelfMaker[]
  /** One press puts it into the cart. */
  addable: boolean
}

export function shelfBook(product: ProductCard): ShelfBook {
  const { id, code, url, name, nameLanguage, price, priceBeforeDiscount } = product
  const { discountPercent, availability, coverFormat } = product
  return {
    ...{ id, code, url, name, nameLanguage, price, priceBeforeDiscount, discountPercent, availability, coverFormat },
    by: creditsShown(product).map((maker) => ({ name: maker.name, url: maker.url })),
    addable: canBeAddedAtOnce(product),
  }
}
