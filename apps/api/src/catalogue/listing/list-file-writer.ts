// Writes the file of the columns: soon after a start, and from time to time while products change.

import type { Database } from '../../database/connect.ts'
import type { Columns } from './columns.ts'
import type { ListFile, SettledSnapshot } from './list-file.ts'
import type { SnapshotKeeper } from './snapshot-keeper.ts'

export interface WritingTimes {
  /** After the start, and after it was not the time. */
  soonMs: number
  /** So much of the change log has to be read again at a start. The log goes back an hour. */
  everyMs: number
}

export const usualTimes: WritingTimes = { soonMs: 10_000, everyMs: 600_000 }

export interface WriterDeps {
  db: Database
  file: ListFile
  keeper: SnapshotKeeper
  now: () => number
}

export class ListFileWriter {
  readonly #deps: WriterDeps
  readonly #times: WritingTimes
  #dueAt: number
  #isWriting = false
  #written: { columns: Columns; version: number } | null = null

  constructor(deps: WriterDeps, times: WritingTimes) {
    this.#deps = deps
    this.#times = times
    this.#dueAt = performance.now() + times.soonMs
  }

  /** To be called whenever the change log was read. */
  onRead(): void {
    if (this.#isWriting || performance.now() < this.#dueAt || !this.#deps.keeper.isLoaded()) return
    this.#isWriting = true
    const pause = (pauseMs: number) => {
      this.#dueAt = performance.now() + pauseMs
      this.#isWriting = false
    }
    // the list that it asks for has failed
    this.#write().then(pause, () => pause(this.#times.soonMs))
  }

  /** Returns how long to pause after it. */
  async #write(): Promise<number> {
    const { db, file, keeper, now } = this.#deps
    const settled = await keeper.settle()
    if (settled && this.#isWritten(settled)) return this.#times.soonMs
    let writing = this.#written
    const settle = async () => {
      const settled = await keeper.settle()
      if (settled) writing = { columns: settled.snapshot.columns, version: settled.snapshot.columns.version }
      return settled
    }
    const outcome = await file.write(db, settle, now())
    if (outcome === 'written') this.#written = writing
    return outcome === 'too early' ? this.#times.soonMs : this.#times.everyMs
  }

  /** Then the log has nothing about products since, however long ago that was. */
  #isWritten({ snapshot: { columns } }: SettledSnapshot): boolean {
    return this.#written?.columns === columns && this.#written.version === columns.version
  }
}
