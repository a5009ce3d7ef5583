// The columns filled from the database: all at once, from one database snapshot, or some products again.

import { endedDays, nextPriceChange, promotionsChanging } from '@stoa/domain/ordering/promotions/shown-price'
import type { Database } from '../../database/connect.ts'
import { setStatementTimeout } from '../../database/statement-timeout.ts'
import type { Executor } from '../../database/transaction.ts'
import { type KnownPromotions, type NamedPromotion, readPromotions } from '../products/public-promotions.service.ts'
import { Bases } from './bases.ts'
import { Columns } from './columns.ts'
import { listReleased } from './concerned-products.queries.ts'
import { changedTargets, listBelow, listConcerned } from './concerned-products.ts'
import { readDictionary } from './dictionary.queries.ts'
import { Dictionary } from './dictionary.ts'
import { findHighestId, readNameOrder, readProducts } from './packed-products.queries.ts'
import { RoleCounts } from './role-counts.ts'
import { SortIndexes } from './sort-indexes.ts'
import { TimeSlices } from './time-slices.ts'
import { unpackProducts } from './unpack-products.ts'

/** Everything a process has in memory about the products. */
export interface ListingSnapshot {
  columns: Columns
  sortIndexes: SortIndexes
  bases: Bases
  roleCounts: RoleCounts
  dictionary: Dictionary
  promotions: KnownPromotions
  /** As of when prices were worked out, in milliseconds since 1970. */
  pricedAt: number
  /** When prices change by themselves next; null for never. */
  nextPrices: number | null
}

/** Ids at a time: so many are packed by one statement. */
const step = 5000

/** `now`: which promotions are in force, and which reductions may be announced. */
export function loadSnapshot(db: Database, now: number): Promise<ListingSnapshot> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      // one statement scans all names; each of the others is short
      await setStatementTimeout(tx, 60_000)
      const promotions = await readPromotions(tx, now)
      const dictionary = await loadDictionary(tx, promotions.named)
      const highestId = await findHighestId(tx)
      const columns = new Columns(highestId + 1)
      // the database packs the next products while these are unpacked
      let nextPacked = readProducts(tx, { from: 1, before: 1 + step })
      const slices = new TimeSlices()
      for (let from = 1; from <= highestId; from += step) {
        const packed = await nextPacked
        nextPacked = readProducts(tx, { from: from + step, before: from + 2 * step })
        for (const product of unpackProducts(packed, (id) => dictionary.ancestorPath(id), promotions, now)) {
          columns.write(product)
          if (slices.isOver) await slices.next()
        }
      }
      await nextPacked
      const sortIndexes = new SortIndexes(columns, rowsByName(columns, await readNameOrder(tx)))
      await sortIndexes.buildAll()
      return {
        columns,
        dictionary,
        promotions,
        pricedAt: now,
        nextPrices: nextPriceChange(promotions, now),
        sortIndexes,
        bases: new Bases(columns),
        roleCounts: new RoleCounts(columns),
      }
    })
}

export const loadDictionary = async (db: Executor, promotions: readonly NamedPromotion[]): Promise<Dictionary> =>
  new Dictionary(await readDictionary(db), promotions)

/** Takes over other labels. Returns whether the products' ancestor lists are still valid. */
export async function refreshDictionary(db: Executor, snapshot: ListingSnapshot): Promise<boolean> {
  const { promotions } = snapshot
  const dictionary = await loadDictionary(db, promotions.named)
  if (snapshot.promotions !== promotions) return refreshDictionary(db, snapshot)
  const isSameTree = dictionary.movedSince(snapshot.dictionary.tree).length === 0
  if (isSameTree) snapshot.dictionary = dictionary
  return isSameTree
}

function rowsByName(columns: Columns, ids: Buffer | null): Uint32Array {
  const rows = new Uint32Array((ids?.length ?? 0) / 4)
  for (let index = 0; index < rows.length; index += 1)
    rows[index] = columns.rowOf(ids?.readInt32BE(index * 4) ?? 0) ?? 0
  return rows
}

/** Lists are answered meanwhile, and each of their steps waits for one slice. */
const refreshSliceMs = 1

/**
 * Updates some products, in one statement; what is no longer for sale is removed. `overtaken`: those of which a newer
 * state is read elsewhere, when they are left alone; it may grow meanwhile.
 */
export async function refreshProducts(
  db: Executor,
  snapshot: ListingSnapshot,
  { ids, overtaken = new Set() }: { ids: readonly number[]; overtaken?: ReadonlySet<number> },
  now: number,
): Promise<void> {
  const { columns, sortIndexes, bases, dictionary, promotions } = snapshot
  const packed = await readProducts(db, { ids })
  const foundIds = new Set<number>()
  const slices = new TimeSlices(refreshSliceMs)
  for (const product of unpackProducts(packed, (id) => dictionary.ancestorPath(id), promotions, now)) {
    if (slices.isOver) await slices.next()
    foundIds.add(product.id)
    if (overtaken.has(product.id)) continue
    const row = columns.rowOf(product.id)
    const before = row === undefined ? new Map() : sortIndexes.keysOf(row)
    if (row !== undefined) bases.update(row, -1)
    const change = columns.write(product)
    sortIndexes.recordChange(change, before)
    bases.update(change.row, 1)
  }
  for (const id of ids) if (!foundIds.has(id) && !overtaken.has(id)) columns.remove(id)
}

/** More concerned products than this share of all are quicker loaded with everything. */
const fullReloadShare = 0.3

/** Products of which something has to be read again. */
export interface Concerned {
  /** Only their prices. */
  repriced: number[]
  /** Everything: they are below other categories. */
  reread: number[]
}

/**
 * Takes over promotions that were edited, have begun or have ended, and another tree of categories. Returns whom they
 * concern; null when that is everything.
 */
export async function changePromotions(
  db: Executor,
  snapshot: ListingSnapshot,
  now: number,
): Promise<Concerned | null> {
  const { columns, dictionary: dictionaryBefore, promotions: before, pricedAt } = snapshot
  const promotions = await readPromotions(db, now)
  const dictionary = await loadDictionary(db, promotions.named)
  // what is read from here on has the new prices and ancestors
  snapshot.promotions = promotions
  snapshot.dictionary = dictionary
  snapshot.pricedAt = now
  snapshot.nextPrices = nextPriceChange(promotions, now)
  const changing = promotionsChanging(promotions, pricedAt, now).map(({ target }) => target)
  const covered = await listConcerned(columns, [...changedTargets(before, promotions), ...changing])
  const released = await listReleased(db, endedDays(promotions, pricedAt, now))
  const reread = await listBelow(columns, dictionary.movedSince(dictionaryBefore.tree))
  const repriced = [...new Set([...covered, ...released])].filter(notIn(reread))
  return repriced.length + reread.length > columns.count * fullReloadShare ? null : { repriced, reread }
}

function notIn(ids: readonly number[]): (id: number) => boolean {
  const all = new Set(ids)
  return (id) => !all.has(id)
}
