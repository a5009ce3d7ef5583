// What a reader gives for each record of a file: the record, or why there is none, and everything worth a word.

import type { BookRecord } from './book-record.ts'

/** `refused`: the record is left out. `warning`: it comes in without what is told. */
export type NoteLevel = 'refused' | 'warning'

export interface Note {
  level: NoteLevel
  /** Which part of the record: `ISBN`, `Price`, the name of a column. */
  field: string
  reason: string
}

export interface ReadItem {
  /** Where the record begins in the file, from 1. */
  line: number
  /** How a person finds it again: the sender's key, or the title. */
  name: string
  /** Null when there is nothing to write: refused, or not meant for a shop. */
  record: BookRecord | null
  notes: readonly Note[]
}

/** Who sent the file and when. */
export interface Sender {
  name: string
  /** An ISO moment; null when the file does not say. */
  sentAt: string | null
}

/** The records of a file in their order. The sender is known from the first of them on. */
export interface RecordSource {
  format: string
  sender(): Sender
  /** Headings and keys that nobody knows, as far as they were met. */
  ignored(): readonly string[]
  items: AsyncIterable<ReadItem>
}

export const refused = (field: string, reason: string): Note => ({ level: 'refused', field, reason })

export const warning = (field: string, reason: string): Note => ({ level: 'warning', field, reason })

/** The whole file cannot be read on: said to the person who gave it, without a stack. What came before is kept. */
export class FileRefused extends Error {
  readonly line: number | null

  constructor(message: string, line: number | null = null) {
    super(message)
    this.line = line
  }
}
