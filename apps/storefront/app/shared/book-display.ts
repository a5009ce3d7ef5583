// How a book is described wherever it is shown: its contributors, its availability.

import type { ProductCard } from '@stoa/contract/catalogue/catalogue'
import { type Availability, canBeBought } from '@stoa/domain/catalogue/availability'
import { isBuyable } from '@stoa/domain/catalogue/product-kinds'
import { needsExtension } from '@stoa/domain/ordering/cart/accepted-extension'

export type AvailabilityKind = 'now' | 'later' | 'scarce' | 'future' | 'none'

/** The icon before the text. */
export const availabilityKinds: Record<Availability, AvailabilityKind> = {
  onlineWarehouse: 'now',
  available: 'now',
  limited: 'scarce',
  lastItem: 'scarce',
  days1To3: 'later',
  days2To5: 'later',
  days4To7: 'later',
  daysOver7: 'later',
  afterOrder: 'future',
  preOrder: 'future',
  comingSoon: 'future',
  exhausted: 'none',
  notAvailable: 'none',
}

/** A thing has a plate for a cover. */
export const isBook = ({ coverFormat }: Pick<ProductCard, 'coverFormat'>): boolean => coverFormat !== 'plate'

/** What is counted: copies of a book, pieces of anything else. */
export const unitOf = (product: Pick<ProductCard, 'coverFormat'> | null | undefined): 'book' | 'other' =>
  product && isBook(product) ? 'book' : 'other'

/** The authors; without authors, the other contributors. */
export function displayedCredits({ credits }: Pick<ProductCard, 'credits'>): ProductCard['credits'] {
  const authors = credits.filter(({ role }) => role === 'author')
  return authors.length > 0 ? authors : credits
}

/** The cover of a product, with what stands on it until it has loaded. */
export const coverWithNames = <P extends Pick<ProductCard, 'credits'>>(product: P) => ({
  ...product,
  by: displayedCredits(product),
})

export const contributorNames = (product: Pick<ProductCard, 'credits'>): string =>
  displayedCredits(product)
    .map(({ name }) => name)
    .join(', ')

/** Whether one press can add it to the cart: it is available, and its page asks nothing first. */
export const isDirectlyAddable = (product: Pick<ProductCard, 'kind' | 'availability' | 'dimensions'>): boolean =>
  canBeBought(product.availability) &&
  product.dimensions.length === 0 &&
  isBuyable(product.kind) &&
  !needsExtension(product.kind)

/** What the button says that adds it, alone and with the title. */
export const addKeys = ({ availability }: Pick<ProductCard, 'availability'>) =>
  availability === 'preOrder'
    ? ({ icon: 'calendar-days', short: 'preOrder', named: 'preOrderNamed' } as const)
    : ({ icon: 'bag', short: 'add', named: 'addNamed' } as const)

export const productPath = (product: Pick<ProductCard, 'url'>): string => `/products/${product.url}`
export const publisherPath = (publisher: { url: string }): string => `/publisher/${publisher.url}`
export const pagePath = (page: { url: string }): string => `/pages/${page.url}`
/** A page that every shop has: `best-sellers`, `track-order`. */
export const sectionPath = (section: { url: string }): string => `/${section.url}`
export const categoryPath = (category: { url: string }): string => `/categories/${category.url}`
export const promotionPath = (promotion: { url: string }): string => `/offers/${promotion.url}`
export const contributorPath = (person: { url: string }): string => `/contributor/${person.url}`

/** The cover of a product that is no longer for sale: its address without a version still answers. */
export const coverOfCode = (code: string): { cover: string } => ({ cover: `/covers/${encodeURIComponent(code)}` })

/** The product as it looks in a form: things have a drawing for each colour. */
export function inForm<P extends Pick<ProductCard, 'cover' | 'dimensions'>>(product: P, dimensionId: number): P {
  const cover = product.dimensions.find(({ id }) => id === dimensionId)?.cover
  return cover ? { ...product, cover } : product
}
