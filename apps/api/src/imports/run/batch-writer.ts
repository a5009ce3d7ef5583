// Carries batches into the database. A batch that the database refuses is halved until the record is found that it cannot
// take: that one is refused, all others come in.

import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '../../database/connect.ts'
import { refused } from '../read-item.ts'
import type { Candidate, Settled } from '../write/candidate.ts'
import { type BatchFacts, type Written, writeBatch } from '../write/write-batch.ts'
import type { Batch } from './batches.ts'
import { addCounts, type Counts } from './counts.ts'
import { isAboutRows, isPassing } from './database-errors.ts'
import {
  analyzeWritten,
  announceCatalogue,
  beginBulk,
  collectWords,
  insertPending,
  saveProgress,
} from './run.queries.ts'
import { SearchFollower } from './search-follower.ts'
import { settleCounts } from './settle-counts.ts'

/** What the shop shows is never older than this. */
const announceEveryMs = 5000
const attempts = 5
/** After so many changed titles the tables are counted anew, and again each time there are four times as many. */
const many = 1000
const growth = 4

export interface WriterWish {
  /** Null for a trial, after which everything is as before. */
  runId: number | null
  counts: Counts
  now: () => number
}

/** Ends a trial: everything is taken back. */
class TakenBack extends Error {
  readonly written: Written

  constructor(written: Written) {
    super('a trial is taken back')
    this.written = written
  }
}

export class BatchWriter {
  counts: Counts
  /** Products whose words changed. */
  touched = 0
  readonly #db: Database
  readonly #wish: WriterWish
  readonly #search: SearchFollower
  #announcedAt = 0
  #countAt = many
  /** Something has changed that nobody was told of. */
  #isSilent = false

  constructor(db: Database, wish: WriterWish) {
    this.#db = db
    this.#wish = wish
    this.#search = new SearchFollower(db)
    this.counts = wish.counts
  }

  /** What became of each record, in the order of the file. */
  async write(batch: Batch, facts: BatchFacts): Promise<Settled[]> {
    const written = await this.#writePart(batch.candidates, batch.settled, facts, batch.position)
    return written.sort((a, b) => a.item.line - b.item.line)
  }

  /** Lets search catch up, counts whose titles were to be counted, and says what has not been said yet. */
  async end(): Promise<void> {
    if (this.#wish.runId === null) return
    await this.#search.end()
    if (this.touched >= many) await collectWords(this.#db, false)
    await settleCounts(this.#db)
    if (this.#isSilent) await announceCatalogue(this.#db)
    this.#isSilent = false
  }

  async #prepareForMany(): Promise<void> {
    if (this.touched < this.#countAt) return
    if (this.#countAt === many) await collectWords(this.#db, true)
    this.#countAt = this.touched * growth
    await analyzeWritten(this.#db)
  }

  async #writePart(
    candidates: readonly Candidate[],
    others: readonly Settled[],
    facts: BatchFacts,
    position: number,
  ): Promise<Settled[]> {
    try {
      return await this.#patiently(candidates, others, facts, position)
    } catch (error) {
      if (!isAboutRows(error)) throw error
      const [only] = candidates
      if (candidates.length === 1 && only) {
        const note = refused('record', `The database does not take it: ${(error as Error).message}.`)
        const bad: Settled = { item: only.item, outcome: 'refused', notes: [note] }
        return this.#patiently([], [...others, bad], facts, position)
      }
      const middle = Math.ceil(candidates.length / 2)
      const behind = candidates.length - middle
      const first = await this.#writePart(candidates.slice(0, middle), [], facts, position - behind - others.length)
      return [...first, ...(await this.#writePart(candidates.slice(middle), others, facts, position))]
    }
  }

  async #patiently(
    candidates: readonly Candidate[],
    others: readonly Settled[],
    facts: BatchFacts,
    position: number,
  ): Promise<Settled[]> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.#once(candidates, others, facts, position)
      } catch (error) {
        if (attempt >= attempts || !isPassing(error)) throw error
        await pause(attempt * 100 + Math.random() * 100)
      }
    }
  }

  async #once(
    candidates: readonly Candidate[],
    others: readonly Settled[],
    facts: BatchFacts,
    position: number,
  ): Promise<Settled[]> {
    const { runId, now } = this.#wish
    const isDue = now() - this.#announcedAt >= announceEveryMs
    const work = this.#db.transaction().execute(async (tx) => {
      await beginBulk(tx, this.touched >= many)
      const written = await writeBatch(tx, candidates, facts)
      if (runId === null) throw new TakenBack(written)
      await insertPending(tx, written.touched)
      if (isDue && (this.#isSilent || written.touched.length > 0)) await announceCatalogue(tx)
      await saveProgress(tx, runId, position, addCounts(this.counts, [...written.settled, ...others]))
      return written
    })
    const written = await work.catch((error: unknown) => {
      if (error instanceof TakenBack) return error.written
      throw error
    })
    const settled = [...written.settled, ...others]
    this.counts = addCounts(this.counts, settled)
    this.touched += written.touched.length
    if (runId !== null) await this.#prepareForMany()
    if (runId !== null) await this.#search.follow(written.touched)
    this.#isSilent = !isDue && (this.#isSilent || written.touched.length > 0)
    if (isDue) this.#announcedAt = now()
    return settled
  }
}
