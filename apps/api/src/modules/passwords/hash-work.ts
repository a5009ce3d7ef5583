// How many passwords are hashed at once. Hashing is slow on purpose and keeps a processor busy: one processor stays free for
// everybody else, and whoever comes when the line is long is sent away at once instead of waiting for nothing.

import { availableParallelism } from 'node:os'

/** Thrown when too many are waiting; the caller may try again in a few seconds. */
export class HashingBusy extends Error {}

const atOnce = Math.max(1, availableParallelism() - 1)
/** About five seconds' work. */
const longestLine = atOnce * 150

const line: (() => void)[] = []
let running = 0
let begun = 0

/** How many hashes this process has begun: for metrics, and for showing that known and unknown cost the same. */
export const hashesBegun = (): number => begun

export async function inTurn<Value>(work: () => Promise<Value>): Promise<Value> {
  if (running >= atOnce) await place()
  else running += 1
  begun += 1
  try {
    return await work()
  } finally {
    const next = line.shift()
    if (next) next()
    else running -= 1
  }
}

/** Whoever is called takes over the place of the one who has finished. */
function place(): Promise<void> {
  if (line.length >= longestLine) throw new HashingBusy('too many passwords wait to be hashed')
  return new Promise((called) => void line.push(called))
}
