// A memory cache whose entries are dropped when what they show changes. Each carries tags; a change drops all that
// carry its tag. An entry whose tag changed while it was being made is not cached: it may be stale.

import { LRUCache } from 'lru-cache'

const maxDroppedTags = 10_000

/** How long entries outlive their time while their changes are not followed. */
const outageMs = 60 * 60_000

export interface Tagged {
  tags: readonly string[]
  /** Milliseconds since 1970. */
  validUntil: number
  /** Approximate bytes in memory. */
  size: number
}

export class TaggedCache<Item extends Tagged> {
  readonly #items: LRUCache<string, Item>
  #keysByTag = new Map<string, Set<string>>()
  #droppedAt = new Map<string, number>()
  #version = 0
  /** Entries started before this are not cached. */
  #clearedAt = 0
  /** Off while changes are not followed: nothing is stored, and what is there is shown for a while longer. */
  #open = false
  readonly #enabled: boolean

  constructor(maxBytes: number, enabled = true) {
    this.#enabled = enabled
    this.#items = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: (item) => item.size,
      dispose: (item, key) => this.#untag(key, item),
    })
  }

  find(key: string, now: number): Item | undefined {
    const item = this.#items.get(key)
    if (item === undefined || item.validUntil + (this.#open ? 0 : outageMs) > now) return item
    this.#items.delete(key)
    return undefined
  }

  /** The time when the making starts, to be passed when the entry is stored. */
  currentVersion(): number {
    return this.#version
  }

  store(key: string, item: Item, version: number): void {
    const outdated = version < this.#clearedAt || item.tags.some((tag) => (this.#droppedAt.get(tag) ?? 0) > version)
    if (!this.#open || outdated) return
    this.#items.set(key, item)
    for (const tag of item.tags) {
      const keys = this.#keysByTag.get(tag) ?? new Set()
      this.#keysByTag.set(tag, keys.add(key))
    }
  }

  drop(tag: string): void {
    this.#version += 1
    this.#droppedAt.set(tag, this.#version)
    if (this.#droppedAt.size > maxDroppedTags) this.#resetDrops()
    for (const key of this.#keysByTag.get(tag) ?? []) this.#items.delete(key)
  }

  /** Stores nothing until `open`. What is there stays: a page of before is better than none. */
  close(): void {
    this.#open = false
  }

  /** Drops everything; entries being made are not cached either. */
  clear(): void {
    this.#version += 1
    this.#items.clear()
    this.#resetDrops()
  }

  /** Entries started while changes were not followed may be stale: they are not cached. */
  open(): void {
    this.clear()
    this.#open = this.#enabled
  }

  /** Whether anything is stored at present. */
  get isOpen(): boolean {
    return this.#open
  }

  get size(): number {
    return this.#items.size
  }

  get bytes(): number {
    return this.#items.calculatedSize
  }

  /** Entries started before now are not cached: which tags were dropped meanwhile is no longer known. */
  #resetDrops(): void {
    this.#clearedAt = this.#version
    this.#droppedAt.clear()
  }

  #untag(key: string, item: Item): void {
    for (const tag of item.tags) {
      const keys = this.#keysByTag.get(tag)
      keys?.delete(key)
      if (keys?.size === 0) this.#keysByTag.delete(tag)
    }
  }
}
