// Maps the numbers of generated entities to ids: some may exist from an earlier run.

export class NumberedIds {
  readonly #ids: Map<number, number>
  #next: number

  /** `present`: number and id of the existing ones; `nextId`: the first free id. */
  constructor(present: Iterable<readonly [number: number, id: number]>, nextId: number) {
    this.#ids = new Map(present)
    this.#next = nextId
  }

  /** Assigns ids to the numbers below `count` that do not exist yet, and returns those numbers. */
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
