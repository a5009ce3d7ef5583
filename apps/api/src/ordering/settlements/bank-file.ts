// Tables that banks and payment providers export. A line that cannot be read is named and loses no other, wherever a file
// was cut; so a cell does not go over several lines.

import { createHash } from 'node:crypto'
import { done, type Outcome, refused } from '@stoa/domain/outcome'
import { CsvError, parse } from 'csv-parse/sync'
import { z } from 'zod'
import { isStorable } from '../../storable-text.ts'

export interface BankLine {
  /** Counted from 1. */
  line: number
  /** By the headings. */
  cells: ReadonlyMap<string, string>
}

export interface LineProblem {
  line: number
  problem: string
}

/** In the order of the lines. */
export const describeProblems = (problems: readonly LineProblem[]): string[] =>
  problems.toSorted((one, other) => one.line - other.line).map(({ line, problem }) => `line ${line}: ${problem}`)

export interface BankTable {
  lines: BankLine[]
  problems: LineProblem[]
}

/** By which just this file is known again. */
export const digestOf = (bytes: Buffer): Buffer => createHash('sha256').update(bytes).digest()

const mostBytes = 50_000_000
const record = z.array(z.array(z.string()))

/** UTF-8, or the Greek of Windows where it is not. */
function decode(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1253').decode(bytes)
  }
}

function splitLine(text: string, delimiter: string): string[] | null {
  try {
    return record.parse(parse(text, { delimiter, relax_quotes: true, trim: true }))[0] ?? []
  } catch (error) {
    if (error instanceof CsvError) return null
    throw error
  }
}

const delimiterOf = (text: string): string =>
  [';', '\t', ','].find((delimiter) => text.split(delimiter).length > 2) ?? ';'

/**
 * The lines below the one that has all these headings; what stands above it is not looked at. `isMeant`: which of the
 * lines are rows at all, where others are between them.
 */
export function readBankFile(
  bytes: Buffer,
  headings: readonly string[],
  isMeant: (cells: readonly string[]) => boolean,
): Outcome<BankTable, string> {
  if (bytes.length > mostBytes) return refused('The file is larger than 50 MB.')
  const end = bytes.lastIndexOf('\n') + 1
  const texts = decode(bytes.subarray(0, end)).split(/\r?\n/).slice(0, -1)
  const rows = texts.map((text) => splitLine(text, delimiterOf(text)))
  const top = rows.findIndex((cells) => cells !== null && headings.every((heading) => cells.includes(heading)))
  const names = rows[top]
  if (!names) return refused(`No line has the headings ${headings.join(', ')}.`)
  const problems: LineProblem[] = []
  const lines = texts.slice(top + 1).flatMap((text, index): BankLine[] => {
    const line = top + index + 2
    const cells = splitLine(text, delimiterOf(texts[top] ?? ''))
    if (text.trim() === '' || (cells && !isMeant(cells))) return []
    const problem = problemOf(cells, names.length)
    if (problem === null && cells) return [{ line, cells: new Map(names.map((name, at) => [name, cells[at] ?? ''])) }]
    problems.push({ line, problem: problem ?? '' })
    return []
  })
  if (end < bytes.length)
    problems.push({
      line: texts.length + 1,
      problem: 'the file ends within it; if it is whole, end it with a new line',
    })
  return done({ lines, problems })
}

function problemOf(cells: readonly string[] | null, count: number): string | null {
  if (cells === null) return 'a quotation mark is missing'
  if (!cells.every(isStorable)) return 'it has letters that are none'
  // some end every line with a mark, and only some have a heading for what is behind it
  const isLong = cells.length > count && cells.slice(count).some((cell) => cell !== '')
  return cells.length < count || isLong ? `there are ${cells.length} cells below ${count} headings` : null
}

/** By the number of the line where there is one, otherwise by all that it says and which of its like in the file it is. */
export function identityOf({ cells }: BankLine, heading: string | undefined, seen: Map<string, number>): string {
  const number = cells.get(heading ?? '') ?? ''
  if (number !== '' && number.length <= 150) return `row ${number}`
  const text = JSON.stringify([...cells.values()])
  const count = (seen.get(text) ?? 0) + 1
  seen.set(text, count)
  return `${createHash('sha256').update(text).digest('hex')} ${count}`
}
