// Reads a file into batches. What it yields can be posted from one thread to another.

import type { Sender } from '../read-item.ts'
import { openFile } from '../source/open-file.ts'
import { openRecordSource, type ReaderInput } from '../source/open-record-source.ts'
import { type Batch, inBatches } from './batches.ts'
import { SeenRecords } from './seen-records.ts'

export interface ReadInput extends ReaderInput {
  path: string
  /** How many records are remembered and not yielded: an earlier attempt has processed them. */
  doneCount: number
}

/** What is known of the file so far. */
export interface ReadState {
  format: string
  sender: Sender
  /** Unknown headings and keys. */
  ignored: readonly string[]
  /** How much of it has been read, 0 to 1. */
  share: number
}

export interface ReadStep {
  state: ReadState
  /** Null in the first and in the last step. */
  batch: Batch | null
}

/** Throws `FileRefused` at the beginning, or after the batches that could be read. */
export async function* readFile({ path, doneCount, ...input }: ReadInput): AsyncGenerator<ReadStep, void> {
  const file = await openFile(path)
  const source = await openRecordSource(file, input)
  const stepOf = (batch: Batch | null): ReadStep => ({
    state: {
      format: source.format,
      sender: source.sender(),
      ignored: source.ignored(),
      share: file.readBytes() / file.sizeBytes,
    },
    batch,
  })
  yield stepOf(null)
  for await (const batch of inBatches(source, new SeenRecords(), doneCount)) yield stepOf(batch)
  yield stepOf(null)
}
