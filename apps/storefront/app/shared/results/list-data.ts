import type { ShelfBook } from '../shelf-book.ts'
import type { ListQuery } from './list-query.ts'
import type { ShownFacet } from './shown-facets.ts'

/** What is also told of a book where books stand in rows. */
export interface BookFacts {
  publisher: string
  year: number | null
  pages: number | null
}

export interface ListedBook extends ShelfBook {
  /** Of a search’s results. */
  facts?: BookFacts
}

/** A page of a list, as a loader hands it to the results. */
export interface ListData {
  items: ListedBook[]
  /** Of the whole list, with its filters. */
  total: number
  facets: ShownFacet[]
  query: ListQuery
  /** The list’s path without language and query. */
  path: string
  /** The category it is of; null for the whole shop or a search. */
  categoryId: number | null
}
