// The columns filled from the database: all at once, as everything was at one moment, or some products over again.

import { sql } from 'kysely'
import type { Database } from '../../database/connect.ts'
import type { Executor } from '../../database/transaction.ts'
import { Bases } from './bases.ts'
import { Columns } from './columns.ts'
import { readDictionary } from './dictionary.queries.ts'
import { Dictionary } from './dictionary.ts'
import { findHighestId, readFacts, readNameOrder } from './facts.queries.ts'
import { Orders } from './orders.ts'
import { RoleCounts } from './role-counts.ts'
import { unpackFacts } from './unpack-facts.ts'

/** Whatever a process knows of the goods. */
export interface LoadedShelves {
  columns: Columns
  orders: Orders
  bases: Bases
  roleCounts: RoleCounts
  dictionary: Dictionary
}

/** Ids at a time: so many are unpacked before anybody else gets a turn. */
const step = 5000

export function loadShelves(db: Database): Promise<LoadedShelves> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      // one statement goes through all names; each of the others is short
      await sql`set local statement_timeout = '60s'`.execute(tx)
      const dictionary = await loadDictionary(tx)
      const highest = await findHighestId(tx)
      const columns = new Columns(highest + 1)
      // the database packs the next products while these are unpacked
      let coming = readFacts(tx, { from: 1, before: 1 + step })
      for (let from = 1; from <= highest; from += step) {
        const packed = await coming
        coming = readFacts(tx, { from: from + step, before: from + 2 * step })
        for (const facts of unpackFacts(packed, (id) => dictionary.pathUp(id))) columns.write(facts)
      }
      await coming
      const orders = new Orders(columns, rowsByName(columns, await readNameOrder(tx)))
      await orders.makeAll()
      return { columns, dictionary, orders, bases: new Bases(columns), roleCounts: new RoleCounts(columns) }
    })
}

export const loadDictionary = async (db: Executor): Promise<Dictionary> => new Dictionary(await readDictionary(db))

function rowsByName(columns: Columns, ids: Buffer | null): Uint32Array {
  const rows = new Uint32Array((ids?.length ?? 0) / 4)
  for (let at = 0; at < rows.length; at += 1) rows[at] = columns.rowOf(ids?.readInt32BE(at * 4) ?? 0) ?? 0
  return rows
}

/** Brings some products up to date, in one statement; what is no longer for sale goes. */
export async function refreshProducts(db: Executor, shelves: LoadedShelves, ids: readonly number[]): Promise<void> {
  const { columns, orders, bases, dictionary } = shelves
  const packed = await readFacts(db, { ids })
  const found = new Set<number>()
  for (const facts of unpackFacts(packed, (id) => dictionary.pathUp(id))) {
    const row = columns.rowOf(facts.id)
    const before = row === undefined ? new Map() : orders.keysOf(row)
    if (row !== undefined) bases.follow(row, -1)
    const change = columns.write(facts)
    orders.note(change, before)
    bases.follow(change.row, 1)
    found.add(facts.id)
  }
  for (const id of ids) if (!found.has(id)) columns.withdraw(id)
}
