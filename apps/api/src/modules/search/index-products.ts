// Writes what products are found by: when they are seeded, imported or changed. Products that are no longer for sale are
// taken out.

import { setImmediate as breathe } from 'node:timers/promises'
import type { Executor } from '../../database/transaction.ts'
import { followChanges } from './common-words.ts'
import * as queries from './document.queries.ts'
import { documentOf, type SearchDocument } from './document.ts'
import { type FactsRow, listFacts } from './facts.queries.ts'
import { indexMissingSuggestions } from './index-suggestions.ts'
import { oldLiterals, stemsOf, WordCounts } from './lexicon.ts'
import { forgetPending } from './pending.queries.ts'

const batchSize = 2400
const atOnce = 40
const none: ReadonlySet<string> = new Set()

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

/** A little at a time: whoever asks this process for something meanwhile does not wait for all of them. */
async function documentsOf(facts: readonly FactsRow[]): Promise<SearchDocument[]> {
  const documents: SearchDocument[] = []
  for (let at = 0; at < facts.length; at += atOnce) {
    documents.push(...facts.slice(at, at + atOnce).map(documentOf))
    await breathe()
  }
  return documents
}

/** The waiting list is left before the facts are read: what changes from now on waits again. */
async function indexBatch(tx: Executor, productIds: readonly number[]): Promise<void> {
  await queries.lockIndex(tx)
  await forgetPending(tx, 'product', productIds)
  const facts = await listFacts(tx, productIds)
  const documents = await documentsOf(facts.filter(({ active }) => active))
  const old = new Map((await queries.listOldWords(tx, productIds)).map((row) => [row.product_id, oldLiterals(row)]))
  const counts = new WordCounts()
  for (const literals of old.values()) counts.add(literals, -1)
  for (const { literals, texts } of documents) {
    counts.add(literals, 1)
    counts.show(texts)
  }
  const stems = new Map(documents.map((document) => [document.id, document.stems]))
  const changes = productIds.map((id) => ({ id, before: stemsOf(old.get(id) ?? none), now: stems.get(id) ?? none }))
  const present = new Set(documents.map(({ id }) => id))
  await queries.removeTitles(tx, productIds)
  await queries.removeDocuments(
    tx,
    productIds.filter((id) => !present.has(id)),
  )
  await queries.saveDocuments(tx, documents)
  await queries.saveTitles(tx, documents)
  await queries.saveTerms(tx, counts.rows())
  await followChanges(tx, changes)
  await indexMissingSuggestions(tx, productIds)
}
