// The columns as they were stored, brought up to date: the products that have changed since are read again, those that an
// edited promotion covers, those below a category that moved, and those of which the reduction is over.

import { announcedDays } from '@stoa/domain/ordering/pricing/announced-reduction'
import { nextPriceChange } from '@stoa/domain/ordering/promotions/shown-price'
import type { Database } from '../../database/connect.ts'
import { type KnownPromotions, readPromotions } from '../products/public-promotions.service.ts'
import type { ReadArrays } from './array-file.ts'
import { Bases } from './bases.ts'
import { Columns } from './columns.ts'
import { changedTargets, listBelow, listConcerned } from './concerned-products.ts'
import type { Tree } from './dictionary.ts'
import { listPricedBetween } from './list-file.queries.ts'
import { type ListingSnapshot, loadDictionary, refreshProducts } from './listing-snapshot.ts'
import { RoleCounts } from './role-counts.ts'
import { SortIndexes } from './sort-indexes.ts'
import { prefixed, type StoredParts, withPrefix } from './stored-arrays.ts'

/** What is stored beside the arrays. */
export interface StoredState {
  writtenAt: number
  nextPrices: number | null
  promotions: Pick<KnownPromotions, 'current' | 'history'>
  tree: Tree
}

export function storedState({ nextPrices, promotions, dictionary }: ListingSnapshot, now: number): StoredState {
  const { current, history } = promotions
  return { writtenAt: now, nextPrices, promotions: { current, history }, tree: dictionary.tree }
}

export const storedParts = ({ columns, sortIndexes }: ListingSnapshot): StoredParts => ({
  ...prefixed('columns', columns.store()),
  ...prefixed('sorted', sortIndexes.store()),
})

const hourMs = 3_600_000
const announcedMs = announcedDays * 24 * hourMs

/** More than this share of all products are quicker loaded with everything. */
const fullReloadShare = 0.05
const minFullReload = 1000
/** So many products are read at a time. */
const readAtOnce = 500

export interface Stored {
  state: StoredState
  /** Tags of the change log since then. */
  changes: readonly string[]
}

/** Null where everything has to be loaded. `now`: which promotions are in force. */
export async function restoreSnapshot(
  db: Database,
  { accepted: { state, changes }, parts, changedRows }: ReadArrays<Stored>,
  now: number,
): Promise<ListingSnapshot | null> {
  const promotions = await readPromotions(db, now)
  const dictionary = await loadDictionary(db, promotions.named)
  const columns = Columns.restore(withPrefix('columns', parts), changedRows)
  const snapshot: ListingSnapshot = {
    ...{ columns, dictionary, promotions },
    pricedAt: now,
    nextPrices: nextPriceChange(promotions, now),
    sortIndexes: SortIndexes.restore(columns, withPrefix('sorted', parts), changedRows),
    bases: new Bases(columns),
    roleCounts: new RoleCounts(columns),
  }
  const ids = new Set([
    ...changes.map((tag) => Number(tag.split(':')[1])),
    ...changedRows.map((row) => columns.numbers.id[row] ?? 0),
    ...(await listConcerned(columns, changedTargets(state.promotions, promotions))),
    ...(await listBelow(columns, dictionary.movedSince(state.tree))),
    // an hour more: somebody has yet to be told of those
    ...(await listPricedBetween(db, new Date(state.writtenAt - hourMs - announcedMs), new Date(now - announcedMs))),
  ])
  if (ids.size > Math.max(minFullReload, columns.count * fullReloadShare)) return null
  const some = [...ids]
  for (let start = 0; start < some.length; start += readAtOnce)
    await refreshProducts(db, snapshot, { ids: some.slice(start, start + readAtOnce) }, now)
  return snapshot
}
