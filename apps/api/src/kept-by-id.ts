// What is read by id and kept in memory as long as the change log is followed; where it is not followed, nothing is kept.
// A reading during which something changed may be from before the change, and is not kept either.

import { LRUCache } from 'lru-cache'

/** When a reading began; null while nothing may be kept. */
export type ReadingVersion = number | null

export class KeptById<Value extends object | string, Id extends number | string = number> {
  readonly #values: LRUCache<Id, Value>
  #isConnected = false
  #version = 0

  /** `maxSize`: of all values together; the ones not used for longest go first. Each counts one where nothing is said. */
  constructor(maxSize: number, sizeOf: (value: Value) => number = () => 1) {
    this.#values = new LRUCache({ maxSize, sizeCalculation: sizeOf })
  }

  find(id: Id): Value | undefined {
    return this.#values.get(id)
  }

  /** To be taken before a reading, and passed to `store` with what was read. */
  currentVersion(): ReadingVersion {
    return this.#isConnected ? this.#version : null
  }

  store(id: Id, value: Value, version: ReadingVersion): void {
    if (version === this.#version) this.#values.set(id, value)
  }

  drop(id: Id): void {
    this.#version += 1
    this.#values.delete(id)
  }

  clear(): void {
    this.#version += 1
    this.#values.clear()
  }

  onConnected(): void {
    this.#isConnected = true
    this.clear()
  }

  onDisconnected(): void {
    this.#isConnected = false
    this.clear()
  }
}
