// The products with a common word, as a segmented bitmap. Unions and intersections of hundreds of thousands are fast.

export const segmentBits = 32_768
export const segmentBytes = segmentBits / 8

/** How many bits of a byte are set. */
const bitsSet = Uint8Array.from({ length: 256 }, (_, byte) => byte.toString(2).replaceAll('0', '').length)

export class Members {
  readonly segments = new Map<number, Uint8Array>()

  /** `members`: of a segment as it is stored. */
  union(segment: number, members: Uint8Array): void {
    const own = this.segments.get(segment)
    if (!own) {
      this.segments.set(segment, new Uint8Array(members))
      return
    }
    for (let index = 0; index < segmentBytes; index += 1) own[index] = (own[index] ?? 0) | (members[index] ?? 0)
  }

  add(id: number): void {
    const bits = this.#bitsOf(id)
    const bit = id % segmentBits
    bits[bit >> 3] = (bits[bit >> 3] ?? 0) | (1 << (bit & 7))
  }

  remove(id: number): void {
    const bits = this.#bitsOf(id)
    const bit = id % segmentBits
    bits[bit >> 3] = (bits[bit >> 3] ?? 0) & ~(1 << (bit & 7))
  }

  /** The intersection. */
  intersect(other: Members): Members {
    const result = new Members()
    for (const [segment, own] of this.segments) {
      const others = other.segments.get(segment)
      if (!others) continue
      const both = new Uint8Array(segmentBytes)
      for (let index = 0; index < segmentBytes; index += 1) both[index] = (own[index] ?? 0) & (others[index] ?? 0)
      result.segments.set(segment, both)
    }
    return result
  }

  /** Ids, the newest products first. */
  ids(): Uint32Array {
    const ids = new Uint32Array(this.#count())
    let length = 0
    for (const segment of [...this.segments.keys()].toSorted((a, b) => b - a)) {
      const bits = this.segments.get(segment) ?? new Uint8Array()
      for (let index = segmentBytes - 1; index >= 0; index -= 1) {
        for (let remaining = bits[index] ?? 0; remaining !== 0; ) {
          const bit = 31 - Math.clz32(remaining)
          ids[length] = segment * segmentBits + index * 8 + bit
          length += 1
          remaining ^= 1 << bit
        }
      }
    }
    return ids
  }

  #count(): number {
    let count = 0
    for (const bits of this.segments.values()) for (const byte of bits) count += bitsSet[byte] ?? 0
    return count
  }

  #bitsOf(id: number): Uint8Array {
    const segment = Math.floor(id / segmentBits)
    const bits = this.segments.get(segment) ?? new Uint8Array(segmentBytes)
    this.segments.set(segment, bits)
    return bits
  }
}
