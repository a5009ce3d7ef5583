// The most popular of some documents, in memory.

export class PopularFirst {
  readonly #popularity: Float32Array
  /** All of them, the most popular first; of equals the one that was added first. */
  readonly #order: Uint32Array

  constructor(popularity: Float32Array) {
    this.#popularity = popularity
    this.#order = Uint32Array.from(popularity.keys()).toSorted(this.#compare)
  }

  readonly #compare = (a: number, b: number): number => (this.#popularity[b] ?? 0) - (this.#popularity[a] ?? 0) || a - b

  /** At most so many. Where they are a good part of all, these are gone through in their order rather than sorted. */
  first(documents: Uint32Array, limit: number): Uint32Array {
    if (documents.length * sortedShare < this.#order.length) return documents.toSorted(this.#compare).subarray(0, limit)
    const wanted = new Uint8Array(this.#order.length)
    for (const document of documents) wanted[document] = 1
    const found: number[] = []
    for (const document of this.#order) {
      if (found.length === limit) break
      if (wanted[document]) found.push(document)
    }
    return Uint32Array.from(found)
  }
}

const sortedShare = 20
