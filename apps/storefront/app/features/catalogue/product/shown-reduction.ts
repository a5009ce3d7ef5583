import type { Product } from '@stoa/contract/catalogue/catalogue'

/** What a reduction comes from and by how much; none of what is more than the publisher asks: not one to boast of. */
export function shownReduction({
  priceBeforeDiscount: prior,
  discountPercent: percent,
  publisherPrice,
}: Pick<Product, 'priceBeforeDiscount' | 'discountPercent' | 'publisherPrice'>) {
  const isShown = prior !== null && (publisherPrice === null || prior <= publisherPrice)
  return isShown ? { prior, percent } : { prior: null, percent: 0 }
}
