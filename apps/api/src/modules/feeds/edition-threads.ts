// Has editions written in threads of their own, one after the other: a second would only take the processor from the first.

import { Worker } from 'node:worker_threads'
import { takeTurns } from '../../covers/take-turns.ts'
import type { Edition } from './edition.ts'
import type { EditionOrder } from './write-edition.ts'

const entry = new URL('./edition-thread.ts', import.meta.url)
/** A batch and its documents take a tenth of this. */
const resourceLimits = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 16 }

export interface EditionThreads {
  write(order: EditionOrder): Promise<Edition>
  /** Ends what is under way; what it had written is not published. */
  stop(): Promise<void>
}

/** `url`: the database's address. */
export function createEditionThreads(url: string): EditionThreads {
  const inTurn = takeTurns(1)
  let running: Worker | null = null
  let stopped = false

  const run = (order: EditionOrder): Promise<Edition> =>
    new Promise((written, failed) => {
      if (stopped) throw new Error('the server is stopping')
      const worker = new Worker(entry, { workerData: { url, order }, resourceLimits })
      running = worker
      worker.once('message', written)
      worker.once('error', failed)
      worker.once('exit', (code) => {
        running = null
        failed(new Error(`writing ${order.set} ended with ${code}`))
      })
    })
  return {
    write: (order) => inTurn(() => run(order)),
    async stop() {
      stopped = true
      await running?.terminate()
    },
  }
}
