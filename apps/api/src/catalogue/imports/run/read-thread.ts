// A thread that reads a file. It posts a step, and reads the next when that one has been taken.

import { once } from 'node:events'
import { parentPort, workerData } from 'node:worker_threads'
import { FileRefused } from '../read-item.ts'
import { type ReadInput, type ReadStep, readFile } from './read-file.ts'

/** Of an error only the message would arrive, so a refusal is posted as what it is made of. */
export type ReadMessage = { step: ReadStep } | { refusal: { message: string; line: number | null } }

if (parentPort) {
  const port = parentPort
  try {
    for await (const step of readFile(workerData as ReadInput)) {
      const taken = once(port, 'message')
      port.postMessage({ step } satisfies ReadMessage)
      await taken
    }
  } catch (error) {
    if (!(error instanceof FileRefused)) throw error
    port.postMessage({ refusal: { message: error.message, line: error.line } } satisfies ReadMessage)
  }
}
