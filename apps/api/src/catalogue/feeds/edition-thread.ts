// A thread that writes one edition and ends: pages are answered meanwhile as if nothing were going on.

import { parentPort, workerData } from 'node:worker_threads'
import { connect } from '../../database/connect.ts'
import { type EditionInput, writeEdition } from './write-edition.ts'

const { url, order } = workerData as { url: string; order: EditionInput }
const connection = connect(url, 1, () => {})
try {
  parentPort?.postMessage(await writeEdition(connection.db, order))
} finally {
  await connection.close()
}
