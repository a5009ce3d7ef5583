// How many passwords are hashed at once. Hashing is slow on purpose and keeps a processor busy: one processor stays free for
// everybody else, and whoever comes when the line is long is sent away at once instead of waiting for nothing.

import { availableParallelism } from 'node:os'

/** Thrown when too many are waiting; the caller may try again in a few seconds. */
export class HashingBusyError extends Error {}

const maxConcurrent = Math.max(1, availableParallelism() - 1)
/** About five seconds' work. */
const maxQueueLength = maxConcurrent * 150

const queue: (() => void)[] = []
let running = 0
let startedCount = 0

/** How many hashes this process has begun: for metrics, and for showing that known and unknown cost the same. */
export const hashesStarted = (): number => startedCount

export async function runLimited<Value>(task: () => Promise<Value>): Promise<Value> {
  if (running >= maxConcurrent) await waitForSlot()
  else running += 1
  startedCount += 1
  try {
    return await task()
  } finally {
    const next = queue.shift()
    if (next) next()
    else running -= 1
  }
}

/** Whoever is called takes over the place of the one who has finished. */
function waitForSlot(): Promise<void> {
  if (queue.length >= maxQueueLength) throw new HashingBusyError('too many passwords wait to be hashed')
  return new Promise((resolve) => void queue.push(resolve))
}
