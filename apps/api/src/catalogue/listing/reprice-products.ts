// Many products are given the prices of edited promotions some at a time, while lists are answered: the database packs
// them, a thread works out what they cost, and here that is only written into the columns.

import type { Database } from '../../database/connect.ts'
import { pricedSpaces } from './count-values.ts'
import type { ListingSnapshot } from './listing-snapshot.ts'
import { readProducts } from './packed-products.queries.ts'
import { PricingThread } from './pricing-thread.ts'
import { type Pace, readBeside } from './read-beside.ts'
import { type ShownPrices, unpackPrices } from './shown-prices.ts'
import { pricedIndexes } from './sort-indexes.ts'
import { TimeSlices } from './time-slices.ts'

/** Each step of a list waits for one slice. */
const sliceMs = 1

export interface Repricing {
  ids: readonly number[]
  /** Of which a newer state is read elsewhere: they are left alone. It may grow meanwhile. */
  overtaken: ReadonlySet<number>
  /** Whether another snapshot has taken over. */
  isOver: () => boolean
  /** Which promotions are in force. */
  now: number
}

export async function repriceProducts(
  db: Database,
  snapshot: ListingSnapshot,
  { ids, overtaken, isOver, now }: Repricing,
  pace?: Pace,
): Promise<void> {
  if (ids.length === 0) return
  const { dictionary, promotions } = snapshot
  const paths = new Map(dictionary.tree.map(([id]) => [id, dictionary.ancestorPath(id)]))
  const thread = new PricingThread({ paths, promotions, now })
  const read = async (some: readonly number[]) => {
    const packed = await readProducts(db, { ids: some })
    await writePrices(snapshot, some, await thread.price(packed), overtaken)
  }
  try {
    await readBeside(ids, isOver, read, pace)
  } finally {
    await thread.end()
  }
}

/** What is no longer for sale has no price, and is removed. */
async function writePrices(
  snapshot: ListingSnapshot,
  ids: readonly number[],
  prices: ShownPrices,
  overtaken: ReadonlySet<number>,
): Promise<void> {
  const { columns, sortIndexes, bases } = snapshot
  const slices = new TimeSlices(sliceMs)
  for (const product of unpackPrices(prices)) {
    if (slices.isOver) await slices.next()
    const row = columns.rowOf(product.id)
    // what is for sale anew has a notification of its own
    if (row === undefined || columns.active[row] === 0 || overtaken.has(product.id)) continue
    const before = sortIndexes.keysOf(row, pricedIndexes)
    bases.update(row, -1, pricedSpaces)
    columns.writePrices(row, product)
    bases.update(row, 1, pricedSpaces)
    sortIndexes.recordPrices(row, before)
  }
  const priced = new Set(prices.ids)
  for (const id of ids) if (!priced.has(id) && !overtaken.has(id)) columns.remove(id)
}
