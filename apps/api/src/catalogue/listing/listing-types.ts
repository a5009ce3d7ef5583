// Lists from columns: everything that products can be filtered or sorted by is in memory. A search is the ids that it
// matched.

import type { FilterName } from '@stoa/contract/catalogue/filters'
import type { LogPosition } from '../../database/change-log.ts'
import type {
  FacetParams,
  FacetResult,
  ListScope,
  Narrowing,
  PageParams,
  ProductIndex,
  ProductPage,
} from '../../ports/product-index.ts'

/** The base of a list; what is left out does not narrow it. */
export interface ListBase extends ListScope {
  /** A search’s matches, product ids, best first. */
  within?: Uint32Array
}

export interface NarrowedParams extends ListBase, Narrowing {}

/** Default keeps the order of `within`. */
export interface ListParams extends ListBase, Omit<PageParams, 'withFacets'> {}

export interface ValueParams extends NarrowedParams, Pick<FacetParams, 'limit' | 'search'> {}

export interface Listing extends Pick<ProductIndex, 'countByCategory' | 'countByRole' | 'hasCategory'> {
  list(params: ListParams): Promise<ProductPage>
  /** Without facets. */
  listIds(params: ListParams): Promise<ProductPage>
  /** One filter of a list. */
  findFacet(name: FilterName, params: ValueParams): Promise<FacetResult>
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
