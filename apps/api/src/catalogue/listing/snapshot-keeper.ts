// Keeps the listing snapshot no older than the last change notification. A notification marks a product; the next list
// first reads the marked ones again, in one statement. A read under way when a notification arrives may have seen the
// old state, so later lists wait for it and for another read. While changes are not followed, every list begins with what
// the change log holds since the last one. The products that a promotion covers are read beside that, some at a time, when
// it is edited, begins or ends, and so are those below a category that moves. Where a load or that takes long, lists are
// answered meanwhile from what is there, and are marked as not cacheable.

import type { LogPosition } from '../../database/change-log.ts'
import type { Database } from '../../database/connect.ts'
import { errorFields, type Log } from '../../log.ts'
import type { ListFile, SettledSnapshot } from './list-file.ts'
import {
  type Concerned,
  changePromotions,
  type ListingSnapshot,
  loadSnapshot,
  refreshDictionary,
  refreshProducts,
} from './listing-snapshot.ts'
import { MissedChanges } from './missed-changes.ts'
import { PendingChanges } from './pending-changes.ts'
import { readAgain } from './read-again.ts'
import { type Waiting, waitAtMost } from './wait-at-most.ts'

/** A list waits for a load until it is this old, when there is a snapshot to answer from. */
const defaultMaxWaitMs = 1000

/** More changed products than this share of all are quicker loaded with everything. */
const fullReloadShare = 0.05
const minFullReload = 1000

/** More are read while lists are answered. */
const defaultMaxWaitedFor = 1000

interface Loading extends Waiting {
  /** Notifications since it began, which may not be in it. */
  pending: PendingChanges
}

export interface FreshSnapshot {
  snapshot: ListingSnapshot
  /** False when a notification was not read yet. */
  isFresh: boolean
}

const countOf = ({ repriced, reread }: Concerned): number => repriced.length + reread.length

export interface KeeperOptions {
  now: () => number
  maxWaitMs?: number | undefined
  /** A list waits for so many products at most. */
  maxWaitedFor?: number
  /** Of an earlier process, for the first load. */
  file?: ListFile | null
  /** Is told of what no list fails by. */
  log?: Log | null
}

export class SnapshotKeeper {
  readonly #db: Database
  readonly #now: () => number
  readonly #maxWaitMs: number
  readonly #maxWaitedFor: number
  readonly #file: ListFile | null
  readonly #log: Log | null
  readonly #missed: MissedChanges
  #snapshot: ListingSnapshot | null = null
  #pending = new PendingChanges()
  #loading: Loading | null = null
  #refreshing: Promise<void> | null = null
  #rereading: Waiting | null = null
  /** Products with notifications since those of an edited promotion are read. */
  #overtaken: PendingChanges | null = null

  constructor(db: Database, options: KeeperOptions) {
    const { now, maxWaitMs = defaultMaxWaitMs, maxWaitedFor = defaultMaxWaitedFor, file = null, log = null } = options
    this.#db = db
    this.#now = now
    this.#maxWaitMs = maxWaitMs
    this.#maxWaitedFor = maxWaitedFor
    this.#file = file
    this.#log = log
    this.#missed = new MissedChanges(db)
  }

