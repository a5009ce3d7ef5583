// Reduces a response of the API to what the results need.

import type { ProductCard } from '@stoa/contract/catalogue/catalogue'
import type { ProductPage } from '@stoa/contract/catalogue/listing'
import type { Language } from '@stoa/domain/language'
import type { Highlight } from '@stoa/domain/search/highlight-words'
import { toBookCardData } from '../book-card-data.ts'
import { toShownFacets } from './facet-display.ts'
import type { ListData, ListedBook } from './list-data.ts'
import { defaultViewOf, type ListBase, type ListQuery, wholeList } from './list-query.ts'

interface ListContext {
  language: Language
  query: ListQuery
  /** Without language and query. */
  path: string
  categoryId: number | null
  base?: ListBase
  /** For a search: the pieces of a text that match the query. */
  highlight?: Highlight
}

function toListedBook(product: ProductCard, highlight: Highlight = () => null): ListedBook {
  const book = toBookCardData(product)
  const name = highlight(book.name)
  const contributorSegments = book.by.flatMap((contributor) => {
    const segments = highlight(contributor.name)
    return segments ? [[contributor.name, segments] as const] : []
  })
  return {
    ...book,
    ...(name ? { highlightedName: name } : {}),
    ...(contributorSegments.length > 0 ? { highlightedContributors: Object.fromEntries(contributorSegments) } : {}),
    details: { publisher: product.publisher, year: product.year, pages: product.pages },
  }
}

export function toListData(
  { items, total, facets }: Pick<ProductPage, 'items' | 'total' | 'facets'>,
  { language, query, path, categoryId, base = wholeList, highlight }: ListContext,
): ListData {
  const inRows = (query.view ?? defaultViewOf(query)) === 'rows'
  const hasTree = categoryId !== null
  return {
    total,
    query,
    path,
    categoryId,
    base,
    items: items.map((product) => (inRows ? toListedBook(product, highlight) : toBookCardData(product))),
    facets: toShownFacets(facets, { language, hasTree, isSearch: query.text !== '' }),
  }
}
