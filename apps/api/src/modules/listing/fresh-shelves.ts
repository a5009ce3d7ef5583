// Keeps what the process knows no older than what the database has said. A notice marks a product; the next list first reads
// the marked ones again, in one statement. What is under way when a notice comes may have read the old state, so whoever asks
// afterwards waits for it and for another reading. While nobody tells of changes, every list begins with a reading of
// everything. Only in a shop so large that this takes long is a list answered from before, and then says so.

import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '../../database/connect.ts'
import { type LoadedShelves, loadDictionary, loadShelves, refreshProducts } from './shelves.ts'

/** A list waits so long for a reading of everything, when there is something to answer from. */
const patienceMs = 1000

/** More changed products than this share of all are read quicker as a whole. */
const largeShare = 0.05
const manyProducts = 1000

export interface FreshShelves {
  shelves: LoadedShelves
  /** False when something was told that is not read yet. */
  isFresh: boolean
}

export class ShelfKeeper {
  readonly #db: Database
  #shelves: LoadedShelves | null = null
  #changed = new Set<number>()
  #wordsChanged = false
  #everythingChanged = true
  #isTold = false
  #reading: Promise<void> | null = null

  constructor(db: Database) {
    this.#db = db
  }

  async get(): Promise<FreshShelves> {
    if (!this.#isTold) this.#everythingChanged = true
    if (this.#isBehind) await this.#catchUp()
    if (this.#shelves === null) throw new Error('there are no shelves after a reading')
    return { shelves: this.#shelves, isFresh: !this.#isBehind }
  }

  heard(tag: string): void {
    const [what, id] = tag.split(':')
    if ((what === 'product' || what === 'stock') && id !== undefined) this.#changed.add(Number(id))
    else if (what === 'filters' || what === 'categories') this.#wordsChanged = true
    else if (what === 'catalogue') this.#everythingChanged = true
  }

  /** The first reading need not wait for the first list. */
  opened(): void {
    this.#isTold = true
    this.#everythingChanged = true
    this.get().catch(() => {})
  }

  lost(): void {
    this.#isTold = false
  }

  get #isBehind(): boolean {
    return this.#everythingChanged || this.#wordsChanged || this.#changed.size > 0 || this.#reading !== null
  }

  async #catchUp(): Promise<void> {
    const before = this.#reading
    const reading = (before ?? Promise.resolve()).catch(() => {}).then(() => this.#readChanges())
    if (this.#shelves === null) return reading
    const patience = new AbortController()
    const enough = pause(patienceMs, undefined, { signal: patience.signal })
    await Promise.race([reading, enough]).finally(() => patience.abort())
  }

  /** One reading at a time, shared by all who wait for it. */
  #readChanges(): Promise<void> {
    if (this.#reading) return this.#reading
    if (!this.#isBehind) return Promise.resolve()
    this.#reading = this.#read().finally(() => {
      this.#reading = null
    })
    return this.#reading
  }

  async #read(): Promise<void> {
    const shelves = this.#shelves
    const most = Math.max(manyProducts, (shelves?.columns.count ?? 0) * largeShare)
    const everything = shelves === null || this.#everythingChanged || this.#changed.size > most
    const [changed, wordsChanged] = [[...this.#changed], this.#wordsChanged]
    // from here on, what is told comes after what is read
    this.#changed.clear()
    this.#wordsChanged = false
    this.#everythingChanged = false
    try {
      if (everything) await this.#readAll()
      else await this.#readSome(shelves, changed, wordsChanged)
    } catch (error) {
      for (const id of changed) this.#changed.add(id)
      this.#wordsChanged ||= wordsChanged
      this.#everythingChanged ||= everything
      throw error
    }
  }

  async #readAll(): Promise<void> {
    this.#shelves = await loadShelves(this.#db)
  }

  async #readSome(shelves: LoadedShelves, changed: readonly number[], wordsChanged: boolean): Promise<void> {
    if (wordsChanged) {
      const dictionary = await loadDictionary(this.#db)
      if (!dictionary.hasTreeOf(shelves.dictionary)) return this.#readAll()
      shelves.dictionary = dictionary
    }
    if (changed.length > 0) await refreshProducts(this.#db, shelves, changed)
  }
}
