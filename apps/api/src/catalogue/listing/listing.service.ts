// The one place that filters, sorts and counts products, for categories, searches, people and publishers alike. It
// follows the database's change log, and returns ids.

import { nextShopMidnight } from '@stoa/domain/ordering/delivery/working-days'
import type { Database } from '../../database/connect.ts'
import type { Log } from '../../log.ts'
import type { Listing, ListParams, NarrowedParams } from '../listing-types.ts'
import { FacetNames } from './facet-names.ts'
import { nameFacet, nameFacets, tagsOf } from './facets.view.ts'
import { findFacetValues } from './find-facet.ts'
import { ListFile } from './list-file.ts'
import { ListFileWriter, usualTimes, type WritingTimes } from './list-file-writer.ts'
import { listRows } from './list-rows.ts'
import type { ListingSnapshot } from './listing-snapshot.ts'
import { SnapshotKeeper } from './snapshot-keeper.ts'

export interface StoredColumns {
  path: string
  log: Log
  times?: WritingTimes
}

/**
 * `maxWaitMs`: how long a list waits for what has changed, before it is answered as it was. `now`: when products are read,
 * which decides about their reductions. `stored`: where the columns are between two starts.
 */
export function createListing(
  db: Database,
  maxWaitMs?: number,
  now: () => number = Date.now,
  stored?: StoredColumns,
): Listing {
  const file = stored ? new ListFile(stored.path, stored.log) : null
  const keeper = new SnapshotKeeper(db, now, maxWaitMs, file)
  const writer = file && new ListFileWriter({ db, file, keeper, now }, stored?.times ?? usualTimes)
  const names = new FacetNames(db)
  const expiryOf = (cacheable: boolean, { nextPrices }: ListingSnapshot, { now }: NarrowedParams) =>
    cacheable ? Math.min(nextShopMidnight(now), nextPrices ?? Number.MAX_SAFE_INTEGER) : now
  // stock is not disclosed until the last few copies
  const isCacheable = (isFresh: boolean, { sort }: ListParams) => isFresh && sort !== 'QuantityDescending'
  return {
    async list(params) {
      const { snapshot, isFresh } = await keeper.get()
      const { ids, total, count } = listRows(snapshot, params)
      const facets = await nameFacets(names, count(), params.filters, params.language)
      return {
        ids,
        total,
        facets,
        tags: tagsOf(facets),
        validUntil: expiryOf(isCacheable(isFresh, params), snapshot, params),
      }
    },
    async listIds(params) {
      const { snapshot, isFresh } = await keeper.get()
      const { ids, total } = listRows(snapshot, params)
      return { ids, total, validUntil: expiryOf(isCacheable(isFresh, params), snapshot, params) }
    },
    async findFacet(name, params) {
      const { snapshot, isFresh } = await keeper.get()
      const countedFacet = await findFacetValues(db, snapshot, name, params)
      const facet = await nameFacet(names, countedFacet, params.filters, params.language)
      return { facet, tags: tagsOf([facet]), validUntil: expiryOf(isFresh, snapshot, params) }
    },
    async countByCategory() {
      const { snapshot } = await keeper.get()
      const counts = snapshot.bases.get({}).count('categories')
      return new Map([...counts.entries()].filter(([, count]) => count > 0))
    },
    async countByRole() {
      const { snapshot } = await keeper.get()
      return snapshot.roleCounts.get()
    },
    async hasCategory(id) {
      const { snapshot } = await keeper.get()
      return snapshot.dictionary.findCategory(id) !== undefined
    },
    onChange(tag) {
      keeper.onChange(tag)
      names.onChange(tag)
    },
    onConnected() {
      keeper.onConnected()
      names.onConnected()
    },
    onRead(position) {
      keeper.onRead(position)
      writer?.onRead()
    },
    isLoaded: () => keeper.isLoaded(),
    onDisconnected() {
      keeper.onDisconnected()
      names.onDisconnected()
    },
  }
}
