// What a list is asked for and what it answers. Everything about goods that can be filtered or sorted by stands in the
// process, so an answer is ids and counts; cards are read by id afterwards.

import type { Filters } from '@stoa/contract/filters'
import type { FacetCounts, ProductSort } from '@stoa/contract/listing'
import type { Language } from '@stoa/domain/language'

/** Which products a list begins with; what is not said does not narrow it. */
export interface ListBase {
  /** A search’s matches, best first. */
  within?: Uint32Array
  /** With everything below it. */
  categoryId?: number
  /** In whatever role. */
  contributorId?: number
  publisherId?: number
}

export interface ListWish extends ListBase {
  filters: Filters
  /** Default keeps the order of `within`. */
  sort: ProductSort
  /** From 1. */
  page: number
  pageSize: number
  language: Language
  /** Milliseconds since 1970: what came out in the last days depends on it. */
  now: number
}

export interface Listed {
  /** Product ids of the page, in order. */
  ids: number[]
  /** All that match, however deep the page. */
  total: number
  facets: FacetCounts
  /** Until when the answer may be kept, milliseconds since 1970. */
  holdsUntil: number
}

export interface Listing {
  list(wish: ListWish): Promise<Listed>
  /** Products for sale in each category and below it; a category without any is absent. */
  countByCategory(): Promise<ReadonlyMap<number, number>>
  /** A tag that the database has sent on `stoa_changed`. */
  heard(tag: string): void
  /** From now on nothing is missed. */
  opened(): void
  /** Until it is opened again, what changes is not told: every list is read anew. */
  lost(): void
}
