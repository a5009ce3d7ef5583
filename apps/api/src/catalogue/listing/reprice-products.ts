// Many products are given the prices of edited promotions some at a time, while lists are answered: the database packs
// them, a thread works out what they cost, and here that is only written into the columns.

import { setTimeout } from 'node:timers/promises'
import type { Database } from '../../database/connect.ts'
import { pricedSpaces } from './count-values.ts'
import type { ListingSnapshot } from './listing-snapshot.ts'
import { readProducts } from './packed-products.queries.ts'
import { PricingThread } from './pricing-thread.ts'
import { type ShownPrices, unpackPrices } from './shown-prices.ts'
import { pricedIndexes } from './sort-indexes.ts'
import { TimeSlices } from './time-slices.ts'

/** So many are read at a time. */
const defaultBatch = 1000
/** Then nothing of it runs for so many times as long as this thread worked meanwhile, for lists too. */
const restRatio = 2
/** Each step of a list waits for one slice. */
const sliceMs = 1

/** Milliseconds of the processor that this thread has had. On a busy machine, less than has passed. */
function threadMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

export interface Repricing {
  ids: readonly number[]
  /** Of which a newer state is read elsewhere: they are left alone. It may grow meanwhile. */
  overtaken: ReadonlySet<number>
  /** Whether another snapshot has taken over. */
  isOver: () => boolean
  /** Which promotions are in force. */
  now: number
}

export interface Pace {
  batch: number
  threadMs: () => number
  pause: (ms: number) => Promise<unknown>
}

const usualPace: Pace = { batch: defaultBatch, threadMs, pause: setTimeout }

export async function repriceProducts(
  db: Database,
  snapshot: ListingSnapshot,
  { ids, overtaken, isOver, now }: Repricing,
  pace = usualPace,
): Promise<void> {
  const { dictionary, promotions } = snapshot
  const paths = new Map(dictionary.tree.map(([id]) => [id, dictionary.ancestorPath(id)]))
  const thread = new PricingThread({ paths, promotions, now })
  try {
    for (let start = 0; start < ids.length && !isOver(); start += pace.batch) {
      const startedAt = pace.threadMs()
      const some = ids.slice(start, start + pace.batch)
      const packed = await readProducts(db, { ids: some })
      await writePrices(snapshot, some, await thread.price(packed), overtaken)
      await pace.pause((pace.threadMs() - startedAt) * restRatio)
    }
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
