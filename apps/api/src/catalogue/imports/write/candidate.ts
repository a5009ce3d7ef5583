// A record on its way into the shop, and what became of it.

import { hash } from 'node:crypto'
import type { BookRecord } from '../book-record.ts'
import type { Note, ReadItem } from '../read-item.ts'

export const outcomes = ['added', 'changed', 'unchanged', 'withdrawn', 'older', 'passedOver', 'refused'] as const

/** `older`: a newer message of the same sender was here before. `passedOver`: not meant for a shop. */
export type OutcomeName = (typeof outcomes)[number]

export interface Candidate {
  item: ReadItem
  record: BookRecord
  /** Of everything the record says. */
  hash: string
}

export interface RecordResult {
  item: ReadItem
  outcome: OutcomeName
  /** In addition to what the reader noticed. */
  notes: readonly Note[]
}

/** Counts up when records are understood in another way, so that they are looked at again. */
const parserVersion = 1

export const candidateOf = (item: ReadItem, record: BookRecord): Candidate => ({
  item,
  record,
  hash: hash('sha1', `${parserVersion}${JSON.stringify(record)}`, 'base64url'),
})
