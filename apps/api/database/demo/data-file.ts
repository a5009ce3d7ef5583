// Reads the data files of the built-in shop: JSON lines, and CSV where a record is a row of short values. Every record is
// checked, and what is wrong is said with its file and line.

import { readFileSync } from 'node:fs'
import { CsvError, parse } from 'csv-parse/sync'
import { z } from 'zod'

/** Something in a data file is wrong; nothing of the shop is loaded. */
export class DataFileError extends Error {
  constructor(file: string, line: number, reason: string, cause?: unknown) {
    super(`${file}, line ${line}: ${reason}`, { cause })
  }
}

/** A record and the line that it ends on, from 1. */
export interface Numbered<Value> {
  line: number
  value: Value
}

export const dataFolder = new URL('./data/', import.meta.url)

export function readDataFile<Value>(folder: URL, file: string, shape: z.ZodType<Value>): Numbered<Value>[] {
  const text = readFileSync(new URL(file, folder), 'utf8')
  const lines = file.endsWith('.csv') ? csvRecords(file, text) : jsonLines(file, text)
  return lines.map(({ line, value }) => {
    const parsed = shape.safeParse(value)
    if (parsed.success) return { line, value: parsed.data }
    const [issue] = parsed.error.issues
    throw new DataFileError(file, line, [issue?.path.join('.'), issue?.message].filter((part) => part).join(': '))
  })
}

const jsonLines = (file: string, text: string): Numbered<unknown>[] =>
  text
    .split('\n')
    .map((entry, index) => ({ line: index + 1, entry }))
    .filter(({ entry }) => entry.trim() !== '')
    .map(({ line, entry }) => {
      try {
        return { line, value: JSON.parse(entry) }
      } catch (error) {
        throw new DataFileError(file, line, 'it is not JSON', error)
      }
    })

const csvRow = z.array(z.object({ record: z.record(z.string(), z.string()), info: z.object({ lines: z.int() }) }))

/** The first row has the names of the columns; an empty cell is no value. */
function csvRecords(file: string, text: string): Numbered<unknown>[] {
  try {
    return csvRow.parse(parse(text, { columns: true, info: true })).map(({ record, info }) => ({
      line: info.lines,
      value: Object.fromEntries(Object.entries(record).filter(([, cell]) => cell !== '')),
    }))
  } catch (error) {
    if (error instanceof CsvError) throw new DataFileError(file, Number(error.lines), error.message, error)
    throw error
  }
}
