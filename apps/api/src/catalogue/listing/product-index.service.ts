// The shop's own product index: lists from columns in memory, searches and suggestions from the database's search index,
// kept in memory. Both follow the change log.

import type { Database } from '../../database/connect.ts'
import type { FoundProducts, ListParams, ProductIndex, ProductPage, SearchParams } from '../../ports/product-index.ts'
import { createSearches, type Searches } from '../search/searches.service.ts'
import { createListing, type StoredColumns } from './listing.service.ts'
import type { ListBase, Listing } from './listing-types.ts'

/** `stored`: where the columns are between two starts; its log is told of searches as well. */
export const createProductIndex = (db: Database, stored?: StoredColumns): ProductIndex =>
  joinProductIndex(createListing(db, undefined, undefined, stored), createSearches(db, stored?.log))

export function joinProductIndex(listing: Listing, searches: Searches): ProductIndex {
  const list = (params: ListBase & ListParams): Promise<ProductPage> =>
    params.withFacets ? listing.list(params) : listing.listIds(params)
  const matchesOf = async (text: string): Promise<ListBase> => ({ within: (await searches.find(text)).ids })

  return {
    list,
    async search({ text, ...params }: SearchParams): Promise<FoundProducts> {
      if (text === '') return { products: await list(params), correction: null, topics: [], directId: null }
      const { ids, correction, topics, directId } = await searches.find(text)
      return { products: await list({ ...params, within: ids }), correction, topics, directId }
    },
    async findFacet(name, { text, ...params }) {
      return listing.findFacet(name, text === undefined ? params : { ...params, ...(await matchesOf(text)) })
    },
    suggest: (text) => searches.suggest(text),
    countByCategory: () => listing.countByCategory(),
    countByRole: () => listing.countByRole(),
    hasCategory: (id) => listing.hasCategory(id),
    isLoaded: async () => listing.isLoaded(),
    onChange(tag) {
      listing.onChange(tag)
      searches.onChange(tag)
    },
    onConnected() {
      listing.onConnected()
      searches.onConnected()
    },
    onRead: (position) => listing.onRead(position),
    onDisconnected() {
      listing.onDisconnected()
      searches.onDisconnected()
    },
  }
}
