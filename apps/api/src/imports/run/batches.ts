// Records in batches: as many as one short transaction should write, and no more of the file than memory should hold.

import type { BookRecord } from '../book-record.ts'
import { FileRefused, type ReadItem, refused } from '../read-item.ts'
import type { OpenReading } from '../source/open-reading.ts'
import { type Candidate, candidateOf, type Settled } from '../write/candidate.ts'
import type { SeenRecords } from './seen-records.ts'

export interface Batch {
  candidates: Candidate[]
  /** Records that are not written: refused by the reader or met before in this file. */
  settled: Settled[]
  /** How many records of the file are settled when this batch is. */
  position: number
}

const mostRecords = 800
const mostLetters = 8_000_000

/** Records up to `settled` are remembered and not given again. What came before a file breaks off is given before it is told. */
export async function* inBatches(reading: OpenReading, seen: SeenRecords, settled: number): AsyncGenerator<Batch> {
  let position = 0
  let letters = 0
  let batch: Batch = { candidates: [], settled: [], position }
  const failures: FileRefused[] = []
  for await (const item of untilRefused(reading.items, failures)) {
    position += 1
    const twice = item.record && metBefore(item.record, item.line, seen)
    if (position <= settled) continue
    if (item.record && twice === null) batch.candidates.push(candidateOf(item, item.record))
    else batch.settled.push(settledWithout(item, twice))
    const isSmall = reading.letters() - letters < mostLetters
    if (isSmall && batch.candidates.length + batch.settled.length < mostRecords) continue
    yield { ...batch, position }
    batch = { candidates: [], settled: [], position }
    letters = reading.letters()
  }
  if (batch.candidates.length + batch.settled.length > 0) yield { ...batch, position }
  for (const failure of failures) throw failure
}

async function* untilRefused(items: AsyncIterable<ReadItem>, failures: FileRefused[]): AsyncGenerator<ReadItem> {
  try {
    yield* items
  } catch (error) {
    if (!(error instanceof FileRefused)) throw error
    failures.push(error)
  }
}

/** What is said of a record that stands in the file twice; null for the first of its kind. */
function metBefore({ reference, isbn13, ean }: BookRecord, line: number, seen: SeenRecords): string | null {
  const first = seen.meet(`reference ${reference}`, line)
  if (first !== null) return `The same record stands in line ${first} already.`
  const number = isbn13 ?? ean
  const bearer = number === null ? null : seen.meet(`number ${number}`, line)
  return bearer === null ? null : `The record in line ${bearer} has the same number ${number}.`
}

function settledWithout(item: ReadItem, twice: string | null): Settled {
  if (twice !== null) return { item, outcome: 'refused', notes: [refused('record', twice)] }
  const isRefused = item.notes.some(({ level }) => level === 'refused')
  return { item, outcome: isRefused ? 'refused' : 'passedOver', notes: [] }
}
