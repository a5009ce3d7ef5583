// Every row with an issue, for whoever sent the file: a table that any spreadsheet opens.

import { appendFileSync, existsSync, statSync, writeFileSync } from 'node:fs'
import type { Note } from './read-item.ts'
import type { RecordResult } from './write/candidate.ts'

export interface ReportLine extends Note {
  /** The record's position in the file, from 1. */
  line: number
  /** How the record is identified. */
  record: string
}

export const reportLines = (results: readonly RecordResult[]): ReportLine[] =>
  results.flatMap(({ item, notes }) =>
    [...item.notes, ...notes].map((note) => ({ ...note, line: item.line, record: item.name })),
  )

const headings = ['file', 'line', 'record', 'level', 'what', 'why']

/** Tabs and line ends would split a cell, a leading sign would make it a formula. */
const cell = (value: string | number): string =>
  String(value)
    .replace(/[\t\r\n]+/g, ' ')
    .replace(/^(?=[=+@])/, "'")

const row = (cells: readonly (string | number)[]): string => `${cells.map(cell).join('\t')}\n`

export class ReportFile {
  readonly #path: string
  readonly #file: string

  /** `isContinued`: an earlier attempt has begun it. */
  constructor(path: string, file: string, isContinued: boolean) {
    this.#path = path
    this.#file = file
    const exists = isContinued && existsSync(path) && statSync(path).size > 0
    if (!exists) writeFileSync(path, row(headings))
  }

  add(lines: readonly ReportLine[]): void {
    const rows = lines.map(({ line, record, level, field, reason }) =>
      row([this.#file, line, record, level, field, reason]),
    )
    if (rows.length > 0) appendFileSync(this.#path, rows.join(''))
  }
}
