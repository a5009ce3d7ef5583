// A memory cache whose entries are dropped when what they show changes. Each carries tags; a change drops all that
// carry its tag. An entry whose tag changed while it was being made is not cached: it may be stale.

import { LRUCache } from 'lru-cache'
import { areSame, type ListPart } from './list-parts.ts'

/** Of a change that may have changed lists of products. */
const listTag = 'listings'

const maxDroppedTags = 10_000

/** How long entries outlive their time while their changes are not followed. */
const outageMs = 60 * 60_000

export interface Tagged {
  tags: readonly string[]
  /** Read again when lists change. */
  lists: readonly ListPart[]
  /** Milliseconds since 1970. */
  validUntil: number
  /** Approximate bytes in memory. */
  size: number
}

interface Entry<Item> {
  item: Item
  /** The version at which its lists were read. */
  listsReadAt: number
}

export class TaggedCache<Item extends Tagged> {
  readonly #items: LRUCache<string, Entry<Item>>
  readonly #comparing = new Map<string, Promise<Item | undefined>>()
  #keysByTag = new Map<string, Set<string>>()
  #droppedAt = new Map<string, number>()
  #version = 0
  #listsChangedAt = 0
  /** Entries started before this are not cached. */
  #clearedAt = 0
  /** Off while changes are not followed: nothing is stored, and what is there is shown for a while longer. */
  #open = false
  readonly #enabled: boolean

  constructor(maxBytes: number, enabled = true) {
    this.#enabled = enabled
    this.#items = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ item }) => item.size,
      dispose: ({ item }, key) => this.#untag(key, item),
    })
  }

  /** Not an item whose lists may have changed: that is to be found by `findCompared`. */
  find(key: string, now: number): Item | undefined {
    const entry = this.#items.get(key)
    if (entry === undefined) return undefined
    const { item, listsReadAt } = entry
    if (item.validUntil + (this.#open ? 0 : outageMs) <= now) {
      this.#items.delete(key)
      return undefined
    }
    return item.lists.length === 0 || listsReadAt >= this.#listsChangedAt ? item : undefined
  }

  /** Reads the item's lists again, once for all who ask meanwhile. It stays when they are the same. */
  findCompared(key: string): Promise<Item | undefined> {
    const comparing = this.#comparing.get(key) ?? this.#compare(key).finally(() => this.#comparing.delete(key))
    this.#comparing.set(key, comparing)
    return comparing
  }

  /** The time when the making starts, to be passed when the entry is stored. */
  currentVersion(): number {
    return this.#version
  }

  store(key: string, item: Item, version: number): void {
    const outdated = version < this.#clearedAt || item.tags.some((tag) => (this.#droppedAt.get(tag) ?? 0) > version)
    if (!this.#open || outdated) return
    this.#items.set(key, { item, listsReadAt: version })
    for (const tag of item.tags) {
      const keys = this.#keysByTag.get(tag) ?? new Set()
      this.#keysByTag.set(tag, keys.add(key))
    }
  }

  drop(tag: string): void {
    this.#version += 1
    this.#droppedAt.set(tag, this.#version)
    if (tag === listTag) this.#listsChangedAt = this.#version
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

  async #compare(key: string): Promise<Item | undefined> {
    const entry = this.#items.get(key)
    if (entry === undefined) return undefined
    const version = this.#version
    const isSame = await areSame(entry.item.lists).catch(() => false)
    // dropped or replaced meanwhile
    if (this.#items.peek(key) !== entry) return undefined
    if (!isSame) {
      this.#items.delete(key)
      return undefined
    }
    entry.listsReadAt = version
    return entry.item
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
