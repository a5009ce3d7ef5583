// The lists of the whole shop that have a page of their own: what belongs to them, and their order.

import type { ListBase } from './list-query.ts'

export const productListNames = ['new-releases', 'best-sellers', 'offers'] as const
export type ProductListName = (typeof productListNames)[number]

/** How far back a release is new. */
const newForYears = 5

export const productListPath = (name: ProductListName): string => `/${name}`

/** The list at a path, with or without a language. */
export const productListAt = (pathname: string): ProductListName | undefined =>
  productListNames.find((name) => pathname.replace(/\/$/, '').endsWith(productListPath(name)))

export function baseOf(name: ProductListName, now: number): ListBase {
  switch (name) {
    case 'new-releases':
      return { filters: `Released.${new Date(now).getUTCFullYear() - newForYears}-`, sort: 'ReleaseDateDescending' }
    case 'best-sellers':
      return { filters: 'Status.best-seller', sort: 'Bestseller' }
    case 'offers':
      return { filters: 'DiscountRates.1-', sort: 'DiscountDescending' }
  }
}

/** Facets whose other values would lead out of the list. */
export const hiddenFacet: Partial<Record<ProductListName, string>> = {
  'new-releases': 'Released',
  'best-sellers': 'Status',
}
