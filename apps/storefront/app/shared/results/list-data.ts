import type { ShelfBook } from '../shelf-book.ts'
import type { ListQuery } from './list-query.ts'
import type { ShownFacet } from './shown-facets.ts'

/** What is also told of a book where books stand in rows. */
export interface BookFacts {
  publisher: string
  year: number | null
  pages: number | null
}

/** A title or name in pieces, by turns as it stands and marked: the words that were searched for. */
export type MarkedText = string[]

export interface ListedBook extends ShelfBook {
  markedName?: MarkedText
  /** By the name of whoever made the book. */
  markedMakers?: Record<string, MarkedText>
  /** Of books in rows. */
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
