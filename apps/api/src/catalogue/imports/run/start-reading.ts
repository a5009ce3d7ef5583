// Starts to read a file. A large one is read in a thread of its own, a batch ahead of what is written.

import { on } from 'node:events'
import { Worker } from 'node:worker_threads'
import { FileRefused } from '../read-item.ts'
import type { Batch } from './batches.ts'
import { type ReadInput, type ReadState, type ReadStep, readFile } from './read-file.ts'
import type { ReadMessage } from './read-thread.ts'

const entry = new URL('./read-thread.ts', import.meta.url)
const resourceLimits = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 24 }
/** A thread takes as long to start as a smaller file to be read. */
export const largeFileBytes = 2_000_000

export interface Reading {
  /** As of the last batch. */
  state(): ReadState
  /** Once. Throws why the rest of the file is refused, after all batches before it. */
  batches: AsyncIterable<Batch>
}

/** Throws when the beginning of the file is refused. */
export async function startReading(input: ReadInput, sizeBytes: number): Promise<Reading> {
  const steps = sizeBytes < largeFileBytes ? readFile(input) : readInThread(input)
  const first = await steps.next()
  if (first.done) throw new Error('the file was not opened')
  let { state } = first.value
  async function* batches(): AsyncGenerator<Batch> {
    for await (const step of steps) {
      state = step.state
      if (step.batch) yield step.batch
    }
  }
  return { state: () => state, batches: batches() }
}

async function* readInThread(input: ReadInput): AsyncGenerator<ReadStep, void> {
  const worker = new Worker(entry, { workerData: input, resourceLimits })
  try {
    for await (const [message] of on(worker, 'message', { close: ['exit'] }) as AsyncIterable<[ReadMessage]>) {
      if ('refusal' in message) throw new FileRefused(message.refusal.message, message.refusal.line)
      worker.postMessage('taken')
      yield message.step
    }
  } finally {
    await worker.terminate()
  }
}
