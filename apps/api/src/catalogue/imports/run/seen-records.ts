// The keys met in this file, so that a duplicate record is reported and not written: otherwise the two would change
// each other's work at every import. Twenty bytes for each key, whatever its length.

/** The table doubles when it is fuller than this. */
const maxLoad = 0.6
const initialSize = 1 << 14

export class SeenRecords {
  #high = new Uint32Array(initialSize)
  #low = new Uint32Array(initialSize)
  #lines = new Uint32Array(initialSize)
  #count = 0

  /** The line where the key was met first; null when it is new. */
  find(key: string): number | null {
    return this.#lines[this.#slotOf(...hashOf(key))] || null
  }

  /** The line where the key was met first; null when it is new, and remembered now. Two keys in 10¹⁹ collide. */
  lineBefore(key: string, line: number): number | null {
    const [high, low] = hashOf(key)
    const slot = this.#slotOf(high, low)
    const knownLine = this.#lines[slot]
    if (knownLine) return knownLine
    this.#set(slot, high, low, line)
    this.#count += 1
    if (this.#count > this.#lines.length * maxLoad) this.#grow()
    return null
  }

  /** The slot of a key, or the free one where it belongs. A line is never zero. */
  #slotOf(high: number, low: number): number {
    const last = this.#lines.length - 1
    let slot = low & last
    while (this.#lines[slot] !== 0 && (this.#high[slot] !== high || this.#low[slot] !== low)) slot = (slot + 1) & last
    return slot
  }

  #set(slot: number, high: number, low: number, line: number): void {
    this.#high[slot] = high
    this.#low[slot] = low
    this.#lines[slot] = line
  }

  #grow(): void {
    const [high, low, lines] = [this.#high, this.#low, this.#lines]
    this.#high = new Uint32Array(lines.length * 2)
    this.#low = new Uint32Array(lines.length * 2)
    this.#lines = new Uint32Array(lines.length * 2)
    for (const [index, line] of lines.entries()) {
      const [highBits = 0, lowBits = 0] = [high[index], low[index]]
      if (line !== 0) this.#set(this.#slotOf(highBits, lowBits), highBits, lowBits, line)
    }
  }
}

/** Sixty-four bits, from two runs with different seeds. */
function hashOf(key: string): [high: number, low: number] {
  let [high, low] = [0xdeadbeef, 0x41c6ce57]
  for (let index = 0; index < key.length; index += 1) {
    const code = key.charCodeAt(index)
    high = Math.imul(high ^ code, 2_654_435_761)
    low = Math.imul(low ^ code, 1_597_334_677)
  }
  high = Math.imul(high ^ (high >>> 16), 2_246_822_507) ^ Math.imul(low ^ (low >>> 13), 3_266_489_909)
  low = Math.imul(low ^ (low >>> 16), 2_246_822_507) ^ Math.imul(high ^ (high >>> 13), 3_266_489_909)
  return [high >>> 0, low >>> 0]
}
