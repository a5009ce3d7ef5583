// From an answer of the API to what the results need of it.

import type { ProductCard } from '@stoa/contract/catalogue'
import type { ProductPage } from '@stoa/contract/listing'
import type { Language } from '@stoa/domain/language'
import type { MarkWords } from '@stoa/domain/search/mark-words'
import { shelfBook } from '../shelf-book.ts'
import type { ListData, ListedBook } from './list-data.ts'
import { type ListQuery, usualView } from './list-query.ts'
import { showFacets } from './shown-facets.ts'

interface Place {
  language: Language
  query: ListQuery
  /** Without language and query. */
  path: string
  categoryId: number | null
  /** Of a search: what of its words stands in a text. */
  mark?: MarkWords
}

function listedBook(product: ProductCard, mark: MarkWords = () => null): ListedBook {
  const book = shelfBook(product)
  const name = mark(book.name)
  const makers = book.by.flatMap((maker) => {
    const pieces = mark(maker.name)
    return pieces ? [[maker.name, pieces] as const] : []
  })
  return {
    ...book,
    ...(name ? { markedName: name } : {}),
    ...(makers.length > 0 ? { markedMakers: Object.fromEntries(makers) } : {}),
    facts: { publisher: product.publisher, year: product.year, pages: product.pages },
  }
}

export function showList(
  { items, total, facets }: Pick<ProductPage, 'items' | 'total' | 'facets'>,
  { language, query, path, categoryId, mark }: Place,
): ListData {
  const inRows = (query.view ?? usualView(query)) === 'rows'
  const hasTree = categoryId !== null
  return {
    ...{ total, query, path, categoryId },
    items: items.map((product) => (inRows ? listedBook(product, mark) : shelfBook(product))),
    facets: showFacets(facets, { language, hasTree, isSearch: query.text !== '' }),
  }
}
