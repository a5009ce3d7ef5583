// Imports a whole catalogue in the transaction of its caller: all of it or nothing. For the built-in shop; what suppliers
// send goes through `importFile`, record by record.

import { dayOf, isoDay } from '@stoa/domain/ordering/delivery/working-days'
import { sql } from 'kysely'
import { refused } from './read-item.ts'
import { isDataError } from './run/database-errors.ts'
import { openFile } from './source/open-file.ts'
import { openRecordSource } from './source/open-record-source.ts'
import { noMap } from './table/column-map.ts'
import { type Candidate, candidateOf, type RecordResult } from './write/candidate.ts'
import { Categories } from './write/categories.ts'
import { listCategories } from './write/product-parts.queries.ts'
import { type BatchContext, type BatchTransaction, writeBatch } from './write/write-batch.ts'

export interface CatalogueInput {
  path: string
  /** Milliseconds since 1970. */
  now: number
  /** Since when the products are in the shop, an ISO timestamp. */
  listedAt: string
}

/** The outcome of each record, in the order of the file. When one is refused, the caller rolls back. */
export async function importCatalogue(tx: BatchTransaction, input: CatalogueInput): Promise<RecordResult[]> {
  const today = isoDay(dayOf(input.now))
  const file = await openFile(input.path)
  const source = await openRecordSource(file, { map: noMap, sender: null, encoding: 'utf-8', today })
  const candidates: Candidate[] = []
  const unwritten: RecordResult[] = []
  for await (const item of source.items) {
    if (item.record) candidates.push(candidateOf(item, item.record))
    else unwritten.push({ item, outcome: 'refused', notes: [] })
  }
  const categories = new Categories(await listCategories(tx))
  const { name: sender, sentAt } = source.sender()
  const results = await writeAll(tx, candidates, { sender, sentAt, today, categories, listedAt: input.listedAt })
  return [...results, ...unwritten].sort((a, b) => a.item.line - b.item.line)
}

/** All at once; when the database refuses, one by one up to the record that it does not take. */
async function writeAll(
  tx: BatchTransaction,
  candidates: readonly Candidate[],
  context: BatchContext,
): Promise<RecordResult[]> {
  await sql`savepoint before_catalogue`.execute(tx)
  try {
    return (await writeBatch(tx, candidates, context)).results
  } catch (error) {
    if (!isDataError(error)) throw error
    await sql`rollback to savepoint before_catalogue`.execute(tx)
    return await writeUpToFault(tx, candidates, context)
  }
}

async function writeUpToFault(
  tx: BatchTransaction,
  candidates: readonly Candidate[],
  context: BatchContext,
): Promise<RecordResult[]> {
  const results: RecordResult[] = []
  for (const candidate of candidates) {
    try {
      results.push(...(await writeBatch(tx, [candidate], context)).results)
    } catch (error) {
      if (!isDataError(error) || !(error instanceof Error)) throw error
      const note = refused('record', `The database does not take it: ${error.message}.`)
      return [...results, { item: candidate.item, outcome: 'refused', notes: [note] }]
    }
  }
  return results
}
