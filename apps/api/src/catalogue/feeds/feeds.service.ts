// When feeds are written. A fresh document is sent as it is. A stale one is rewritten, once for any number of requests;
// they wait for it a while and then get the previous one, as long as that is not a day old. What is requested regularly
// is refreshed by itself, so that crawlers hardly ever wait.

import { setTimeout as delay } from 'node:timers/promises'
import type { Database } from '../../database/connect.ts'
import { errorFields, type Log } from '../../log.ts'
import type { WrittenDocument } from './document.ts'
import { type Edition, findEdition, settingsDigest } from './edition.ts'
import { findLastChanges } from './feed.queries.ts'
import { type FeedName, findFeedName, isPriceFeed } from './feed-names.ts'
import type { FeedSettings } from './feed-settings.ts'
import type { EditionInput } from './write-edition.ts'

export interface FeedDeps {
  /** The folder of the editions. */
  baseFolder: string
  settings: () => Promise<FeedSettings>
  write: (input: EditionInput) => Promise<Edition>
  /** The last price, front and promotion: another text after every change. */
  lastChanges: () => Promise<string>
  /** Milliseconds since 1970. */
  now: () => number
  /** Milliseconds after which a document is rewritten. */
  maxAgeMs: number
  log: Log
  /** Milliseconds that a request waits when there is an older one. */
  maxWaitMs?: number
}

export interface FeedDocument extends WrittenDocument {
  folder: string
  writtenAt: number
}

const defaultMaxWaitMs = 10_000
/** How soon a price feed may be written again when a price has changed or a front has come. */
const minAgeMs = 60_000
const day = 24 * 60 * 60 * 1000
const recentlyRequestedMs = 2 * day

/** For `lastChanges` of the dependencies. */
export const lastChangesOf = (db: Database): Promise<string> => findLastChanges(db)

export class Feeds {
  readonly #deps: FeedDeps
  readonly #running = new Map<FeedName, Promise<Edition>>()
  readonly #requestedAt = new Map<FeedName, number>()

  constructor(deps: FeedDeps) {
    this.#deps = deps
  }

  /** `name`: `sitemap.xml`, `skroutz.xml`. Null when there is no such document; fails when it cannot be written. */
  async find(name: string): Promise<FeedDocument | null> {
    const feed = findFeedName(name)
    if (feed === null) return null
    this.#requestedAt.set(feed, this.#deps.now())
    const { documents, folder, writtenAt } = await this.#get(feed)
    const document = documents.find((candidate) => candidate.name === name)
    return document ? { ...document, folder, writtenAt } : null
  }

  /** Rewrites what is stale and was requested in the last two days. */
  async refreshStale(): Promise<void> {
    for (const [feed, requestedAt] of this.#requestedAt) {
      if (this.#deps.now() - requestedAt > recentlyRequestedMs) this.#requestedAt.delete(feed)
      else if (!(await this.#isFresh(feed, await this.#findCached(feed)))) await this.#writeOnce(feed).catch(() => {})
    }
  }

  async #get(feed: FeedName): Promise<Edition> {
    const cached = await this.#findCached(feed)
    if (cached && (await this.#isFresh(feed, cached))) return cached
    const rewritten = this.#writeOnce(feed)
    if (!cached || this.#deps.now() - cached.writtenAt > day) return rewritten
    const maxWaitMs = this.#deps.maxWaitMs ?? defaultMaxWaitMs
    return Promise.race([rewritten.catch(() => cached), delay(maxWaitMs, cached, { ref: false })])
  }

  /** Null as well when it was written with other settings. */
  async #findCached(feed: FeedName): Promise<Edition | null> {
    const edition = await findEdition(this.#deps.baseFolder, feed)
    return edition?.settings === settingsDigest(await this.#deps.settings()) ? edition : null
  }

  /** A price feed is stale a minute after it was written when a price or a front has come since. */
  async #isFresh(feed: FeedName, edition: Edition | null): Promise<boolean> {
    if (edition === null) return false
    const age = this.#deps.now() - edition.writtenAt
    if (age >= this.#deps.maxAgeMs) return false
    return age < minAgeMs || !isPriceFeed(feed) || edition.lastChanges === (await this.#deps.lastChanges())
  }

  #writeOnce(feed: FeedName): Promise<Edition> {
    const running = this.#running.get(feed)
    if (running) return running
    const writing = this.#write(feed).finally(() => this.#running.delete(feed))
    writing.catch((error: unknown) =>
      this.#deps.log.error({ set: feed, ...errorFields(error) }, 'writing a feed failed'),
    )
    this.#running.set(feed, writing)
    return writing
  }

  async #write(feed: FeedName): Promise<Edition> {
    const { write, settings, baseFolder, now, log } = this.#deps
    const startedAt = performance.now()
    const edition = await write({ feed, baseFolder, settings: await settings(), now: now() })
    const bytes = edition.documents.reduce((sum, document) => sum + document.bytes, 0)
    log.info(
      { set: feed, entries: edition.entries, bytes, ms: Math.round(performance.now() - startedAt) },
      'feed written',
    )
    return edition
  }
}
