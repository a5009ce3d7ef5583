// The ids of generated things by their numbers: some may be there from an earlier time.

export class NumberedIds {
  readonly #ids: Map<number, number>
  #next: number

  /** `present`: number and id of those that are there; `nextId`: the first id that is free. */
  constructor(present: Iterable<readonly [number: number, id: number]>, nextId: number) {
    this.#ids = new Map(present)
    this.#next = nextId
  }

  /** The numbers below `count` that are not there yet; each has an id from now on. */
  claimMissing(count: number): { number: number; id: number }[] {
    const claimed: { number: number; id: number }[] = []
    for (let number = 0; number < count; number += 1) {
      if (this.#ids.has(number)) continue
      claimed.push({ number, id: this.#next })
      this.#ids.set(number, this.#next)
      this.#next += 1
    }
    return claimed
  }

  get(number: number): number {
    const id = this.#ids.get(number)
    if (id === undefined) throw new Error(`number ${number} was never made`)
    return id
  }
}
