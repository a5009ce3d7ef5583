// Finding products: lists with their counts, searches and suggestions. The shop's own index stands on columns in memory
// and on PostgreSQL; an engine of its own may take its place (decision 267). What any of them must do is tested by
// `test/product-index-contract.ts`. Answers are ids and counts: cards are read by id afterwards.

import type { FilterName, Filters } from '@stoa/contract/catalogue/filters'
import type { Facet, FacetCounts, ProductSort } from '@stoa/contract/catalogue/listing'
import type { Correction, Topic } from '@stoa/contract/catalogue/search'
import type { ContributorRole } from '@stoa/domain/catalogue/people/contributor-role'
import type { Language } from '@stoa/domain/language'
import type { RankedSuggestion } from '@stoa/domain/search/rank-suggestions'
import type { KeepingFollower } from '../database/change-log.ts'

/** What is left out does not narrow the list. */
export interface ListScope {
  /** With all its descendants. */
  categoryId?: number | undefined
  contributorId?: number
  /** The contributor's role; left out, any role. */
  roles?: readonly ContributorRole[] | undefined
  publisherId?: number
}

/** Which products, whatever their order. */
export interface Narrowing {
  filters: Filters
  /** Of the names of facets and of the order by name. */
  language: Language
  /** Milliseconds since 1970: what came out in the last days depends on it. */
  now: number
}

export interface PageParams extends Narrowing {
  /** Of a search, Default is the best first. */
  sort: ProductSort
  /** From 1. */
  page: number
  pageSize: number
  /** Whether facets are counted and named. */
  withFacets: boolean
}

export interface ListParams extends ListScope, PageParams {}

export interface SearchParams extends PageParams {
  /** As typed; an empty one finds everything. */
  text: string
}

export interface ProductPage {
  /** Of the page, in order. */
  ids: number[]
  /** All that match, however deep the page. */
  total: number
  /** Empty where they were not asked for. */
  facets: FacetCounts
  /** Whose names the facets show: pass them on to the call. */
  tags: string[]
  /** Until when the result may be cached, milliseconds since 1970: pass it on to the call. */
  validUntil: number
}

/** A category, page or section that a text names. */
export interface FoundTopic {
  topic: { kind: Topic['kind']; id: number; url: string; nameEl: string; nameEn: string | null }
  /** Of a category, how many products it has. */
  products: number | null
}

export interface FoundProducts {
  products: ProductPage
  /** What was searched instead of the text. */
  correction: Readonly<Omit<Correction, 'dropped'> & { dropped: readonly string[] }> | null
  /** The likeliest first. */
  topics: readonly FoundTopic[]
  /** The one product whose number was typed. */
  directId: number | null
}

export interface FacetParams extends ListScope, Narrowing {
  /** Left out, the list is not a search's; given, the scope is that of all products. */
  text?: string
  /** Values at most, those with most products first. */
  limit: number
  /** Search terms in the value’s name, in any spelling. */
  search?: string | undefined
}

export interface FacetResult extends Pick<ProductPage, 'tags' | 'validUntil'> {
  /** Empty when the list has no value of it. */
  facet: Facet
}

/** The index cannot be asked now; the same question may be answered in a few seconds. */
export class IndexAwayError extends Error {}

/**
 * Told of all changes, no answer is older than the last one, or it may not be cached: its `validUntil` is its `now`. Until
 * `onConnected`, and after `onDisconnected`, no answer is older than its question. One that stands outside the process throws
 * an `IndexAwayError` where it does not answer within seconds.
 */
export interface ProductIndex extends KeepingFollower {
  list(params: ListParams): Promise<ProductPage>
  search(params: SearchParams): Promise<FoundProducts>
  /** One filter of a list, or of a search. */
  findFacet(name: FilterName, params: FacetParams): Promise<FacetResult>
  /** What a text may become, of all kinds, the likeliest first; nothing before its second letter. */
  suggest(text: string): Promise<RankedSuggestion[]>
  /** Products for sale in each category and its descendants; a category without any is absent. */
  countByCategory(): Promise<ReadonlyMap<number, number>>
  /** People with something for sale, by role; the most frequent roles first. */
  countByRole(): Promise<ReadonlyMap<ContributorRole, number>>
  hasCategory(id: number): Promise<boolean>
  /** Whether a list need not wait for the first load; where that failed, it is tried again. Never throws. */
  isLoaded(): Promise<boolean>
}
