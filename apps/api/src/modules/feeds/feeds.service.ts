// When feeds are written. A document that is fresh is sent as it stands. One that is not is written anew, once for however many
// ask; they wait for it a while and then make do with the one before, as long as that is not a day old. What somebody asks for
// regularly is written anew by itself, so that crawlers hardly ever wait.

import { setTimeout as after } from 'node:timers/promises'
import { factsOf, type Log } from '../../jobs/log.ts'
import type { WrittenDocument } from './document.ts'
import { type Edition, findEdition, settingsDigest } from './edition.ts'
import { type FeedSet, findSet } from './feed-sets.ts'
import type { FeedSettings } from './feed-settings.ts'
import type { EditionOrder } from './write-edition.ts'

export interface FeedParts {
  /** The folder that editions are kept in. */
  home: string
  settings: () => Promise<FeedSettings>
  write: (order: EditionOrder) => Promise<Edition>
  /** Milliseconds since 1970. */
  now: () => number
  /** Milliseconds after which a document is written anew. */
  freshFor: number
  log: Log
  /** Milliseconds that somebody waits when there is an older one. */
  patience?: number
}

export interface FoundDocument extends WrittenDocument {
  folder: string
  writtenAt: number
}

const usualPatience = 10_000
const day = 24 * 60 * 60 * 1000
const askedLately = 2 * day

export class Feeds {
  readonly #parts: FeedParts
  readonly #underWay = new Map<FeedSet, Promise<Edition>>()
  readonly #askedAt = new Map<FeedSet, number>()

  constructor(parts: FeedParts) {
    this.#parts = parts
  }

  /** `name`: `sitemap.xml`, `skroutz.xml`. Null when there is no such document; fails when it cannot be written. */
  async find(name: string): Promise<FoundDocument | null> {
    const set = findSet(name)
    if (set === null) return null
    this.#askedAt.set(set, this.#parts.now())
    const { documents, folder, writtenAt } = await this.#get(set)
    const document = documents.find((one) => one.name === name)
    return document ? { ...document, folder, writtenAt } : null
  }

  /** Writes anew what has gone stale and was asked for in the last two days. */
  async keepFresh(): Promise<void> {
    for (const [set, asked] of this.#askedAt) {
      if (this.#parts.now() - asked > askedLately) this.#askedAt.delete(set)
      else if (!this.#isFresh(await this.#kept(set))) await this.#writeOnce(set).catch(() => {})
    }
  }

  async #get(set: FeedSet): Promise<Edition> {
    const kept = await this.#kept(set)
    if (kept && this.#isFresh(kept)) return kept
    const fresh = this.#writeOnce(set)
    if (!kept || this.#parts.now() - kept.writtenAt > day) return fresh
    const patience = this.#parts.patience ?? usualPatience
    return Promise.race([fresh.catch(() => kept), after(patience, kept, { ref: false })])
  }

  /** Null as well when it was written with other settings. */
  async #kept(set: FeedSet): Promise<Edition | null> {
    const edition = await findEdition(this.#parts.home, set)
    return edition?.settings === settingsDigest(await this.#parts.settings()) ? edition : null
  }

  #isFresh(edition: Edition | null): boolean {
    return edition !== null && this.#parts.now() - edition.writtenAt < this.#parts.freshFor
  }

  #writeOnce(set: FeedSet): Promise<Edition> {
    const present = this.#underWay.get(set)
    if (present) return present
    const work = this.#write(set).finally(() => this.#underWay.delete(set))
    work.catch((fault: unknown) => this.#parts.log.error({ set, ...factsOf(fault) }, 'writing a feed failed'))
    this.#underWay.set(set, work)
    return work
  }

  async #write(set: FeedSet): Promise<Edition> {
    const { write, settings, home, now, log } = this.#parts
    const begun = performance.now()
    const edition = await write({ set, home, settings: await settings(), now: now() })
    const bytes = edition.documents.reduce((sum, document) => sum + document.bytes, 0)
    log.info({ set, entries: edition.entries, bytes, ms: Math.round(performance.now() - begun) }, 'feed written')
    return edition
  }
}
