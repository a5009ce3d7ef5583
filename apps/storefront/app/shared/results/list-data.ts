import type { BookCardData } from '../book-card-data.ts'
import type { ShownFacet } from './facet-display.ts'
import type { ListBase, ListQuery } from './list-query.ts'

/** Additional fields of a book in rows. */
export interface BookDetails {
  publisher: string
  year: number | null
  pages: number | null
}

/** A title or name in alternating plain and highlighted pieces: the highlighted ones match the query. */
export type HighlightedSegments = string[]

export interface ListedBook extends BookCardData {
  highlightedName?: HighlightedSegments
  /** By contributor's name. */
  highlightedContributors?: Record<string, HighlightedSegments>
  /** For books in rows. */
  details?: BookDetails
}

/** A page of a list, from the loader to the results. */
export interface ListData {
  items: ListedBook[]
  /** For the whole list, with its facets. */
  total: number
  facets: ShownFacet[]
  query: ListQuery
  /** The list’s path without language and query. */
  path: string
  /** Its category; null for the whole shop or a search. */
  categoryId: number | null
  base: ListBase
}
