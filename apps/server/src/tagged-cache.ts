// Things kept in memory until something they show changes. Each carries tags; a change drops all that carry its tag.
// What was being made while one of its tags changed is not kept: it may show what was true before.

import { LRUCache } from 'lru-cache'

const maxDroppedTags = 10_000

export interface Tagged {
  tags: readonly string[]
  /** Milliseconds since 1970. */
  validUntil: number
  /** Bytes it takes in memory, roughly. */
  size: number
}

export class TaggedCache<Item extends Tagged> {
  readonly #items: LRUCache<string, Item>
  #keysByTag = new Map<string, Set<string>>()
  #droppedAt = new Map<string, number>()
  #version = 0
  /** What was begun before this is not kept. */
  #clearedAt = 0
  /** Off while nobody tells us of changes: what cannot be dropped may not be kept. */
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
    if (item === undefined || item.validUntil > now) return item
    this.#items.delete(key)
    return undefined
  }

  /** The moment the making begins, to be handed back when the thing is stored. */
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

  /** Everything goes, and nothing is kept until `open`. */
  close(): void {
    this.#open = false
    this.clear()
  }

  /** Everything goes; what is being made is not kept either. */
  clear(): void {
    this.#version += 1
    this.#items.clear()
    this.#resetDrops()
  }

  /** What was begun while nobody told of changes may show what was true before one: it is not kept. */
  open(): void {
    this.clear()
    this.#open = this.#enabled
  }

  get size(): number {
    return this.#items.size
  }

  /** Nothing begun before now is kept: what was dropped meanwhile is no longer known. */
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
