// Writes batches to the database. A batch that the database refuses is halved until the offending record is found: that
// one is refused, all others are written.

import { setTimeout as delay } from 'node:timers/promises'
import type { Database } from '../../../database/connect.ts'
import { type Executor, inTransaction } from '../../../database/transaction.ts'
import { refused } from '../read-item.ts'
import type { Candidate, RecordResult } from '../write/candidate.ts'
import { type BatchContext, type WriteResult, writeBatch } from '../write/write-batch.ts'
import type { Batch } from './batches.ts'
import { addCounts, type Counts } from './counts.ts'
import { isDataError, isTransient } from './database-errors.ts'
import {
  analyzeWritten,
  announceCatalogue,
  announceProducts,
  beginBulk,
  insertPending,
  saveProgress,
  setFastUpdate,
} from './run.queries.ts'
import { SearchIndexer } from './search-indexer.ts'
import { countContributors, countPublishers, takePendingCounts } from './title-counts.queries.ts'

/** How old the pages of the shop may get during an import. */
const announceEveryMs = 5000
const attempts = 5
/** After so many changed titles the tables are analysed anew, and again each time there are four times as many. */
const bulkThreshold = 1000
const analyzeGrowth = 4

export interface WriterInput {
  /** Null for a dry run, which is rolled back. */
  runId: number | null
  counts: Counts
  now: () => number
}

/** Ends a dry run: everything is rolled back. */
class TrialRolledBack extends Error {
  readonly written: WriteResult

  constructor(written: WriteResult) {
    super('a trial is taken back')
    this.written = written
  }
}

export class BatchWriter {
  counts: Counts
  /** Products whose search text changed. */
  changedCount = 0
  readonly #db: Database
  readonly #input: WriterInput
  readonly #indexer: SearchIndexer
  #announcedAt = 0
  #analyzeAt = bulkThreshold
  #unannounced = nothing

  constructor(db: Database, input: WriterInput) {
    this.#db = db
    this.#input = input
    this.#indexer = new SearchIndexer(db)
    this.counts = input.counts
  }

  /** The outcome of each record, in the order of the file. */
  async write(batch: Batch, context: BatchContext): Promise<RecordResult[]> {
    const written = await this.#writeSplitting(batch.candidates, batch.results, context, batch.position)
    return written.sort((a, b) => a.item.line - b.item.line)
  }

  /** Lets search catch up, refreshes pending title counts, and announces the changes that were not announced yet. */
  async end(): Promise<void> {
    if (this.#input.runId === null) return
    await this.#indexer.flush()
    if (this.changedCount >= bulkThreshold) await setFastUpdate(this.#db, false)
    await refreshTitleCounts(this.#db)
    await announce(this.#db, this.#unannounced)
    this.#unannounced = nothing
  }

  async #prepareBulk(): Promise<void> {
    if (this.changedCount < this.#analyzeAt) return
    if (this.#analyzeAt === bulkThreshold) await setFastUpdate(this.#db, true)
    this.#analyzeAt = this.changedCount * analyzeGrowth
    await analyzeWritten(this.#db)
  }

  async #writeSplitting(
    candidates: readonly Candidate[],
    otherResults: readonly RecordResult[],
    context: BatchContext,
    position: number,
  ): Promise<RecordResult[]> {
    try {
      return await this.#writeWithRetry(candidates, otherResults, context, position)
    } catch (error) {
      if (!isDataError(error)) throw error
      const [only] = candidates
      if (candidates.length === 1 && only) {
        const note = refused('record', `The database does not take it: ${(error as Error).message}.`)
        const refusedResult: RecordResult = { item: only.item, outcome: 'refused', notes: [note] }
        return this.#writeWithRetry([], [...otherResults, refusedResult], context, position)
      }
      const middle = Math.ceil(candidates.length / 2)
      const remaining = candidates.length - middle
      const first = await this.#writeSplitting(
        candidates.slice(0, middle),
        [],
        context,
        position - remaining - otherResults.length,
      )
      return [...first, ...(await this.#writeSplitting(candidates.slice(middle), otherResults, context, position))]
    }
  }

  async #writeWithRetry(
    candidates: readonly Candidate[],
    otherResults: readonly RecordResult[],
    context: BatchContext,
    position: number,
  ): Promise<RecordResult[]> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.#writeOnce(candidates, otherResults, context, position)
      } catch (error) {
        if (attempt >= attempts || !isTransient(error)) throw error
        await delay(attempt * 100 + Math.random() * 100)
      }
    }
  }

  async #writeOnce(
    candidates: readonly Candidate[],
    otherResults: readonly RecordResult[],
    context: BatchContext,
    position: number,
  ): Promise<RecordResult[]> {
    const { runId, now } = this.#input
    const isDue = now() - this.#announcedAt >= announceEveryMs
    const writing = this.#db.transaction().execute(async (tx) => {
      await beginBulk(tx, this.changedCount >= bulkThreshold)
      const written = await writeBatch(tx, candidates, context)
      if (runId === null) throw new TrialRolledBack(written)
      await insertPending(tx, written.changedIds)
      if (isDue) await announce(tx, withWritten(this.#unannounced, written))
      await saveProgress(tx, runId, position, addCounts(this.counts, [...written.results, ...otherResults]))
      return written
    })
    const written = await writing.catch((error: unknown) => {
      if (error instanceof TrialRolledBack) return error.written
      throw error
    })
    const results = [...written.results, ...otherResults]
    this.counts = addCounts(this.counts, results)
    this.changedCount += written.changedIds.length
    if (runId !== null) await this.#prepareBulk()
    if (runId !== null) await this.#indexer.enqueue(written.changedIds)
    this.#unannounced = isDue ? nothing : withWritten(this.#unannounced, written)
    if (isDue) this.#announcedAt = now()
    return results
  }
}

/** Changes that were written and not announced yet. */
type Unannounced = Pick<WriteResult, 'changedIds' | 'changedPublishers'>
const nothing: Unannounced = { changedIds: [], changedPublishers: 0 }

const withWritten = (before: Unannounced, written: Unannounced): Unannounced => ({
  changedIds: [...before.changedIds, ...written.changedIds],
  changedPublishers: before.changedPublishers + written.changedPublishers,
})

/** How a publisher is reached decides about all of its titles. */
async function announce(db: Executor, { changedIds, changedPublishers }: Unannounced): Promise<void> {
  if (changedPublishers > 0) await announceCatalogue(db)
  else if (changedIds.length > 0) await announceProducts(db, changedIds)
}

const countBatch = 2000

/**
 * Counts the titles of everybody whose titles a large import changed. What an interrupted one left is counted by the
 * next. Nothing else depends on it meanwhile, so two processes may share the work.
 */
async function refreshTitleCounts(db: Database): Promise<void> {
  await Promise.all([refreshBatch(db), refreshBatch(db)])
}

async function refreshBatch(db: Database): Promise<void> {
  for (let isDone = false; !isDone; ) {
    isDone = await inTransaction(db, async (tx) => {
      const pending = await takePendingCounts(tx, countBatch)
      const idsOf = (kind: string): number[] =>
        pending.filter((row) => row.kind === kind).map(({ reference }) => reference)
      await countContributors(tx, idsOf('contributor'))
      await countPublishers(tx, idsOf('publisher'))
      return pending.length === 0
    })
  }
}
