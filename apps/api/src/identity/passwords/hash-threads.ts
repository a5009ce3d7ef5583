// Passwords are hashed on threads of their own, as many as run at once. A crash fails only the password being hashed;
// the next call starts another thread. Hashing is slow on purpose and keeps a processor busy: one processor stays free
// for all other work, and calls beyond the queue's limit are refused at once instead of waiting in vain.

import type { Argon2Parameters } from 'node:crypto'
import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'

/** The message is copied, together with the buffer that it is a view of. */
export type HashParams = Omit<Argon2Parameters, 'message' | 'nonce'> & { message: Uint8Array; nonce: Uint8Array }

interface HashThread {
  worker: Worker
  exited: AbortSignal
}

const script = new URL('hash-thread.mjs', import.meta.url)
/** The thread allocates next to nothing that would have to be collected. */
const resourceLimits = { maxYoungGenerationSizeMb: 2, maxOldGenerationSizeMb: 16 }

const threads = new Set<HashThread>()
const idle = new Set<HashThread>()

/** By argon2id. Starts another thread when all are busy. */
export async function hashOnThread(params: HashParams): Promise<Buffer> {
  const [thread = startThread()] = idle
  idle.delete(thread)
  const { worker, exited } = thread
  worker.ref()
  worker.postMessage(params)
  const [tag] = await once(worker, 'message', { signal: exited })
  worker.unref()
  idle.add(thread)
  return Buffer.from(tag)
}

/** Keeps no process from exiting. */
function startThread(): HashThread {
  // the flags of the main process do not apply to it
  const worker = new Worker(script, { execArgv: [], resourceLimits })
  const exitController = new AbortController()
  const thread = { worker, exited: exitController.signal }
  threads.add(thread)
  // the caller that waits for it gets the error
  worker.on('error', () => {})
  worker.once('exit', () => {
    threads.delete(thread)
    idle.delete(thread)
    exitController.abort()
  })
  return thread
}

/** The next hash starts them anew. */
export async function stopHashThreads(): Promise<void> {
  await Promise.all([...threads].map(({ worker }) => worker.terminate()))
}

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

async function runLimited<Value>(task: () => Promise<Value>): Promise<Value> {
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

/** By argon2id, when it is its turn. Throws HashingBusyError. */
export const hashInTurn = (params: HashParams): Promise<Buffer> => runLimited(() => hashOnThread(params))
