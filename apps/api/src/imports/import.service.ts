// Imports a file: reads it record by record, writes it batch by batch, and goes on where an earlier attempt was interrupted.

import { createHash } from 'node:crypto'
import { dayOf, isoDay } from '@stoa/domain/delivery/working-days'
import type { Database } from '../database/connect.ts'
import { rebuildSuggestions } from '../modules/search/rebuild-suggestions.ts'
import { FileRefused } from './read-item.ts'
import { BatchWriter } from './run/batch-writer.ts'
import { type Batch, inBatches } from './run/batches.ts'
import { type Counts, newCounts, totalOf } from './run/counts.ts'
import * as runs from './run/run.queries.ts'
import { SeenRecords } from './run/seen-records.ts'
import { type OpenFile, openFile } from './source/open-file.ts'
import { openReading } from './source/open-reading.ts'
import type { ColumnMap } from './table/column-map.ts'
import type { Settled } from './write/candidate.ts'
import { Categories } from './write/categories.ts'
import { listCategories } from './write/parts.queries.ts'

export interface ImportWish {
  path: string
  map: ColumnMap
  /** Instead of the sender that the file names. */
  sender: string | null
  encoding: string | null
  /** Everything but the writing. */
  isTrial: boolean
  /** Even when an earlier attempt got further. */
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
  /** Records of the file that an earlier attempt has settled; nought when this is the first. */
  began(format: string, settledBefore: number): void
  /** What became of some records, in the order of the file. */
  settled(some: readonly Settled[], progress: Progress): void
  /** Stops after the present batch; the next attempt goes on from there. */
  isStopped(): boolean
}

export interface ImportResult {
  counts: Counts
  /** Headings and keys that nobody knows. */
  ignored: readonly string[]
  sender: string
  /** Why the rest of the file could not be read; null when it was read to its end. */
  failure: FileRefused | null
  isComplete: boolean
}

/** More changed titles than this, and the suggestions of common beginnings are made anew. */
const manyTitles = 1000

/** `now`: milliseconds since 1970. A second import into the same database at the same time is refused. */
export function importFile(
  db: Database,
  now: () => number,
  wish: ImportWish,
  watcher: ImportWatcher,
): Promise<ImportResult> {
  return db.connection().execute(async (held) => {
    const file = await openFile(wish.path)
    if (!(await runs.tryLockImports(held))) throw new FileRefused('Another import is under way.')
    try {
      return await importOpen(db, now, file, wish, watcher)
    } finally {
      await runs.unlockImports(held)
    }
  })
}

async function importOpen(
  db: Database,
  now: () => number,
  file: OpenFile,
  wish: ImportWish,
  watcher: ImportWatcher,
): Promise<ImportResult> {
  const today = isoDay(dayOf(now()))
  const run = await startRun(db, now, file, wish)
  const reading = await openReading(file, { ...wish, today })
  watcher.began(reading.format, run.position)
  const writer = new BatchWriter(db, { runId: run.id, counts: run.counts, now })
  const categories = new Categories(await listCategories(db))
  const before = totalOf(run.counts)
  const settle = async (batch: Batch): Promise<void> => {
    const { name: sender, sentAt } = reading.sender()
    const settled = await writer.write(batch, { sender, sentAt, today, categories })
    const share = file.readBytes() / file.sizeBytes
    watcher.settled(settled, { records: totalOf(writer.counts) - before, counts: writer.counts, share })
  }
  if (run.position > 0) await runs.announceCatalogue(db)
  const batches = inBatches(reading, new SeenRecords(), run.position)
  const end = await writeAll(batches, settle, watcher).finally(() => writer.end())
  const isComplete = end === 'complete'
  if (run.id !== null && end !== 'stopped')
    await runs.endRun(db, run.id, isComplete ? 'finished' : 'broken', new Date(now()))
  if (run.id !== null && writer.touched > manyTitles) await rebuildSuggestions(db)
  return {
    ...{ counts: writer.counts, ignored: reading.ignored(), sender: reading.sender().name, isComplete },
    failure: end instanceof FileRefused ? end : null,
  }
}

interface StartedRun {
  id: number | null
  position: number
  counts: Counts
}

async function startRun(db: Database, now: () => number, file: OpenFile, wish: ImportWish): Promise<StartedRun> {
  if (wish.isTrial) return { id: null, position: 0, counts: newCounts() }
  const asked = JSON.stringify([file.identity, wish.map, wish.sender, wish.encoding])
  const identity = createHash('sha256').update(asked).digest('base64url')
  const last = wish.fromStart ? null : await runs.findLastRun(db, identity)
  if (last && last.status !== 'finished') return { ...last, counts: newCounts(last.counts) }
  return { id: await runs.insertRun(db, file.name, identity, new Date(now())), position: 0, counts: newCounts() }
}

/** One batch is written while the next one is read. */
async function writeAll(
  batches: AsyncIterable<Batch>,
  settle: (batch: Batch) => Promise<void>,
  watcher: ImportWatcher,
): Promise<'complete' | 'stopped' | FileRefused> {
  let writing: Promise<void> = Promise.resolve()
  try {
    for await (const batch of batches) {
      await writing
      if (watcher.isStopped()) return 'stopped'
      writing = settle(batch)
      // met below, or at the next turn
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
