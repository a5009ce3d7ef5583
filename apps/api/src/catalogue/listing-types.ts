// The parameters and results of a list. Everything that products can be filtered or sorted by is in memory, so a result
// is ids and counts; cards are read by id afterwards.

import type { FilterName, Filters } from '@stoa/contract/catalogue/filters'
import type { Facet, FacetCounts, ProductSort } from '@stoa/contract/catalogue/listing'
import type { ContributorRole } from '@stoa/domain/catalogue/people/contributor-role'
import type { Language } from '@stoa/domain/language'
import type { LogPosition } from '../database/change-log.ts'

/** The base of a list; what is left out does not narrow it. */
export interface ListBase {
  /** A search’s matches, product ids, best first. */
  within?: Uint32Array
  /** With all its descendants. */
  categoryId?: number | undefined
  contributorId?: number
  /** The contributor's role; left out, any role. */
  roles?: readonly ContributorRole[] | undefined
  publisherId?: number
}

export interface NarrowedParams extends ListBase {
  filters: Filters
  language: Language
  /** Milliseconds since 1970: what came out in the last days depends on it. */
  now: number
}

export interface ListParams extends NarrowedParams {
  /** Default keeps the order of `within`. */
  sort: ProductSort
  /** From 1. */
  page: number
  pageSize: number
}

export interface ListedIds {
  /** Product ids of the page, in order. */
  ids: number[]
  /** All that match, however deep the page. */
  total: number
  /** Until when the result may be cached, milliseconds since 1970: pass it on to the call. */
  validUntil: number
}

export interface Listed extends ListedIds {
  facets: FacetCounts
  /** Whose names the facets show: pass them on to the call. */
  tags: string[]
}

export interface FacetParams extends NarrowedParams {
  /** Values at most, those with most products first. */
  limit: number
  /** Search terms in the value’s name, in any spelling. */
  search?: string | undefined
}

export interface FacetResult extends Pick<Listed, 'tags' | 'validUntil'> {
  /** Empty when the list has no value of it. */
  facet: Facet
}

export interface Listing {
  list(params: ListParams): Promise<Listed>
  /** For lists that are not filtered. */
  listIds(params: ListParams): Promise<ListedIds>
  /** One filter of a list. */
  findFacet(name: FilterName, params: FacetParams): Promise<FacetResult>
  /** Products for sale in each category and its descendants; a category without any is absent. */
  countByCategory(): Promise<ReadonlyMap<number, number>>
  /** People with something for sale, by role; the most frequent roles first. */
  countByRole(): Promise<ReadonlyMap<ContributorRole, number>>
  hasCategory(id: number): Promise<boolean>
  /** Whether a list need not wait for the first load; where that failed, it is tried again. */
  isLoaded(): boolean
  /** A tag of the change log. */
  onChange(tag: string): void
  /** From now on nothing is missed. */
  onConnected(): void
  /** All changes up to there were told. */
  onRead(position: LogPosition): void
  /** Until it is opened again, changes are not followed: every list is read anew. */
  onDisconnected(): void
}
