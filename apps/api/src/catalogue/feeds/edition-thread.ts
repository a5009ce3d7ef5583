// A thread that writes one edition and ends, so that pages are answered meanwhile without delay.

import { parentPort, workerData } from 'node:worker_threads'
import { connect } from '../../database/connect.ts'
import { type EditionInput, writeEdition } from './write-edition.ts'

const { url, input } = workerData as { url: string; input: EditionInput }
const connection = connect(url, 1, () => {})
try {
  parentPort?.postMessage(await writeEdition(connection.db, input))
} finally {
  await connection.close()
}
