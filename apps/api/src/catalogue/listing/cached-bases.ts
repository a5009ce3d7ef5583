// Rows and counts of lists that are kept for the next list of the same key, those used last the longest, limited by what they take.

/** In a small shop there are many values for each row. */
const defaultMinNumbers = 500_000
const maxBases = 500

/** `size`: the numbers in it. */
export class CachedBases<Key, Base extends { readonly size: number }> {
  /** In order of use, the latest last. */
  readonly #bases = new Map<Key, Base>()
  readonly #maxNumbers: () => number

  /** So many numbers of four bytes, or `minNumbers` where that is more. */
  constructor(maxNumbers: () => number, minNumbers = defaultMinNumbers) {
    this.#maxNumbers = () => Math.max(minNumbers, maxNumbers())
  }

  get(key: Key, make: () => Base): Base {
    const base = this.#bases.get(key) ?? make()
    this.#bases.delete(key)
    this.#bases.set(key, base)
    this.#shrink(base)
    return base
  }

  entries(): Iterable<[Key, Base]> {
    return this.#bases.entries()
  }

  clear(): void {
    this.#bases.clear()
  }

  /** Counts are made after a base was given, so that others may have grown. `latest` stays, however large it is. */
  #shrink(latest: Base): void {
    const limit = this.#maxNumbers()
    let size = 0
    for (const base of this.#bases.values()) size += base.size
    for (const [oldest, base] of this.#bases) {
      if ((size <= limit && this.#bases.size <= maxBases) || base === latest) break
      this.#bases.delete(oldest)
      size -= base.size
    }
  }
}
