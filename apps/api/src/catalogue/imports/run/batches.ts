// Records in batches: as many as one short transaction should write and memory should hold.

import type { BookRecord } from '../book-record.ts'
import { FileRefused, type ReadItem, refused, warning } from '../read-item.ts'
import type { OpenRecordSource } from '../source/open-record-source.ts'
import { type Candidate, candidateOf, type RecordResult } from '../write/candidate.ts'
import type { SeenRecords } from './seen-records.ts'

export interface Batch {
  candidates: Candidate[]
  /** Records that are not written: refused by the reader or duplicates within this file. */
  results: RecordResult[]
  /** How many records of the file are processed when this batch is. */
  position: number
}

interface OpenBatch {
  /** By their references. */
  candidates: Map<string, Candidate>
  results: RecordResult[]
}

const newBatch = (): OpenBatch => ({ candidates: new Map(), results: [] })

const finished = ({ candidates, results }: OpenBatch, position: number): Batch => ({
  candidates: [...candidates.values()],
  results,
  position,
})

const maxRecords = 800
const maxChars = 8_000_000

/**
 * Records up to `settled` are remembered and not yielded again. Records before a fault are yielded before it is thrown.
 */
export async function* inBatches(
  source: OpenRecordSource,
  seen: SeenRecords,
  doneCount: number,
): AsyncGenerator<Batch> {
  let position = 0
  let charsBefore = 0
  let batch = newBatch()
  const failures: FileRefused[] = []
  for await (const item of untilRefused(source.items, failures)) {
    position += 1
    const duplicateReason = item.record && duplicateOf(item.record, item.line, seen)
    if (position <= doneCount) continue
    const candidate = item.record && duplicateReason === null ? candidateOf(item, item.record) : null
    if (candidate) passOverEarlier(batch, candidate)
    if (candidate && !candidate.hasLostLetters) batch.candidates.set(candidate.record.reference, candidate)
    else batch.results.push(unwrittenResult(item, candidate ? lostLetters : duplicateReason))
    const isSmall = source.charCount() - charsBefore < maxChars
    if (isSmall && batch.candidates.size + batch.results.length < maxRecords) continue
    yield finished(batch, position)
    batch = newBatch()
    charsBefore = source.charCount()
  }
  if (batch.candidates.size + batch.results.length > 0) yield finished(batch, position)
  for (const failure of failures) throw failure
}

/** Of an update and a withdrawal of one title the later one is written. */
function passOverEarlier({ candidates, results }: OpenBatch, { item, record }: Candidate): void {
  const earlier = candidates.get(record.reference)
  if (!earlier) return
  const notes = [warning('record', `The record in line ${item.line} comes after it and holds.`)]
  candidates.delete(record.reference)
  results.push({ item: earlier.item, outcome: 'passedOver', notes })
}

async function* untilRefused(items: AsyncIterable<ReadItem>, failures: FileRefused[]): AsyncGenerator<ReadItem> {
  try {
    yield* items
  } catch (error) {
    if (!(error instanceof FileRefused)) throw error
    failures.push(error)
  }
}

/** The issue for a record that is in the file twice; null for the first of its kind. */
function duplicateOf(record: BookRecord, line: number, seen: SeenRecords): string | null {
  const { reference, notice, isbn13, ean } = record
  if (notice === 'withdrawal') return duplicateWithdrawal(record, line, seen)
  const first = seen.lineBefore(`reference ${reference}`, line)
  if (first !== null) return `The same record stands in line ${first} already.`
  const number = isbn13 ?? ean
  const firstLine = number === null ? null : seen.lineBefore(`number ${number}`, line)
  return firstLine === null ? null : `The record in line ${firstLine} has the same number ${number}.`
}

/** A message may bring a title and withdraw it, or the other way round: the later one holds. */
function duplicateWithdrawal({ reference, isbn13, ean }: BookRecord, line: number, seen: SeenRecords): string | null {
  const first = seen.lineBefore(`withdrawal ${reference}`, line)
  if (first !== null) return `The same record stands in line ${first} already.`
  const number = isbn13 ?? ean
  const numberLine = number === null ? null : seen.find(`number ${number}`)
  const isOwn = numberLine === null || numberLine === seen.find(`reference ${reference}`)
  return isOwn ? null : `The record in line ${numberLine} has the same number ${number}.`
}

const lostLetters = 'It has � where letters were lost before the file came here: ask its sender for it anew.'

/** `reason`: why it is refused, when its reader did not refuse it. */
function unwrittenResult(item: ReadItem, reason: string | null): RecordResult {
  if (reason !== null) return { item, outcome: 'refused', notes: [refused('record', reason)] }
  const isRefused = item.notes.some(({ level }) => level === 'refused')
  return { item, outcome: isRefused ? 'refused' : 'passedOver', notes: [] }
}
