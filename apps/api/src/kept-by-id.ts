// What is read by id and kept in memory as long as the change log is followed; where it is not followed, nothing is kept.
// A reading during which something changed may be from before the change, and is not kept either.

/** Of the time at which a reading began; null while nothing may be kept. */
export type ReadingStart = number | null

export class KeptById<Value, Id extends number | string = number> {
  /** The one used last is the last. */
  readonly #values = new Map<Id, Value>()
  readonly #most: number
  readonly #weightOf: (value: Value) => number
  #weight = 0
  #isConnected = false
  #changes = 0

  /** `most`: what the values at a time weigh; the ones not used for longest go first. Each weighs one where nothing is said. */
  constructor(most: number, weightOf: (value: Value) => number = () => 1) {
    this.#most = most
    this.#weightOf = weightOf
  }

  find(id: Id): Value | undefined {
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

  keep(id: Id, value: Value, start: ReadingStart): void {
    if (start !== this.#changes) return
    this.#remove(id)
    this.#values.set(id, value)
    this.#weight += this.#weightOf(value)
    for (const oldest of this.#values.keys()) {
      if (this.#weight <= this.#most) return
      this.#remove(oldest)
    }
  }

  forget(id: Id): void {
    this.#changes += 1
    this.#remove(id)
  }

  forgetAll(): void {
    this.#changes += 1
    this.#values.clear()
    this.#weight = 0
  }

  onConnected(): void {
    this.#isConnected = true
    this.forgetAll()
  }

  onDisconnected(): void {
    this.#isConnected = false
    this.forgetAll()
  }

  #remove(id: Id): void {
    const value = this.#values.get(id)
    if (value === undefined) return
    this.#values.delete(id)
    this.#weight -= this.#weightOf(value)
  }
}
