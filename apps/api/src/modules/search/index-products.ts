// Writes what products are found by: when they are seeded, imported or changed. Products that are no longer for sale are
// taken out.

import type { Executor } from '../../database/transaction.ts'
import * as queries from './document.queries.ts'
import { documentOf } from './document.ts'
import { listFacts } from './facts.queries.ts'
import { indexMissingSuggestions } from './index-suggestions.ts'
import { oldLiterals, WordCounts } from './lexicon.ts'
import { forgetPending } from './pending.queries.ts'

const batchSize = 1000

/**
 * In batches, each in a transaction of its own unless `db` is one. After very many call `rebuildSuggestions` once. For a
 * whole shop `rebuildSearch` is several times as fast.
 */
export async function indexProducts(db: Executor, productIds: readonly number[]): Promise<void> {
  for (let at = 0; at < productIds.length; at += batchSize) {
    const batch = productIds.slice(at, at + batchSize)
    if (db.isTransaction) await indexBatch(db, batch)
    else await db.transaction().execute((tx) => indexBatch(tx, batch))
  }
}

/** The waiting list is left before the facts are read: what changes from now on waits again. */
async function indexBatch(tx: Executor, productIds: readonly number[]): Promise<void> {
  await queries.lockIndex(tx)
  await forgetPending(tx, 'product', productIds)
  const facts = await listFacts(tx, productIds)
  const documents = facts.filter(({ active }) => active).map(documentOf)
  const counts = new WordCounts()
  for (const old of await queries.listOldWords(tx, productIds)) counts.add(oldLiterals(old), -1)
  for (const { literals, texts } of documents) {
    counts.add(literals, 1)
    counts.show(texts)
  }
  const present = new Set(documents.map(({ id }) => id))
  await queries.removeTitles(tx, productIds)
  await queries.removeDocuments(
    tx,
    productIds.filter((id) => !present.has(id)),
  )
  await queries.saveDocuments(tx, documents)
  await queries.saveTitles(tx, documents)
  await queries.saveTerms(tx, counts.rows())
  await indexMissingSuggestions(tx, productIds)
}
