// Indexes what has changed: database triggers queue every change of a text.

import { keyVersion } from '@stoa/domain/search/word-keys'
import type { Database } from '../../database/connect.ts'
import { type Executor, inTransaction } from '../../database/transaction.ts'
import { contributorKeys, publisherKeys } from '../people-columns.ts'
import { lockIndex } from './document.queries.ts'
import { indexProducts } from './index-products.service.ts'
import { indexSuggestions } from './index-suggestions.ts'
import * as pending from './pending.queries.ts'
import { rebuildSuggestions } from './rebuild-suggestions.service.ts'
import { namedKinds } from './suggestion.queries.ts'

export const pendingBatch = 500

/** How many were taken from the queue; fewer than `pendingBatch` when it is empty now. */
export const indexPending = (db: Database): Promise<number> =>
  inTransaction(db, async (tx) => {
    await lockIndex(tx)
    const pendingItems = await pending.takePending(tx, pendingBatch)
    const idsOf = (kind: pending.PendingKind) =>
      pendingItems.filter((item) => item.kind === kind).map(({ reference }) => reference)
    await indexProducts(tx, idsOf('product'))
    for (const kind of namedKinds) await indexSuggestions(tx, kind, idsOf(kind))
    return pendingItems.length
  })

/** When the rules of the keys have changed, everything is queued again; searches go on meanwhile. */
export const noticeNewRules = (db: Database): Promise<boolean> =>
  inTransaction(db, async (tx) => {
    const isNew = await pending.saveNewVersion(tx, keyVersion)
    if (!isNew) return false
    await pending.addAllPending(tx)
    await rekeyNames(tx)
    return true
  })

/** Once a day: sales have changed, and with them the order of suggestions. */
export async function refreshSuggestions(db: Database): Promise<boolean> {
  if (!(await pending.isRebuildDue(db))) return false
  await rebuildSuggestions(db)
  return true
}

const namesBatch = 5000

/** Rewrites the phonetic keys by which lists of people and publishers are searched. */
async function rekeyNames(tx: Executor): Promise<void> {
  for (const table of ['contributor', 'publisher'] as const) {
    for (let after = 0; ; ) {
      const rows = await pending.listNames(tx, table, after, namesBatch)
      const last = rows.at(-1)
      if (!last) break
      const keyed = rows.map((row) => ({ id: row.id, key: keyOf(table, row) }))
      await pending.saveKeys(tx, table, keyed)
      after = last.id
    }
  }
}

function keyOf(table: pending.NameTable, { name_el, name_en, aliases }: pending.NamesRow): string {
  const keys =
    table === 'publisher'
      ? publisherKeys(name_el, name_en)
      : contributorKeys({ nameEl: name_el, nameEn: name_en, aliases })
  return keys.search_key
}
