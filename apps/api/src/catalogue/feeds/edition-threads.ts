// Writes editions in worker threads, one after the other: a second would only take the processor from the first.

import { Worker } from 'node:worker_threads'
import { createLimiter } from '../../concurrency-limiter.ts'
import type { Edition } from './edition.ts'
import type { EditionInput } from './write-edition.ts'

const entry = new URL('./edition-thread.ts', import.meta.url)
/** A batch and its documents take a tenth of this. */
const resourceLimits = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 16 }

export interface EditionThreads {
  write(input: EditionInput): Promise<Edition>
  /** Ends the edition under way; what it had written is not published. */
  stop(): Promise<void>
}

/** `url`: the database's address. */
export function createEditionThreads(url: string): EditionThreads {
  const runExclusive = createLimiter(1)
  let running: Worker | null = null
  let stopped = false

  const run = (input: EditionInput): Promise<Edition> =>
    new Promise((resolve, reject) => {
      if (stopped) throw new Error('the server is stopping')
      const worker = new Worker(entry, { workerData: { url, input }, resourceLimits })
      running = worker
      worker.once('message', resolve)
      worker.once('error', reject)
      worker.once('exit', (code) => {
        running = null
        reject(new Error(`writing ${input.feed} ended with ${code}`))
      })
    })
  return {
    write: (input) => runExclusive(() => run(input)),
    async stop() {
      stopped = true
      await running?.terminate()
    },
  }
}
