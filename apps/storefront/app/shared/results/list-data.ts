import type { BookCardData } from '../book-card-data.ts'
import type { ShownFacet } from './facet-display.ts'
import type { ListQuery } from './list-query.ts'

/** What is also told of a book where books stand in rows. */
export interface BookDetails {
  publisher: string
  year: number | null
  pages: number | null
}

/** A title or name in pieces, by turns as it stands and marked: the words that were searched for. */
export type HighlightedSegments = string[]

export interface ListedBook extends BookCardData {
  highlightedName?: HighlightedSegments
  /** By the name of whoever made the book. */
  highlightedContributors?: Record<string, HighlightedSegments>
  /** Of books in rows. */
  details?: BookDetails
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
