// From an answer of the API to what the results need of it.

import type { ProductPage } from '@stoa/contract/listing'
import type { Language } from '@stoa/domain/language'
import { shelfBook } from '../shelf-book.ts'
import type { ListData } from './list-data.ts'
import type { ListQuery } from './list-query.ts'
import { showFacets } from './shown-facets.ts'

interface Place {
  language: Language
  query: ListQuery
  /** Without language and query. */
  path: string
  categoryId: number | null
}

export function showList(
  { items, total, facets }: Pick<ProductPage, 'items' | 'total' | 'facets'>,
  { language, query, path, categoryId }: Place,
): ListData {
  const hasTree = categoryId !== null
  return {
    ...{ total, query, path, categoryId },
    items: items.map(shelfBook),
    facets: showFacets(facets, { language, hasTree, isSearch: query.text !== '' }),
  }
}
