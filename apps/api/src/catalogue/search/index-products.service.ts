// Writes the search documents of products: when they are seeded, imported or changed. Products that are no longer for
// sale are removed.

import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import type { Executor } from '../../database/transaction.ts'
import { applyStemChanges } from './common-words.ts'
import * as queries from './document.queries.ts'
import { documentOf, type SearchDocument } from './document.ts'
import { indexMissingSuggestions } from './index-suggestions.ts'
import { oldLiterals, stemsOf, WordCounts } from './lexicon.ts'
import { deletePending } from './pending.queries.ts'
import { listProductTexts, type ProductTextRow } from './product-text.queries.ts'

const batchSize = 2400
const chunkSize = 40
const none: ReadonlySet<string> = new Set()

/**
 * In batches, each in a transaction of its own unless `db` is one. After very many call `rebuildSuggestions` once. For a
 * whole shop `rebuildSearch` is several times as fast.
 */
export async function indexProducts(db: Executor, productIds: readonly number[]): Promise<void> {
  for (let offset = 0; offset < productIds.length; offset += batchSize) {
    const batch = productIds.slice(offset, offset + batchSize)
    if (db.isTransaction) await indexBatch(db, batch)
    else await db.transaction().execute((tx) => indexBatch(tx, batch))
  }
}

/** In small steps, so that this process can answer other requests in between. */
async function documentsOf(rows: readonly ProductTextRow[]): Promise<SearchDocument[]> {
  const documents: SearchDocument[] = []
  for (let offset = 0; offset < rows.length; offset += chunkSize) {
    documents.push(...rows.slice(offset, offset + chunkSize).map(documentOf))
    await yieldToEventLoop()
  }
  return documents
}

/** The queue is cleared before the texts are read: what changes from now on is queued again. */
async function indexBatch(tx: Executor, productIds: readonly number[]): Promise<void> {
  await queries.lockIndex(tx)
  await deletePending(tx, 'product', productIds)
  const rows = await listProductTexts(tx, productIds)
  const documents = await documentsOf(rows.filter(({ active }) => active))
  const oldLiteralsById = new Map(
    (await queries.listOldDocuments(tx, productIds)).map((row) => [row.product_id, oldLiterals(row)]),
  )
  const counts = new WordCounts()
  for (const literals of oldLiteralsById.values()) counts.add(literals, -1)
  for (const { literals, texts } of documents) {
    counts.add(literals, 1)
    counts.recordDisplays(texts)
  }
  const stems = new Map(documents.map((document) => [document.id, document.stems]))
  const changes = productIds.map((id) => ({
    id,
    before: stemsOf(oldLiteralsById.get(id) ?? none),
    now: stems.get(id) ?? none,
  }))
  const present = new Set(documents.map(({ id }) => id))
  await queries.removeTitles(tx, productIds)
  await queries.removeDocuments(
    tx,
    productIds.filter((id) => !present.has(id)),
  )
  await queries.saveDocuments(tx, documents)
  await queries.saveTitles(tx, documents)
  await queries.saveTerms(tx, counts.rows())
  await applyStemChanges(tx, changes)
  await indexMissingSuggestions(tx, productIds)
}
