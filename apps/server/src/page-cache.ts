// Whole pages, kept in memory until something they show changes. A page carries tags; a change drops every page with its tag.
// A page that was being rendered while one of its tags changed is not kept: it may show what was true before.

import { LRUCache } from 'lru-cache'
import type { StoredPage } from './stored-page.ts'

const mostBytes = 24 * 1024 * 1024

export class PageCache {
  #pages = new LRUCache<string, StoredPage>({
    maxSize: mostBytes,
    sizeCalculation: (page) => page.size,
    dispose: (page, key) => this.#untag(key, page),
  })
  #keysByTag = new Map<string, Set<string>>()
  #droppedAt = new Map<string, number>()
  #changes = 0
  #clearedAt = 0
  /** Off while nobody tells us of changes: what cannot be dropped may not be kept. */
  #open = false
  readonly #wanted: boolean

  constructor(wanted = true) {
    this.#wanted = wanted
  }

  find(key: string, now: number): StoredPage | undefined {
    const page = this.#pages.get(key)
    if (page === undefined || page.holdsUntil > now) return page
    this.#pages.delete(key)
    return undefined
  }

  /** The moment a rendering begins, to be handed back when its page is stored. */
  begin(): number {
    return this.#changes
  }

  store(key: string, page: StoredPage, begun: number): void {
    const outdated = begun < this.#clearedAt || page.tags.some((tag) => (this.#droppedAt.get(tag) ?? 0) > begun)
    if (!this.#open || outdated) return
    this.#pages.set(key, page)
    for (const tag of page.tags) {
      const keys = this.#keysByTag.get(tag) ?? new Set()
      this.#keysByTag.set(tag, keys.add(key))
    }
  }

  drop(tag: string): void {
    this.#changes += 1
    this.#droppedAt.set(tag, this.#changes)
    for (const key of this.#keysByTag.get(tag) ?? []) this.#pages.delete(key)
  }

  /** Everything goes, and nothing is kept until `open`. */
  close(): void {
    this.#open = false
    this.#changes += 1
    this.#clearedAt = this.#changes
    this.#pages.clear()
    this.#droppedAt.clear()
  }

  open(): void {
    this.#open = this.#wanted
  }

  get size(): number {
    return this.#pages.size
  }

  #untag(key: string, page: StoredPage): void {
    for (const tag of page.tags) {
      const keys = this.#keysByTag.get(tag)
      keys?.delete(key)
      if (keys?.size === 0) this.#keysByTag.delete(tag)
    }
  }
}
