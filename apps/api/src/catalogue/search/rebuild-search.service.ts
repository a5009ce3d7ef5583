// Reindexes a whole shop, several thousand products a second: for a shop that was filled in one go. Until it is done
// nothing can be searched; an open shop is reindexed through the queue instead (jobs/periodic-work.ts).

import { keyVersion } from '@stoa/domain/search/word-keys'
import type { Database } from '../../database/connect.ts'
import { setStatementTimeout } from '../../database/statement-timeout.ts'
import { type Executor, inTransaction } from '../../database/transaction.ts'
import * as queries from './document.queries.ts'
import { documentOf } from './document.ts'
import { WordCounts } from './lexicon.ts'
import { deleteAllPending } from './pending.queries.ts'
import { listProductIds, listProductTexts, type ProductTextRow } from './product-text.queries.ts'
import * as rebuild from './rebuild.queries.ts'
import { rebuildSuggestions } from './rebuild-suggestions.service.ts'

const batchSize = 2000
const termBatch = 20_000

export interface Progress {
  indexed: number
}

/** `report` is called after every batch with how many products are indexed. */
export async function rebuildSearch(db: Database, report: (progress: Progress) => void = () => {}): Promise<void> {
  await inTransaction(db, async (tx) => {
    await queries.lockIndex(tx)
    // after the lock, which sets a limit of its own
    await setStatementTimeout(tx, 0)
    await rebuild.emptyIndex(tx)
    await deleteAllPending(tx)
    await indexAll(db, tx, report)
    await rebuild.makeIndexes(tx)
    await rebuild.saveVersion(tx, keyVersion)
  })
  await rebuildSuggestions(db)
}

/** The next batch is read on another connection while one is written. */
async function indexAll(db: Executor, tx: Executor, report: (progress: Progress) => void): Promise<void> {
  const counts = new WordCounts()
  let indexed = 0
  let next = readBatch(db, 0)
  for (;;) {
    const { rows, last } = await next
    if (last === null) break
    next = readBatch(db, last)
    const documents = rows.map(documentOf)
    for (const { literals, texts } of documents) {
      counts.add(literals, 1)
      counts.recordDisplays(texts)
    }
    await queries.saveDocuments(tx, documents)
    await queries.saveTitles(tx, documents)
    indexed += documents.length
    report({ indexed })
  }
  const terms = counts.rows()
  for (let offset = 0; offset < terms.length; offset += termBatch)
    await queries.saveTerms(tx, terms.slice(offset, offset + termBatch))
}

async function readBatch(db: Executor, after: number): Promise<{ rows: ProductTextRow[]; last: number | null }> {
  const ids = await listProductIds(db, after, batchSize)
  return { rows: await listProductTexts(db, ids), last: ids.at(-1) ?? null }
}
