// Keeps the listing snapshot no older than the last change notification. A notification marks a product; the next list
// first reads the marked ones again, in one statement. A read under way when a notification arrives may have seen the
// old state, so later lists wait for it and for another read. While changes are not followed, every list begins with a
// full load. The products that a promotion covers are read beside that, some at a time, when it is edited, begins or
// ends. Where a load or that takes long, lists are answered meanwhile from what is there, and are marked as not cacheable.

import { type LogPosition, readTag } from '../../database/change-log.ts'
import type { Database } from '../../database/connect.ts'
import { errorFields, type Log } from '../../log.ts'
import type { ListFile, SettledSnapshot } from './list-file.ts'
import {
  changePromotions,
  type ListingSnapshot,
  loadSnapshot,
  refreshDictionary,
  refreshProducts,
} from './listing-snapshot.ts'
import { repriceProducts } from './reprice-products.ts'
import { type Waiting, waitAtMost } from './wait-at-most.ts'

/** A list waits for a load until it is this old, when there is a snapshot to answer from. */
const defaultMaxWaitMs = 1000

/** More changed products than this share of all are quicker loaded with everything. */
const fullReloadShare = 0.05
const minFullReload = 1000

/** So many products of an edited promotion are read at a time. */
const repricedAtOnce = 200
/** More are read while lists are answered. */
const maxWaitedFor = 1000

interface Loading extends Waiting {
  /** Notifications since it began, which may not be in it. */
  changed: Set<number>
  labelsChanged: boolean
}

export interface FreshSnapshot {
  snapshot: ListingSnapshot
  /** False when a notification was not read yet. */
  isFresh: boolean
}

export interface KeeperOptions {
  now: () => number
  maxWaitMs?: number | undefined
  /** Of an earlier process, for the first load. */
  file?: ListFile | null
  /** Is told of what no list fails by. */
  log?: Log | null
}

export class SnapshotKeeper {
  readonly #db: Database
  readonly #now: () => number
  readonly #maxWaitMs: number
  readonly #file: ListFile | null
  readonly #log: Log | null
  #snapshot: ListingSnapshot | null = null
  #changed = new Set<number>()
  #labelsChanged = false
  #everythingChanged = true
  #promotionsChanged = false
  #isConnected = false
  #position: LogPosition | null = null
  #loading: Loading | null = null
  #refreshing: Promise<void> | null = null
  #repricing: Waiting | null = null
  /** Products with notifications since those of an edited promotion are read. */
  #overtaken: Set<number> | null = null

  constructor(db: Database, { now, maxWaitMs = defaultMaxWaitMs, file = null, log = null }: KeeperOptions) {
    this.#db = db
    this.#now = now
    this.#maxWaitMs = maxWaitMs
    this.#file = file
    this.#log = log
  }

