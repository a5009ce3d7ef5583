// What a list is asked for and what it answers. Everything about goods that can be filtered or sorted by stands in the
// process, so an answer is ids and counts; cards are read by id afterwards.

import type { ProductSort } from '@stoa/contract/catalogue/catalogue'
import type { FilterName, Filters } from '@stoa/contract/catalogue/filters'
import type { Facet, FacetCounts } from '@stoa/contract/catalogue/listing'
import type { ContributorRole } from '@stoa/domain/catalogue/people/contributor-role'
import type { Language } from '@stoa/domain/language'

/** Which products a list begins with; what is not said does not narrow it. */
export interface ListBase {
  /** A search’s matches, product ids, best first. */
  within?: Uint32Array
  /** With everything below it. */
  categoryId?: number | undefined
  contributorId?: number
  /** What the contributor did; left out, whatever it was. */
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
  /** Until when the answer may be kept, milliseconds since 1970: pass it on to the call. */
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
  /** Words that the value’s name holds, in any spelling. */
  search?: string | undefined
}

export interface FacetResult extends Pick<Listed, 'tags' | 'validUntil'> {
  /** Without values when the list has none of it. */
  facet: Facet
}

export interface Listing {
  list(params: ListParams): Promise<Listed>
  /** For lists that nobody narrows. */
  listIds(params: ListParams): Promise<ListedIds>
  /** One filter of a list. */
  findFacet(name: FilterName, params: FacetParams): Promise<FacetResult>
  /** Products for sale in each category and below it; a category without any is absent. */
  countByCategory(): Promise<ReadonlyMap<number, number>>
  /** People with something for sale, by what they do; those roles first that most people have. */
  countByRole(): Promise<ReadonlyMap<ContributorRole, number>>
  hasCategory(id: number): Promise<boolean>
  /** A tag of the change log. */
  onChange(tag: string): void
  /** From now on nothing is missed. */
  onConnected(): void
  /** Until it is opened again, what changes is not told: every list is read anew. */
  onDisconnected(): void
}
