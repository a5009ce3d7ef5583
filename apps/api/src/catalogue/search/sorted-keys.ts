// Keys in order, so that one of them and all with the same beginning are found by halving.

/** How many of the keys come before this one. */
export function countBefore(keys: readonly string[], key: string): number {
  let [low, high] = [0, keys.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((keys[middle] ?? '') < key) low = middle + 1
    else high = middle
  }
  return low
}

/** Comes after every key with the same beginning: keys are letters, digits and the point of a stem. */
const afterAll = '~'

/** The place of the first key with this beginning, and of the first one after them. */
export const placesOf = (keys: readonly string[], prefix: string): [start: number, end: number] => [
  countBefore(keys, prefix),
  countBefore(keys, prefix + afterAll),
]
