// The sort keys of names, as bytes in one long array: compared byte by byte, as the database compares them. A key that
// changes moves to the end; the gap goes with the next load.

import { grown, prefixed, type StoredParts, takeArray, withPrefix } from './stored-arrays.ts'

class Keys {
  #starts: Uint32Array
  /** Of each key its length and one more; 0 for none. */
  #sizes: Uint16Array
  #bytes: Uint8Array
  #used = 0

  constructor(rows: number, bytesPerRow: number) {
    this.#starts = new Uint32Array(rows)
    this.#sizes = new Uint16Array(rows)
    this.#bytes = new Uint8Array(rows * bytesPerRow)
  }

  static restore(parts: StoredParts): Keys {
    const keys = new Keys(0, 0)
    keys.#starts = takeArray(parts, 'starts', Uint32Array)
    keys.#sizes = takeArray(parts, 'sizes', Uint16Array)
    keys.#bytes = takeArray(parts, 'bytes', Uint8Array)
    keys.#used = parts.bytes?.used ?? 0
    return keys
  }

  store(rows: number): StoredParts {
    return {
      starts: { array: this.#starts, used: rows },
      sizes: { array: this.#sizes, used: rows },
      bytes: { array: this.#bytes, used: this.#used },
    }
  }

  get(row: number): Uint8Array | null {
    const size = this.#sizes[row] ?? 0
    if (size === 0) return null
    const start = this.#starts[row] ?? 0
    return this.#bytes.subarray(start, start + size - 1)
  }

  /** Whether the key is another one than before. */
  set(row: number, key: Uint8Array | null): boolean {
    const previous = this.get(row)
    if (key === null || previous === null ? key === previous : compareBytes(previous, key) === 0) return false
    if (key === null) this.#sizes[row] = 0
    else this.#append(row, key)
    return true
  }

  *rows(): Generator<number> {
    for (let row = 0; row < this.#sizes.length; row += 1) if (this.#sizes[row] !== 0) yield row
  }

  grow(rows: number): void {
    this.#starts = grown(this.#starts, rows)
    this.#sizes = grown(this.#sizes, rows)
  }

  #append(row: number, key: Uint8Array): void {
    const needed = this.#used + key.length
    if (needed > this.#bytes.length) this.#bytes = grown(this.#bytes, Math.max(needed, this.#bytes.length * 2))
    this.#bytes.set(key, this.#used)
    this.#starts[row] = this.#used
    this.#sizes[row] = key.length + 1
    this.#used = needed
  }
}

const none = new Uint8Array()

export class NameKeys {
  #greek: Keys
  /** Names that differ in English. */
  #english: Keys

  constructor(rows: number) {
    this.#greek = new Keys(rows, 32)
    this.#english = new Keys(rows, 1)
  }

  static restore(parts: StoredParts): NameKeys {
    const names = new NameKeys(0)
    names.#greek = Keys.restore(withPrefix('greek', parts))
    names.#english = Keys.restore(withPrefix('english', parts))
    return names
  }

  store(rows: number): StoredParts {
    return { ...prefixed('greek', this.#greek.store(rows)), ...prefixed('english', this.#english.store(rows)) }
  }

  /** Whether the key is another one than before. */
  set(row: number, key: Uint8Array): boolean {
    return this.#greek.set(row, key)
  }

  /** Null: the same as in Greek. */
  setEnglish(row: number, key: Uint8Array | null): boolean {
    return this.#english.set(row, key)
  }

  clear(row: number): void {
    this.#greek.set(row, null)
    this.#english.set(row, null)
  }

  get englishRows(): Iterable<number> {
    return this.#english.rows()
  }

  compare(a: number, b: number): number {
    return compareBytes(this.#greekKey(a), this.#greekKey(b))
  }

  compareEnglish(a: number, b: number): number {
    return compareBytes(this.#english.get(a) ?? this.#greekKey(a), this.#english.get(b) ?? this.#greekKey(b))
  }

  grow(rows: number): void {
    this.#greek.grow(rows)
    this.#english.grow(rows)
  }

  #greekKey(row: number): Uint8Array {
    return this.#greek.get(row) ?? none
  }
}

function compareBytes(a: Uint8Array, b: Uint8Array): number {
  const shared = Math.min(a.length, b.length)
  for (let index = 0; index < shared; index += 1) {
    const difference = (a[index] ?? 0) - (b[index] ?? 0)
    if (difference !== 0) return difference
  }
  return a.length - b.length
}