  async get(): Promise<FreshSnapshot> {
    if (!this.#isConnected) this.#everythingChanged = true
    if (this.#arePricesOver) this.#promotionsChanged = true
    if (this.#isStale) await this.#catchUp()
    if (this.#snapshot === null) throw new Error('the listing was loaded and has no snapshot')
    return { snapshot: this.#snapshot, isFresh: !this.#isStale }
  }

  onChange(tag: string): void {
    const { topic, id } = readTag(tag)
    if ((topic === 'product' || topic === 'stock') && id !== null) {
      this.#changed.add(id)
      this.#overtaken?.add(id)
      this.#loading?.changed.add(id)
    } else if (topic === 'filters' || topic === 'categories') {
      this.#labelsChanged = true
      if (this.#loading) this.#loading.labelsChanged = true
    } else if (topic === 'promotions') {
      this.#promotionsChanged = true
    } else if (topic === 'catalogue') {
      this.#everythingChanged = true
    }
  }

  /** The first load need not wait for the first list. */
  onConnected(): void {
    this.#isConnected = true
    this.#everythingChanged = true
    this.get().catch(() => {})
  }

  onDisconnected(): void {
    this.#isConnected = false
    this.#position = null
  }

  onRead(position: LogPosition): void {
    this.#position = position
  }

  /** Whether lists can be answered; where nothing is being loaded, it is tried again. */
  isLoaded(): boolean {
    if (this.#snapshot === null && this.#loading === null) this.get().catch(() => {})
    return this.#snapshot !== null
  }

  /** What a file can be written from; null while anything of it is older than the last word. */
  async settle(): Promise<SettledSnapshot | null> {
    const { snapshot, isFresh } = await this.get()
    return isFresh && this.#position ? { snapshot, position: this.#position } : null
  }

  /** A promotion has begun or ended since prices were worked out, and nothing under way does it again. */
  get #arePricesOver(): boolean {
    const next = this.#snapshot?.nextPrices ?? null
    const isWorking = this.#loading !== null || this.#repricing !== null
    return !isWorking && next !== null && next <= this.#now()
  }

  get #isStale(): boolean {
    const isAllChanged = this.#everythingChanged || this.#promotionsChanged
    const isWorking = this.#loading !== null || this.#refreshing !== null || this.#repricing !== null
    return isAllChanged || this.#labelsChanged || this.#changed.size > 0 || isWorking
  }

  async #catchUp(): Promise<void> {
    if (this.#loading) await this.#waitFor(this.#loading)
    if (this.#changed.size > this.#maxRefreshed) this.#everythingChanged = true
    // one that somebody else has started meanwhile will do as well
    if (this.#everythingChanged || this.#loading) await this.#waitFor(this.#load())
    if (this.#repricing) await this.#waitFor(this.#repricing)
    if (this.#promotionsChanged && this.#loading === null) await this.#waitFor(this.#reprice())
    if (this.#refreshing) await this.#refreshing.catch(() => {})
    await this.#refresh()
    // the tree of categories has changed, and with it all ancestor lists
    if (this.#everythingChanged && this.#isConnected) await this.#waitFor(this.#load())
  }

  get #maxRefreshed(): number {
    return Math.max(minFullReload, (this.#snapshot?.columns.count ?? 0) * fullReloadShare)
  }

  async #waitFor(waiting: Waiting): Promise<void> {
    await (this.#snapshot === null ? waiting.done : waitAtMost(waiting, this.#maxWaitMs))
  }

  /** One at a time: a request during one starts when it has ended. */
  #load(): Loading {
    if (this.#loading) return this.#loading
    // from here on, notifications come after what is read
    this.#everythingChanged = false
    this.#promotionsChanged = false
    const loading: Loading = {
      done: this.#read()
        .then((snapshot) => this.#replace(snapshot, loading))
        .catch((error: unknown) => {
          this.#everythingChanged = true
          throw error
        })
        .finally(() => {
          this.#loading = null
        }),
      startedAt: performance.now(),
      changed: new Set(),
      labelsChanged: false,
    }
    loading.done.catch(() => {})
    this.#loading = loading
    return loading
  }

  async #read(): Promise<ListingSnapshot> {
    const stored = this.#snapshot === null ? await this.#file?.read(this.#db, this.#now()) : null
    return stored ?? loadSnapshot(this.#db, this.#now())
  }

  #replace(snapshot: ListingSnapshot, { changed, labelsChanged }: Loading): void {
    this.#snapshot = snapshot
    this.#changed = changed
    this.#labelsChanged = labelsChanged
  }

  /** One at a time, like a load. Lists wait for a few products; for many they are answered from what is there. */
  #reprice(): Waiting {
    if (this.#repricing) return this.#repricing
    this.#promotionsChanged = false
    const listing = this.#listConcerned()
    const all = listing.then((ids) => this.#readAgain(ids))
    const done = listing.then((ids) => (ids.length > maxWaitedFor ? undefined : all))
    all
      .catch((error: unknown) => {
        this.#log?.error(errorFields(error), 'following promotions in lists failed: everything is loaded')
        this.#everythingChanged = true
      })
      .finally(() => {
        this.#repricing = null
        this.#overtaken = null
      })
    done.catch(() => {})
    this.#repricing = { done, startedAt: performance.now() }
    return this.#repricing
  }

  async #listConcerned(): Promise<number[]> {
    if (this.#snapshot === null) return []
    const ids = await changePromotions(this.#db, this.#snapshot, this.#now())
    if (ids === null) this.#everythingChanged = true
    return ids ?? []
  }

  /** Beside the refreshes that lists wait for: what changes meanwhile is left to those. */
  async #readAgain(ids: readonly number[]): Promise<void> {
    const snapshot = this.#snapshot
    if (snapshot === null) return
    const overtaken = new Set<number>()
    this.#overtaken = overtaken
    // a load has read the new prices
    const isOver = () => this.#snapshot !== snapshot
    const now = this.#now()
    if (ids.length > maxWaitedFor) await repriceProducts(this.#db, snapshot, { ids, overtaken, isOver, now })
    else
      for (let start = 0; start < ids.length && !isOver(); start += repricedAtOnce)
        await refreshProducts(this.#db, snapshot, { ids: ids.slice(start, start + repricedAtOnce), overtaken }, now)
  }

  /** Shared by all who wait for it. */
  #refresh(): Promise<void> {
    if (!this.#refreshing && (this.#labelsChanged || this.#changed.size > 0)) {
      this.#refreshing = this.#refreshChanged().finally(() => {
        this.#refreshing = null
      })
    }
    return this.#refreshing ?? Promise.resolve()
  }

  async #refreshChanged(): Promise<void> {
    const snapshot = this.#snapshot
    if (snapshot === null || this.#changed.size > this.#maxRefreshed) return
    const [changed, labelsChanged] = [[...this.#changed], this.#labelsChanged]
    const { promotions } = snapshot
    this.#changed.clear()
    this.#labelsChanged = false
    try {
      if (labelsChanged && !(await refreshDictionary(this.#db, snapshot))) this.#everythingChanged = true
      if (changed.length > 0) await refreshProducts(this.#db, snapshot, { ids: changed }, this.#now())
      // with old prices, also of what came to be covered meanwhile
      if (snapshot.promotions !== promotions) for (const id of changed) this.#changed.add(id)
    } catch (error) {
      for (const id of changed) this.#changed.add(id)
      this.#labelsChanged ||= labelsChanged
      throw error
    }
  }
}
