// Several values to a row, such as the categories of a product: all values are in one long array, and each row knows
// where its own begin. A row that gets more values than it had moves to the end; the gap goes with the next load.

import { grown, type StoredParts, takeArray } from './stored-arrays.ts'

/** Up to this many values, a flag for each is quicker than a set. */
const maxFlags = 65_536

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

  static restore(parts: StoredParts): ValueLists {
    const lists = new ValueLists(0)
    lists.starts = takeArray(parts, 'starts', Uint32Array)
    lists.lengths = takeArray(parts, 'lengths', Uint16Array)
    lists.values = takeArray(parts, 'values', Uint32Array)
    lists.#used = parts.values?.used ?? 0
    for (const value of lists.values) if (value > lists.#highest) lists.#highest = value
    return lists
  }

  store(rows: number): StoredParts {
    return {
      starts: { array: this.starts, used: rows },
      lengths: { array: this.lengths, used: rows },
      values: { array: this.values, used: this.#used },
    }
  }

  /** The highest value so far: counts are held in an array of one more. */
  get highest(): number {
    return this.#highest
  }

  /** Whether the row has other values than before, or had none. */
  set(row: number, list: ArrayLike<number>): boolean {
    if (this.#isSame(row, list)) return false
    if (list.length > (this.lengths[row] ?? 0)) {
      this.#ensureCapacity(list.length)
      this.starts[row] = this.#used
      this.#used += list.length
    }
    this.lengths[row] = list.length
    const start = this.starts[row] ?? 0
    for (let index = 0; index < list.length; index += 1) {
      const value = list[index] ?? 0
      this.values[start + index] = value
      if (value > this.#highest) this.#highest = value
    }
    return true
  }

  has(row: number, value: number): boolean {
    return this.#hasSome(row, (candidate) => candidate === value)
  }

  someValueTest(test: (value: number) => boolean): (row: number) => boolean {
    return (row) => this.#hasSome(row, test)
  }

  #hasSome(row: number, test: (value: number) => boolean): boolean {
    const start = this.starts[row] ?? 0
    const end = start + (this.lengths[row] ?? 0)
    for (let index = start; index < end; index += 1) if (test(this.values[index] ?? 0)) return true
    return false
  }

  #isSame(row: number, list: ArrayLike<number>): boolean {
    if (this.lengths[row] !== list.length) return false
    const start = this.starts[row] ?? 0
    for (let index = 0; index < list.length; index += 1) if (this.values[start + index] !== list[index]) return false
    return true
  }

  /** A predicate on rows: one has any of these values. */
  anyValueTest(values: readonly number[]): (row: number) => boolean {
    const [value] = values
    if (value !== undefined && values.length === 1)
      return (row) => this.#hasSome(row, (candidate) => candidate === value)
    if (this.#highest > maxFlags) {
      const valueSet = new Set(values)
      return (row) => this.#hasSome(row, (value) => valueSet.has(value))
    }
    const flags = new Uint8Array(this.#highest + 1)
    for (const value of values) if (value <= this.#highest) flags[value] = 1
    return (row) => this.#hasSome(row, (value) => flags[value] === 1)
  }

  /** Adds `step` to the count of every value of every given row. */
  count(rows: Uint32Array, counts: Uint32Array, delta: number): void {
    const { starts, lengths, values } = this
    for (const row of rows) {
      const start = starts[row] ?? 0
      const end = start + (lengths[row] ?? 0)
      for (let index = start; index < end; index += 1) {
        const value = values[index] ?? 0
        counts[value] = (counts[value] ?? 0) + delta
      }
    }
  }

  /** The same, only of the values that count, each mapped to what it stands for. */
  countMapped(rows: Uint32Array, counts: Uint32Array, { isCounted, mapValue, delta }: CountOptions): void {
    const { starts, lengths, values } = this
    for (const row of rows) {
      const start = starts[row] ?? 0
      const end = start + (lengths[row] ?? 0)
      for (let index = start; index < end; index += 1) {
        const value = values[index] ?? 0
        if (!isCounted(value)) continue
        const mapped = mapValue(value)
        counts[mapped] = (counts[mapped] ?? 0) + delta
      }
    }
  }

  each(row: number, visit: (value: number) => void): void {
    const start = this.starts[row] ?? 0
    const end = start + (this.lengths[row] ?? 0)
    for (let index = start; index < end; index += 1) visit(this.values[index] ?? 0)
  }

  /** The row has no values; what it had stays as a gap. */
  clear(row: number): void {
    this.lengths[row] = 0
  }

  grow(rows: number): void {
    this.starts = grown(this.starts, rows)
    this.lengths = grown(this.lengths, rows)
  }

  #ensureCapacity(added: number): void {
    const needed = this.#used + added
    if (needed > this.values.length) this.values = grown(this.values, Math.max(needed, this.values.length * 2))
  }
}

interface CountOptions {
  isCounted(value: number): boolean
  mapValue(value: number): number
  delta: number
}
