// The one place that filters, sorts and counts products, for categories, searches, people and publishers alike. It
// follows the database's change log, and returns ids.

import type { FilterName } from '@stoa/contract/catalogue/filters'
import type { ContributorRole } from '@stoa/domain/catalogue/people/contributor-role'
import { nextShopMidnight } from '@stoa/domain/ordering/delivery/working-days'
import type { LogPosition } from '../../database/change-log.ts'
import type { Database } from '../../database/connect.ts'
import type { Log } from '../../log.ts'
import type { FacetResult, ProductPage } from '../../ports/product-index.ts'
import { FacetNames } from './facet-names.ts'
import { nameFacet, nameFacets, tagsOf } from './facets.view.ts'
import { findFacetValues } from './find-facet.ts'
import { ListFile } from './list-file.ts'
import { ListFileWriter, usualTimes, type WritingTimes } from './list-file-writer.ts'
import { listRows } from './list-rows.ts'
import type { Listing, ListParams, NarrowedParams, ValueParams } from './listing-types.ts'
import { type FreshSnapshot, SnapshotKeeper } from './snapshot-keeper.ts'

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
  const keeper = new SnapshotKeeper(db, { now, maxWaitMs, file, log: stored?.log ?? null })
  const writer = file && new ListFileWriter({ db, file, keeper, now }, stored?.times ?? usualTimes)
  return new ColumnListing(db, keeper, writer)
}

const expiryOf = ({ isFresh, snapshot: { nextPrices } }: FreshSnapshot, { now }: NarrowedParams): number =>
  isFresh ? Math.min(nextShopMidnight(now), nextPrices ?? Number.MAX_SAFE_INTEGER) : now

/** Stock is not disclosed until the last few copies: a list in its order is not cacheable. */
const expiryOfList = (read: FreshSnapshot, params: ListParams): number =>
  params.sort === 'QuantityDescending' ? params.now : expiryOf(read, params)

class ColumnListing implements Listing {
  readonly #db: Database
  readonly #keeper: SnapshotKeeper
  readonly #writer: ListFileWriter | null
  readonly #names: FacetNames

  constructor(db: Database, keeper: SnapshotKeeper, writer: ListFileWriter | null) {
    this.#db = db
    this.#keeper = keeper
    this.#writer = writer
    this.#names = new FacetNames(db)
  }

  async list(params: ListParams): Promise<ProductPage> {
    const read = await this.#keeper.get()
    const { ids, total, count } = listRows(read.snapshot, params)
    const facets = await nameFacets(this.#names, count(), params.filters, params.language)
    return { ids, total, facets, tags: tagsOf(facets), validUntil: expiryOfList(read, params) }
  }

  async listIds(params: ListParams): Promise<ProductPage> {
    const read = await this.#keeper.get()
    const { ids, total } = listRows(read.snapshot, params)
    return { ids, total, facets: [], tags: [], validUntil: expiryOfList(read, params) }
  }

  async findFacet(name: FilterName, params: ValueParams): Promise<FacetResult> {
    const read = await this.#keeper.get()
    const counted = await findFacetValues(this.#db, read.snapshot, name, params)
    const facet = await nameFacet(this.#names, counted, params.filters, params.language)
    return { facet, tags: tagsOf([facet]), validUntil: expiryOf(read, params) }
  }

  async countByCategory(): Promise<ReadonlyMap<number, number>> {
    const { snapshot } = await this.#keeper.get()
    const counts = snapshot.bases.get({}).count('categories')
    const byCategory = new Map<number, number>()
    counts.eachValue((id) => byCategory.set(id, counts.of(id)))
    return byCategory
  }

  async countByRole(): Promise<ReadonlyMap<ContributorRole, number>> {
    const { snapshot } = await this.#keeper.get()
    return snapshot.roleCounts.get()
  }

  async hasCategory(id: number): Promise<boolean> {
    const { snapshot } = await this.#keeper.get()
    return snapshot.dictionary.findCategory(id) !== undefined
  }

  isLoaded(): boolean {
    return this.#keeper.isLoaded()
  }

  onChange(tag: string): void {
    this.#keeper.onChange(tag)
    this.#names.onChange(tag)
  }

  onConnected(): void {
    this.#keeper.onConnected()
    this.#names.onConnected()
  }

  onRead(position: LogPosition): void {
    this.#keeper.onRead(position)
    this.#writer?.onRead()
  }

  onDisconnected(): void {
    this.#keeper.onDisconnected()
    this.#names.onDisconnected()
  }
}
