// Things kept in memory until something they show changes. Each carries tags; a change drops all that carry its tag.
// What was being made while one of its tags changed is not kept: it may show what was true before.

import { LRUCache } from 'lru-cache'

const mostRemembered = 10_000

export interface Tagged {
  tags: readonly string[]
  /** Milliseconds since 1970. */
  holdsUntil: number
  /** Bytes it takes in memory, roughly. */
  size: number
}

export class TaggedCache<Kept extends Tagged> {
  readonly #kept: LRUCache<string, Kept>
  #keysByTag = new Map<string, Set<string>>()
  #droppedAt = new Map<string, number>()
  #changes = 0
  /** What was begun before this is not kept. */
  #clearedAt = 0
  /** Off while nobody tells us of changes: what cannot be dropped may not be kept. */
  #open = false
  readonly #wanted: boolean

  constructor(mostBytes: number, wanted = true) {
    this.#wanted = wanted
    this.#kept = new LRUCache({
      maxSize: mostBytes,
      sizeCalculation: (one) => one.size,
      dispose: (one, key) => this.#untag(key, one),
    })
  }

  find(key: string, now: number): Kept | undefined {
    const found = this.#kept.get(key)
    if (found === undefined || found.holdsUntil > now) return found
    this.#kept.delete(key)
    return undefined
  }

  /** The moment the making begins, to be handed back when the thing is stored. */
  begin(): number {
    return this.#changes
  }

  store(key: string, one: Kept, begun: number): void {
    const outdated = begun < this.#clearedAt || one.tags.some((tag) => (this.#droppedAt.get(tag) ?? 0) > begun)
    if (!this.#open || outdated) return
    this.#kept.set(key, one)
    for (const tag of one.tags) {
      const keys = this.#keysByTag.get(tag) ?? new Set()
      this.#keysByTag.set(tag, keys.add(key))
    }
  }

  drop(tag: string): void {
    this.#changes += 1
    this.#droppedAt.set(tag, this.#changes)
    if (this.#droppedAt.size > mostRemembered) this.#forgetDrops()
    for (const key of this.#keysByTag.get(tag) ?? []) this.#kept.delete(key)
  }

  /** Everything goes, and nothing is kept until `open`. */
  close(): void {
    this.#open = false
    this.clear()
  }

  /** Everything goes; what is being made is not kept either. */
  clear(): void {
    this.#changes += 1
    this.#kept.clear()
    this.#forgetDrops()
  }

  /** What was begun while nobody told of changes may show what was true before one: it is not kept. */
  open(): void {
    this.clear()
    this.#open = this.#wanted
  }

  get size(): number {
    return this.#kept.size
  }

  /** Nothing begun before now is kept: what was dropped meanwhile is no longer known. */
  #forgetDrops(): void {
    this.#clearedAt = this.#changes
    this.#droppedAt.clear()
  }

  #untag(key: string, one: Kept): void {
    for (const tag of one.tags) {
      const keys = this.#keysByTag.get(tag)
      keys?.delete(key)
      if (keys?.size === 0) this.#keysByTag.delete(tag)
    }
  }
}
