// What a reader yields for each record of a file: the record or a refusal, and its issues.

import type { BookRecord } from './book-record.ts'

/** `refused`: the record is left out. `warning`: it is imported without the field named. */
export type NoteLevel = 'refused' | 'warning'

export interface Note {
  level: NoteLevel
  /** The field of the record: `ISBN`, `Price`, the name of a column. */
  field: string
  reason: string
}

export interface ReadItem {
  /** Its position in the file, from 1. */
  line: number
  /** How a person identifies it: the sender's key, or the title. */
  name: string
  /** Null when there is nothing to write: refused, or not meant for a shop. */
  record: BookRecord | null
  notes: readonly Note[]
}

/** Who sent the file and when. */
export interface Sender {
  name: string
  /** An ISO timestamp; null when the file gives none. */
  sentAt: string | null
}

/** The records of a file in order. The sender is known from the first of them on. */
export interface RecordSource {
  format: string
  sender(): Sender
  /** Unknown headings and keys, as far as they were met. */
  ignored(): readonly string[]
  items: AsyncIterable<ReadItem>
}

export const refused = (field: string, reason: string): Note => ({ level: 'refused', field, reason })

export const warning = (field: string, reason: string): Note => ({ level: 'warning', field, reason })

/** The rest of the file cannot be read: shown to the user without a stack. The records before it are kept. */
export class FileRefused extends Error {
  readonly line: number | null

  constructor(message: string, line: number | null = null) {
    super(message)
    this.line = line
  }
}
