// What is read by id and kept in memory as long as the change log is followed; where it is not followed, nothing is kept.
// A reading during which something changed may be from before the change, and is not kept either.

/** Of the time at which a reading began; null while nothing may be kept. */
export type ReadingStart = number | null

export class KeptById<Value> {
  /** The one used last is the last. */
  readonly #values = new Map<number, Value>()
  readonly #most: number
  #isConnected = false
  #changes = 0

  /** `most`: values at a time; the ones not used for longest go first. */
  constructor(most: number) {
    this.#most = most
  }

  find(id: number): Value | undefined {
    const value = this.#values.get(id)
    if (value !== undefined) {
      this.#values.delete(id)
      this.#values.set(id, value)
    }
    return value
  }

  /** To be taken before a reading, and passed to `keep` with what was read. */
  startReading(): ReadingStart {
    return this.#isConnected ? this.#changes : null
  }

  keep(id: number, value: Value, start: ReadingStart): void {
    if (start !== this.#changes) return
    this.#values.delete(id)
    this.#values.set(id, value)
    const [oldest] = this.#values.keys()
    if (this.#values.size > this.#most && oldest !== undefined) this.#values.delete(oldest)
  }

  forget(id: number): void {
    this.#changes += 1
    this.#values.delete(id)
  }

  forgetAll(): void {
    this.#changes += 1
    this.#values.clear()
  }

  onConnected(): void {
    this.#isConnected = true
    this.forgetAll()
  }

  onDisconnected(): void {
    this.#isConnected = false
    this.forgetAll()
  }
}
