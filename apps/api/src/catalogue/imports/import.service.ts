// Imports a file: reads it record by record, writes it batch by batch, and resumes an earlier attempt that was
// interrupted.

import { createHash } from 'node:crypto'
import { dayOf, isoDay } from '@stoa/domain/ordering/delivery/working-days'
import type { Database } from '../../database/connect.ts'
import { rebuildSuggestions } from '../search/rebuild-suggestions.service.ts'
import { FileRefused } from './read-item.ts'
import { BatchWriter } from './run/batch-writer.ts'
import type { Batch } from './run/batches.ts'
import { type Counts, newCounts, totalOf } from './run/counts.ts'
import * as runs from './run/run.queries.ts'
import { startReading } from './run/start-reading.ts'
import { type OpenFile, openFile } from './source/open-file.ts'
import type { ColumnMap } from './table/column-map.ts'
import type { RecordResult } from './write/candidate.ts'
import { Categories } from './write/categories.ts'
import { listCategories } from './write/product-parts.queries.ts'

export interface ImportInput {
  path: string
  map: ColumnMap
  /** Instead of the sender that the file names. */
  sender: string | null
  encoding: string | null
  /** A dry run: everything but the writing. */
  isTrial: boolean
  /** Start over even when an earlier attempt got further. */
  fromStart: boolean
}

export interface Progress {
  /** Records of this attempt. */
  records: number
  counts: Counts
  /** Of the file, 0 to 1. */
  share: number
}

export interface ImportWatcher {
  /** Records of the file that an earlier attempt has processed; zero when this is the first. */
  onStart(format: string, recordsBefore: number): void
  /** The outcomes of a batch of records, in the order of the file. */
  onResults(results: readonly RecordResult[], progress: Progress): void
  /** Stops after the current batch; the next attempt resumes there. */
  isStopped(): boolean
}

export interface ImportResult {
  counts: Counts
  /** Unknown headings and keys. */
  ignored: readonly string[]
  sender: string
  /** Why the rest of the file could not be read; null when it was read to its end. */
  failure: FileRefused | null
  isComplete: boolean
}

/** More changed titles than this, and the suggestions of shared prefixes are rebuilt. */
const manyTitles = 1000

/** `now`: milliseconds since 1970. A second import into the same database at the same time is refused. */
export function importFile(
  db: Database,
  now: () => number,
  input: ImportInput,
  watcher: ImportWatcher,
): Promise<ImportResult> {
  return db.connection().execute(async (connection) => {
    const file = await openFile(input.path)
    if (!(await runs.tryLockImports(connection))) throw new FileRefused('Another import is under way.')
    try {
      return await importOpen(db, now, file, input, watcher)
    } finally {
      await runs.unlockImports(connection)
    }
  })
}

async function importOpen(
  db: Database,
  now: () => number,
  file: OpenFile,
  input: ImportInput,
  watcher: ImportWatcher,
): Promise<ImportResult> {
  const today = isoDay(dayOf(now()))
  const run = await startRun(db, now, file, input)
  const writer = new BatchWriter(db, { runId: run.id, counts: run.counts, now })
  const categories = new Categories(await listCategories(db))
  const before = totalOf(run.counts)
  const { path, map, encoding } = input
  const readInput = { path, map, sender: input.sender, encoding, today, doneCount: run.position }
  const reading = await startReading(readInput, file.sizeBytes)
  if (run.position > 0) await runs.announceCatalogue(db)
  watcher.onStart(reading.state().format, run.position)
  const writeBatch = async (batch: Batch): Promise<void> => {
    const { sender, share } = reading.state()
    const results = await writer.write(batch, { sender: sender.name, sentAt: sender.sentAt, today, categories })
    watcher.onResults(results, { records: totalOf(writer.counts) - before, counts: writer.counts, share })
  }
  const outcome = await writeAll(reading.batches, writeBatch, watcher).finally(() => writer.end())
  const isComplete = outcome === 'complete'
  if (run.id !== null && outcome !== 'stopped')
    await runs.endRun(db, run.id, isComplete ? 'finished' : 'broken', new Date(now()))
  if (run.id !== null && writer.changedCount > manyTitles) await rebuildSuggestions(db)
  return {
    counts: writer.counts,
    ignored: reading.state().ignored,
    sender: reading.state().sender.name,
    isComplete,
    failure: outcome instanceof FileRefused ? outcome : null,
  }
}

interface StartedRun {
  id: number | null
  position: number
  counts: Counts
}

async function startRun(db: Database, now: () => number, file: OpenFile, input: ImportInput): Promise<StartedRun> {
  if (input.isTrial) return { id: null, position: 0, counts: newCounts() }
  const identityInput = JSON.stringify([file.identity, input.map, input.sender, input.encoding])
  const identity = createHash('sha256').update(identityInput).digest('base64url')
  const previousRun = input.fromStart ? null : await runs.findLastRun(db, identity)
  if (previousRun && previousRun.status !== 'finished') return { ...previousRun, counts: newCounts(previousRun.counts) }
  return { id: await runs.insertRun(db, file.name, identity, new Date(now())), position: 0, counts: newCounts() }
}

/** One batch is written while the next one is read. */
async function writeAll(
  batches: AsyncIterable<Batch>,
  writeBatch: (batch: Batch) => Promise<void>,
  watcher: ImportWatcher,
): Promise<'complete' | 'stopped' | FileRefused> {
  let writing: Promise<void> = Promise.resolve()
  try {
    for await (const batch of batches) {
      await writing
      if (watcher.isStopped()) return 'stopped'
      writing = writeBatch(batch)
      // handled below, or in the next round
      writing.catch(() => {})
    }
    return 'complete'
  } catch (error) {
    if (!(error instanceof FileRefused)) throw error
    return error
  } finally {
    await writing
  }
}
