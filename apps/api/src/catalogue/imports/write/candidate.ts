// A record being imported, and its outcome.

import { hash } from 'node:crypto'
import type { BookRecord } from '../book-record.ts'
import type { Note, ReadItem } from '../read-item.ts'

export const outcomes = ['added', 'changed', 'unchanged', 'withdrawn', 'older', 'passedOver', 'refused'] as const

/** `older`: a newer message of the same sender was imported before. `passedOver`: not meant for a shop. */
export type OutcomeName = (typeof outcomes)[number]

export interface Candidate {
  item: ReadItem
  record: BookRecord
  /** A digest of the whole record. */
  hash: string
  /** Some text has a replacement character. */
  hasLostLetters: boolean
}

export interface RecordResult {
  item: ReadItem
  outcome: OutcomeName
  /** In addition to the reader's issues. */
  notes: readonly Note[]
}

/** Goes up when records are mapped differently, so that they are imported again. */
const parserVersion = 3

export function candidateOf(item: ReadItem, record: BookRecord): Candidate {
  const json = JSON.stringify(record)
  return {
    item,
    record,
    hash: hash('sha1', `${parserVersion}${json}`, 'base64url'),
    hasLostLetters: json.includes('\ufffd'),
  }
}
