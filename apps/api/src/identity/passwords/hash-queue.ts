// Limits how many passwords are hashed at once. Hashing is slow on purpose and keeps a processor busy: one processor
// stays free for all other work, and calls beyond the queue's limit are refused at once instead of waiting in vain.

import { availableParallelism } from 'node:os'

/** Thrown when the queue is full; the caller may try again in a few seconds. */
export class HashingBusyError extends Error {}

const maxConcurrent = Math.max(1, availableParallelism() - 1)
/** About five seconds' work. */
const maxQueueLength = maxConcurrent * 150

const queue: (() => void)[] = []
let running = 0
let startedCount = 0

/**
 * How many hashes this process has started: for metrics, and for proving that known and unknown e-mails cost the same.
 */
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

/** The next in the queue takes over the slot of the one that has finished. */
function waitForSlot(): Promise<void> {
  if (queue.length >= maxQueueLength) throw new HashingBusyError('too many passwords wait to be hashed')
  return new Promise((resolve) => void queue.push(resolve))
}
