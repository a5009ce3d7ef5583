// Keeps what the process knows no older than what the database has said. A notice marks a product; the next list first reads
// the marked ones again, in one statement. What is under way when a notice comes may have read the old state, so whoever asks
// afterwards waits for it and for another reading. While nobody tells of changes, every list begins with a loading of
// everything. Where loading takes long, lists are answered meanwhile from what there is, kept up product by product, and say
// that they are not to be kept.

import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '../../database/connect.ts'
import { type LoadedShelves, loadDictionary, loadShelves, refreshProducts } from './shelves.ts'

/** A list waits for a loading until it is so old, when there is something to answer from. */
const patienceMs = 1000

/** More changed products than this share of all are quicker loaded with everything. */
const largeShare = 0.05
const manyProducts = 1000

interface Loading {
  done: Promise<void>
  /** Milliseconds of the monotonic clock. */
  since: number
  /** What was said since it began, and may not be in it. */
  changed: Set<number>
  wordsChanged: boolean
}

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
  #loading: Loading | null = null
  #refreshing: Promise<void> | null = null

  constructor(db: Database) {
    this.#db = db
  }

  async get(): Promise<FreshShelves> {
    if (!this.#isTold) this.#everythingChanged = true
    if (this.#isBehind) await this.#catchUp()
    if (this.#shelves === null) throw new Error('there are no shelves after a loading')
    return { shelves: this.#shelves, isFresh: !this.#isBehind }
  }

  heard(tag: string): void {
    const [what, id] = tag.split(':')
    if ((what === 'product' || what === 'stock') && id !== undefined) {
      this.#changed.add(Number(id))
      this.#loading?.changed.add(Number(id))
    } else if (what === 'filters' || what === 'categories') {
      this.#wordsChanged = true
      if (this.#loading) this.#loading.wordsChanged = true
    } else if (what === 'catalogue') {
      this.#everythingChanged = true
    }
  }

  /** The first loading need not wait for the first list. */
  opened(): void {
    this.#isTold = true
    this.#everythingChanged = true
    this.get().catch(() => {})
  }

  lost(): void {
    this.#isTold = false
  }

  get #isBehind(): boolean {
    const isMarked = this.#everythingChanged || this.#wordsChanged || this.#changed.size > 0
    return isMarked || this.#loading !== null || this.#refreshing !== null
  }

  async #catchUp(): Promise<void> {
    if (this.#loading) await this.#waitFor(this.#loading)
    if (this.#changed.size > this.#mostRefreshed) this.#everythingChanged = true
    // one that somebody else has begun meanwhile will do as well
    if (this.#everythingChanged || this.#loading) await this.#waitFor(this.#load())
    if (this.#refreshing) await this.#refreshing.catch(() => {})
    await this.#refresh()
    // the tree of categories has changed, and with it where everything stands
    if (this.#everythingChanged && this.#isTold) await this.#waitFor(this.#load())
  }

  get #mostRefreshed(): number {
    return Math.max(manyProducts, (this.#shelves?.columns.count ?? 0) * largeShare)
  }

  async #waitFor({ done, since }: Loading): Promise<void> {
    if (this.#shelves === null) return done
    const patience = since + patienceMs - performance.now()
    if (patience <= 0) return
    const enough = new AbortController()
    await Promise.race([done, pause(patience, undefined, { signal: enough.signal })]).finally(() => enough.abort())
  }

  /** One at a time: what is asked while one is under way begins when it has ended. */
  #load(): Loading {
    if (this.#loading) return this.#loading
    // from here on, what is told comes after what is read
    this.#everythingChanged = false
    const loading: Loading = {
      done: loadShelves(this.#db)
        .then((shelves) => this.#replace(shelves, loading))
        .catch((error: unknown) => {
          this.#everythingChanged = true
          throw error
        })
        .finally(() => {
          this.#loading = null
        }),
      since: performance.now(),
      changed: new Set(),
      wordsChanged: false,
    }
    loading.done.catch(() => {})
    this.#loading = loading
    return loading
  }

  #replace(shelves: LoadedShelves, { changed, wordsChanged }: Loading): void {
    this.#shelves = shelves
    this.#changed = changed
    this.#wordsChanged = wordsChanged
  }

  /** Shared by all who wait for it. */
  #refresh(): Promise<void> {
    if (!this.#refreshing && (this.#wordsChanged || this.#changed.size > 0)) {
      this.#refreshing = this.#readMarked().finally(() => {
        this.#refreshing = null
      })
    }
    return this.#refreshing ?? Promise.resolve()
  }

  async #readMarked(): Promise<void> {
    const shelves = this.#shelves
    if (shelves === null || this.#changed.size > this.#mostRefreshed) return
    const [changed, wordsChanged] = [[...this.#changed], this.#wordsChanged]
    this.#changed.clear()
    this.#wordsChanged = false
    try {
      if (wordsChanged && !(await this.#readWords(shelves))) this.#everythingChanged = true
      if (changed.length > 0) await refreshProducts(this.#db, shelves, changed)
    } catch (error) {
      for (const id of changed) this.#changed.add(id)
      this.#wordsChanged ||= wordsChanged
      throw error
    }
  }

  /** Whether products still stand where they stood. */
  async #readWords(shelves: LoadedShelves): Promise<boolean> {
    const dictionary = await loadDictionary(this.#db)
    const isSameTree = dictionary.hasTreeOf(shelves.dictionary)
    if (isSameTree) shelves.dictionary = dictionary
    return isSameTree
  }
}