  async get(): Promise<FreshSnapshot> {
    if (this.#missed.mayExist) await this.#missed.tell((tag) => this.onChange(tag))
    if (this.#arePricesOver) this.#pending.promotions = true
    if (this.#isStale) await this.#catchUp()
    if (this.#snapshot === null) throw new Error('the listing was loaded and has no snapshot')
    return { snapshot: this.#snapshot, isFresh: !this.#isStale }
  }

  onChange(tag: string): void {
    this.#pending.add(tag)
    this.#loading?.pending.add(tag)
    this.#overtaken?.add(tag)
  }

  /** The first load need not wait for the first list. */
  onConnected(): void {
    this.#missed.onConnected()
    this.get().catch(() => {})
  }

  onDisconnected(): void {
    this.#missed.onDisconnected()
  }

  /** Nor need a list read very many products. */
  onRead(position: LogPosition): void {
    this.#missed.onRead(position)
    if (this.#pending.products.size > this.#maxWaitedFor && !this.#isWorking) this.get().catch(() => {})
  }

  /** Whether lists can be answered; where nothing is being loaded, it is tried again. */
  isLoaded(): boolean {
    if (this.#snapshot === null && this.#loading === null) this.get().catch(() => {})
    return this.#snapshot !== null
  }

  /** What a file can be written from; null while anything of it is older than the last word. */
  async settle(): Promise<SettledSnapshot | null> {
    const { snapshot, isFresh } = await this.get()
    return isFresh && this.#missed.position ? { snapshot, position: this.#missed.position } : null
  }

  /** A promotion has begun or ended since prices were worked out, and nothing under way does it again. */
  get #arePricesOver(): boolean {
    const next = this.#snapshot?.nextPrices ?? null
    const isWorking = this.#loading !== null || this.#rereading !== null
    return !isWorking && next !== null && next <= this.#now()
  }

  get #isWorking(): boolean {
    return this.#loading !== null || this.#refreshing !== null || this.#rereading !== null
  }

  get #isStale(): boolean {
    const isBehind = this.#missed.isConnected && this.#missed.mayExist
    return isBehind || !this.#pending.isEmpty || this.#isWorking
  }

  async #catchUp(): Promise<void> {
    if (this.#loading) await this.#waitFor(this.#loading)
    if (this.#pending.products.size > this.#maxRefreshed) this.#pending.everything = true
    // one that somebody else has started meanwhile will do as well
    if (this.#pending.everything || this.#loading) await this.#waitFor(this.#load())
    if (this.#rereading) await this.#waitFor(this.#rereading)
    await this.#followConcerned()
    if (this.#refreshing) await this.#refreshing.catch(() => {})
    await this.#refresh()
    // categories have moved
    await this.#followConcerned()
    // and with them very many products
    if (this.#pending.everything) await this.#waitFor(this.#load())
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
    this.#pending.everything = false
    this.#pending.promotions = false
    const pending = new PendingChanges()
    const loading: Loading = {
      done: this.#read()
        .then((snapshot) => {
          this.#snapshot = snapshot
          this.#pending = pending
        })
        .catch((error: unknown) => {
          this.#pending.everything = true
          throw error
        })
        .finally(() => {
          this.#loading = null
        }),
      startedAt: performance.now(),
      pending,
    }
    loading.done.catch(() => {})
    this.#loading = loading
    return loading
  }

  async #read(): Promise<ListingSnapshot> {
    const stored = this.#snapshot === null ? await this.#file?.read(this.#db, this.#now()) : null
    return stored ?? loadSnapshot(this.#db, this.#now())
  }

  async #followConcerned(): Promise<void> {
    const isDue = this.#pending.promotions || this.#pending.products.size > this.#maxWaitedFor
    if (isDue && this.#loading === null) await this.#waitFor(this.#readConcerned())
  }

  /** One at a time, like a load. Lists wait for a few products; for many they are answered from what is there. */
  #readConcerned(): Waiting {
    if (this.#rereading) return this.#rereading
    const listing = this.#listConcerned()
    const all = listing.then((concerned) => this.#readAgain(concerned))
    const isBeside = (concerned: Concerned) => countOf(concerned) > this.#maxWaitedFor && this.#missed.isConnected
    const done = listing.then((concerned) => (isBeside(concerned) ? undefined : all))
    all
      .catch((error: unknown) => {
        this.#log?.error(errorFields(error), 'following changes in lists failed: everything is loaded')
        this.#pending.everything = true
      })
      .finally(() => {
        this.#rereading = null
        this.#overtaken = null
      })
    done.catch(() => {})
    this.#rereading = { done, startedAt: performance.now() }
    return this.#rereading
  }

  async #listConcerned(): Promise<Concerned> {
    const [snapshot, pending] = [this.#snapshot, this.#pending]
    const nothing: Concerned = { repriced: [], reread: [] }
    if (snapshot === null) return nothing
    const changed = pending.products.size > this.#maxWaitedFor ? pending.takeProducts() : []
    const { promotions } = pending
    pending.promotions = false
    const concerned = promotions ? await changePromotions(this.#db, snapshot, this.#now()) : nothing
    if (concerned === null) pending.everything = true
    return { ...(concerned ?? nothing), reread: [...new Set([...(concerned?.reread ?? []), ...changed])] }
  }

  async #readAgain(concerned: Concerned): Promise<void> {
    const snapshot = this.#snapshot
    if (snapshot === null) return
    this.#overtaken = new PendingChanges()
    await readAgain(this.#db, snapshot, concerned, {
      overtaken: this.#overtaken.products,
      isOver: () => this.#snapshot !== snapshot,
      now: this.#now(),
      isFast: countOf(concerned) <= this.#maxWaitedFor,
    })
  }

  /** Shared by all who wait for it. */
  #refresh(): Promise<void> {
    if (!this.#refreshing && (this.#pending.labels || this.#pending.products.size > 0)) {
      this.#refreshing = this.#refreshChanged().finally(() => {
        this.#refreshing = null
      })
    }
    return this.#refreshing ?? Promise.resolve()
  }

  async #refreshChanged(): Promise<void> {
    const [snapshot, pending] = [this.#snapshot, this.#pending]
    if (snapshot === null || pending.products.size > this.#maxRefreshed) return
    const { promotions } = snapshot
    const { labels } = pending
    pending.labels = false
    const changed = pending.takeProducts(this.#maxWaitedFor)
    const readLater = () => {
      for (const id of changed) this.#pending.products.add(id)
    }
    try {
      if (labels && !(await refreshDictionary(this.#db, snapshot))) this.#pending.promotions = true
      if (changed.length > 0) await refreshProducts(this.#db, snapshot, { ids: changed }, this.#now())
      // with old prices, also of what came to be covered meanwhile
      if (snapshot.promotions !== promotions) readLater()
    } catch (error) {
      readLater()
      this.#pending.labels ||= labels
      throw error
    }
  }
}
