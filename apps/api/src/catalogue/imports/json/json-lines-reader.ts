// Reads JSON lines, one object in each line with the headings of a table as keys, or an array of such objects.

import { type ReadItem, type RecordSource, refused, type Sender } from '../read-item.ts'
import { CellMap } from '../table/cell-map.ts'
import { type ColumnMap, columnIn } from '../table/column-map.ts'
import { DateOrder } from '../table/date-order.ts'
import { readRow } from '../table/row-book.ts'
import type { Column } from '../table/table-fields.ts'
import { type Line, parseObject, splitLines } from './split-lines.ts'
import { splitObjects } from './split-objects.ts'

interface JsonInput {
  sender: string
  map: ColumnMap
  /** `2026-11-20` */
  today: string
  dates?: DateOrder
}

export const readJsonLines = (chunks: AsyncIterable<string>, input: JsonInput): RecordSource =>
  readObjects('JSON lines', splitLines(chunks), input)

export const readJsonArray = (chunks: AsyncIterable<string>, input: JsonInput): RecordSource =>
  readObjects('JSON', objectLines(chunks), input)

async function* objectLines(chunks: AsyncIterable<string>): AsyncGenerator<Line> {
  for await (const { line, text } of splitObjects(chunks)) yield { number: line, text }
}

function readObjects(
  format: string,
  lines: AsyncIterable<Line>,
  { sender, map, today, dates = new DateOrder() }: JsonInput,
): RecordSource {
  const ignored = new Set<string>()
  const columns = new Map<string, Column | null>()
  const columnOf = (key: string, value: unknown): Column | null => {
    const column = isNested(value) ? null : (columns.get(key) ?? columnIn(map, key))
    if (columns.size < 1000 && !isNested(value)) columns.set(key, column)
    if (column === null && ignored.size < 100) ignored.add(key)
    return column
  }
  const itemOf = ({ number, text }: Line): ReadItem => {
    const values = valuesIn(text, columnOf)
    const notes = [refused('row', 'The line is no JSON object.')]
    if (!values) return { line: number, name: text.slice(0, 40), record: null, notes }
    return readRow((field) => values.get(field) ?? map.defaults[field] ?? null, number, { today, dates })
  }
  async function* items(): AsyncGenerator<ReadItem> {
    for await (const line of lines) {
      if (line.text.trim() !== '') yield itemOf(line)
    }
  }
  const senderInfo: Sender = { name: sender, sentAt: null }
  return { format, sender: () => senderInfo, ignored: () => [...ignored], items: items() }
}

/** `{"author": {"name": …}}`: no cell could hold it. */
const isNested = (value: unknown): boolean =>
  Array.isArray(value) ? value.some(isNested) : typeof value === 'object' && value !== null

function valuesIn(text: string, columnOf: (key: string, value: unknown) => Column | null): CellMap | null {
  const object = parseObject(text)
  if (!object) return null
  const values = new CellMap()
  for (const [key, value] of Object.entries(object)) {
    const column = columnOf(key, value)
    if (column) values.add(column, cellText(value))
  }
  return values
}

/** Strings, numbers and booleans as a cell would hold them; several of them separated by semicolons. */
function cellText(value: unknown): string {
  if (typeof value === 'string') return value.trim()
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  return Array.isArray(value)
    ? value
        .map(cellText)
        .filter((part) => part !== '')
        .join('; ')
    : ''
}
