// Reads the products again that something concerns, beside the refreshes that lists wait for.

import type { Database } from '../../database/connect.ts'
import { type Concerned, type ListingSnapshot, refreshProducts } from './listing-snapshot.ts'
import { readBeside } from './read-beside.ts'
import { type Repricing, repriceProducts } from './reprice-products.ts'

/** So many are read at a time when lists wait for it. */
const fastBatch = 200

/** `isFast`: without rests, which many need for lists to be answered meanwhile. */
export async function readAgain(
  db: Database,
  snapshot: ListingSnapshot,
  { repriced, reread }: Concerned,
  { isFast, ...state }: Omit<Repricing, 'ids'> & { isFast: boolean },
): Promise<void> {
  const { overtaken, isOver, now } = state
  const read = (ids: readonly number[]) => refreshProducts(db, snapshot, { ids, overtaken }, now)
  if (!isFast) {
    await readBeside(reread, isOver, read)
    await repriceProducts(db, snapshot, { ids: repriced, ...state })
    return
  }
  const ids = [...reread, ...repriced]
  for (let start = 0; start < ids.length && !isOver(); start += fastBatch)
    await read(ids.slice(start, start + fastBatch))
}
