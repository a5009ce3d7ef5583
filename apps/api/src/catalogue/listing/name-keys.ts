// The sort keys of names, as bytes in one long array: compared byte by byte, as the database compares them.

import { grown } from './value-lists.ts'

export class NameKeys {
  #starts: Uint32Array
  #lengths: Uint16Array
  #bytes: Uint8Array
  #used = 0
  /** Names that differ in English. */
  #english = new Map<number, Uint8Array>()

  constructor(rows: number) {
    this.#starts = new Uint32Array(rows)
    this.#lengths = new Uint16Array(rows)
    this.#bytes = new Uint8Array(rows * 32)
  }

  /** Whether the key is another one than before. */
  set(row: number, key: Uint8Array): boolean {
    if (compareBytes(this.#key(row), key) === 0) return false
    if (this.#used + key.length > this.#bytes.length) {
      this.#bytes = grown(this.#bytes, Math.max(this.#used + key.length, this.#bytes.length * 2))
    }
    this.#bytes.set(key, this.#used)
    this.#starts[row] = this.#used
    this.#lengths[row] = key.length
    this.#used += key.length
    return true
  }

  /** Null: the same as in Greek. */
  setEnglish(row: number, key: Uint8Array | null): boolean {
    const previous = this.#english.get(row)
    if (key === null) return this.#english.delete(row)
    this.#english.set(row, key)
    return previous === undefined || compareBytes(previous, key) !== 0
  }

  get englishRows(): Iterable<number> {
    return this.#english.keys()
  }

  compare(a: number, b: number): number {
    return compareBytes(this.#key(a), this.#key(b))
  }

  compareEnglish(a: number, b: number): number {
    return compareBytes(this.#english.get(a) ?? this.#key(a), this.#english.get(b) ?? this.#key(b))
  }

  grow(rows: number): void {
    this.#starts = grown(this.#starts, rows)
    this.#lengths = grown(this.#lengths, rows)
  }

  #key(row: number): Uint8Array {
    const start = this.#starts[row] ?? 0
    return this.#bytes.subarray(start, start + (this.#lengths[row] ?? 0))
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
