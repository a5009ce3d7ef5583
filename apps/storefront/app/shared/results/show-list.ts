// From an answer of the API to what the results need of it.

import type { ProductCard } from '@stoa/contract/catalogue'
import type { ProductPage } from '@stoa/contract/listing'
import type { Language } from '@stoa/domain/language'
import { shelfBook } from '../shelf-book.ts'
import type { ListData, ListedBook } from './list-data.ts'
import type { ListQuery } from './list-query.ts'
import { showFacets } from './shown-facets.ts'

interface Place {
  language: Language
  query: ListQuery
  /** Without language and query. */
  path: string
  categoryId: number | null
}

const listedBook = (product: ProductCard): ListedBook => ({
  ...shelfBook(product),
  facts: { publisher: product.publisher, year: product.year, pages: product.pages },
})

export function showList(
  { items, total, facets }: Pick<ProductPage, 'items' | 'total' | 'facets'>,
  { language, query, path, categoryId }: Place,
): ListData {
  const hasTree = categoryId !== null
  return {
    ...{ total, query, path, categoryId },
    items: items.map(query.text === '' ? shelfBook : listedBook),
    facets: showFacets(facets, { language, hasTree, isSearch: query.text !== '' }),
  }
}
