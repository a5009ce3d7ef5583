// Deterministic random numbers: the same book gets the same cover for ever, on every machine. FNV-1a with a finishing
// mix hashes text to a seed; mulberry32 makes a stream from the seed.

/** The next number of a stream, from 0 up to but not including 1. */
export type Random = () => number

export type NonEmpty<T> = readonly [T, ...T[]]

/** Unsigned 32-bit hash of the UTF-16 units of a text. */
export function hash(text: string): number {
  let state = 2166136261
  for (let index = 0; index < text.length; index++) {
    state ^= text.charCodeAt(index)
    state = Math.imul(state, 16777619)
  }
  state ^= state >>> 13
  state = Math.imul(state, 0x5bd1e995)
  return (state ^ (state >>> 15)) >>> 0
}

export function createRandom(seed: number): Random {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** A whole number from 0 up to but not including the limit. */
export function below(random: Random, limit: number): number {
  return Math.floor(random() * limit)
}

/** The item at an index modulo the length. */
export function around<T>(choices: NonEmpty<T>, position: number): T {
  return choices[position % choices.length] ?? choices[0]
}

export function pick<T>(random: Random, choices: NonEmpty<T>): T {
  return around(choices, below(random, choices.length))
}
