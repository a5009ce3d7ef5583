// What the shop's own tasks do to many rows, a short transaction for each: a row that fails stops no other.

import type { Transaction } from 'kysely'
import type { Database } from './connect.ts'
import type { Tables } from './schema.ts'
import { inTransaction } from './transaction.ts'

/** The results in the order of the items. Throws one AggregateError of all that failed, after the last item. */
export async function changeOneByOne<Item, Result>(
  db: Database,
  items: readonly Item[],
  change: (tx: Transaction<Tables>, item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  const faults: unknown[] = []
  for (const item of items) {
    try {
      results.push(await inTransaction(db, (tx) => change(tx, item)))
    } catch (fault) {
      faults.push(fault)
    }
  }
  if (faults.length > 0)
    throw new AggregateError(faults, `${faults.length} of ${items.length} failed, the first with: ${faults[0]}`)
  return results
}

/** How many of them changed something. */
export async function countChanged<Item>(
  db: Database,
  items: readonly Item[],
  change: (tx: Transaction<Tables>, item: Item) => Promise<boolean>,
): Promise<number> {
  const results = await changeOneByOne(db, items, change)
  return results.filter((changed) => changed).length
}
