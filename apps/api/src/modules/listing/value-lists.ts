// Several values to a row, such as the categories of a product: all values stand in one long array, and each row knows where
// its own begin. A row that gets more values than it had moves to the end; what it leaves behind goes with the next loading.

/** Up to this many values, a flag for each is quicker than a set. */
const mostFlags = 65_536

export class ValueLists {
  starts: Uint32Array
  lengths: Uint16Array
  values: Uint32Array
  #used = 0
  #highest = 0

  constructor(rows: number) {
    this.starts = new Uint32Array(rows)
    this.lengths = new Uint16Array(rows)
    this.values = new Uint32Array(rows * 2)
  }

  /** The highest value there ever was: counts are kept in an array of one more. */
  get highest(): number {
    return this.#highest
  }

  /** Whether the row has other values than before, or had none. */
  set(row: number, list: readonly number[]): boolean {
    if (this.#isSame(row, list)) return false
    if (list.length > (this.lengths[row] ?? 0)) {
      this.#makeRoom(list.length)
      this.starts[row] = this.#used
      this.#used += list.length
    }
    this.lengths[row] = list.length
    const start = this.starts[row] ?? 0
    for (const [at, value] of list.entries()) {
      this.values[start + at] = value
      if (value > this.#highest) this.#highest = value
    }
    return true
  }

  has(row: number, value: number): boolean {
    return this.#some(row, (one) => one === value)
  }

  holdingSome(test: (value: number) => boolean): (row: number) => boolean {
    return (row) => this.#some(row, test)
  }

  #some(row: number, test: (value: number) => boolean): boolean {
    const start = this.starts[row] ?? 0
    const end = start + (this.lengths[row] ?? 0)
    for (let at = start; at < end; at += 1) if (test(this.values[at] ?? 0)) return true
    return false
  }

  #isSame(row: number, list: readonly number[]): boolean {
    const start = this.starts[row] ?? 0
    return this.lengths[row] === list.length && list.every((value, at) => value === this.values[start + at])
  }

  /** A question to rows: does one have any of these values? */
  holding(values: readonly number[]): (row: number) => boolean {
    const [value] = values
    if (value !== undefined && values.length === 1) return (row) => this.#some(row, (one) => one === value)
    if (this.#highest > mostFlags) {
      const wanted = new Set(values)
      return (row) => this.#some(row, (value) => wanted.has(value))
    }
    const flags = new Uint8Array(this.#highest + 1)
    for (const value of values) if (value <= this.#highest) flags[value] = 1
    return (row) => this.#some(row, (value) => flags[value] === 1)
  }

  /** Adds `step` to the count of every value of every given row. */
  count(rows: Uint32Array, counts: Uint32Array, step: number): void {
    const { starts, lengths, values } = this
    for (const row of rows) {
      const start = starts[row] ?? 0
      const end = start + (lengths[row] ?? 0)
      for (let at = start; at < end; at += 1) {
        const value = values[at] ?? 0
        counts[value] = (counts[value] ?? 0) + step
      }
    }
  }

  /** The same, only of the values that count, each by what it stands for. */
  countSome(rows: Uint32Array, counts: Uint32Array, { counted, meaning, step }: SomeValues): void {
    const { starts, lengths, values } = this
    for (const row of rows) {
      const start = starts[row] ?? 0
      const end = start + (lengths[row] ?? 0)
      for (let at = start; at < end; at += 1) {
        const value = values[at] ?? 0
        if (!counted(value)) continue
        const means = meaning(value)
        counts[means] = (counts[means] ?? 0) + step
      }
    }
  }

  each(row: number, visit: (value: number) => void): void {
    const start = this.starts[row] ?? 0
    const end = start + (this.lengths[row] ?? 0)
    for (let at = start; at < end; at += 1) visit(this.values[at] ?? 0)
  }

  grow(rows: number): void {
    this.starts = grown(this.starts, rows)
    this.lengths = grown(this.lengths, rows)
  }

  #makeRoom(more: number): void {
    const needed = this.#used + more
    if (needed > this.values.length) this.values = grown(this.values, Math.max(needed, this.values.length * 2))
  }
}

interface SomeValues {
  counted(value: number): boolean
  meaning(value: number): number
  step: number
}

type Growing = Uint8Array | Uint16Array | Uint32Array | Int32Array

/** The same values with room for more. */
export function grown<Kind extends Growing>(array: Kind, length: number): Kind {
  const larger = new (array.constructor as new (length: number) => Kind)(length)
  larger.set(array)
  return larger
}
