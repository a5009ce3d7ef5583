// Where passwords are hashed: on threads of their own, as many as work at once. One that breaks down takes its one password
// along; the next starts another.

import type { Argon2Parameters } from 'node:crypto'
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

/** What goes to the thread is copied, together with the memory that it is a part of. */
export type HashParams = Omit<Argon2Parameters, 'message' | 'nonce'> & { message: Uint8Array; nonce: Uint8Array }

interface HashThread {
  worker: Worker
  exited: AbortSignal
}

const script = new URL('hash-thread.mjs', import.meta.url)
/** It makes next to nothing that would have to be collected. */
const resourceLimits = { maxYoungGenerationSizeMb: 2, maxOldGenerationSizeMb: 16 }

const threads = new Set<HashThread>()
const idle = new Set<HashThread>()

/** By argon2id. Takes another thread for each that is still at work. */
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

/** Keeps no process from ending. */
function startThread(): HashThread {
  // nothing of how the process was started concerns it
  const worker = new Worker(script, { execArgv: [], resourceLimits })
  const exitController = new AbortController()
  const thread = { worker, exited: exitController.signal }
  threads.add(thread)
  // whoever waits for it hears of it
  worker.on('error', () => {})
  worker.once('exit', () => {
    threads.delete(thread)
    idle.delete(thread)
    exitController.abort()
  })
  return thread
}

/** Whoever hashes after this starts them anew. */
export async function stopHashThreads(): Promise<void> {
  await Promise.all([...threads].map(({ worker }) => worker.terminate()))
}
