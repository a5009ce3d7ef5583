// Reads JSON lines: one object in each line, with the headings of a table as keys.

import { type ReadItem, type RecordSource, refused, type Sender } from '../read-item.ts'
import { type ColumnMap, fieldIn } from '../table/column-map.ts'
import { readRow } from '../table/row-book.ts'
import type { TableField } from '../table/table-fields.ts'
import { type Line, parseObject, splitLines } from './split-lines.ts'

export function readJsonLines(chunks: AsyncIterable<string>, sender: string, map: ColumnMap): RecordSource {
  const ignored = new Set<string>()
  const fields = new Map<string, TableField | null>()
  const fieldOf = (key: string): TableField | null => {
    const field = fields.get(key) ?? fieldIn(map, key)
    if (fields.size < 1000) fields.set(key, field)
    if (field === null && ignored.size < 100) ignored.add(key)
    return field
  }
  const itemOf = ({ number, text }: Line): ReadItem => {
    const values = valuesIn(text, fieldOf)
    const notes = [refused('row', 'The line is no JSON object.')]
    if (!values) return { line: number, name: text.slice(0, 40), record: null, notes }
    return readRow((field) => values.get(field) ?? map.defaults[field] ?? null, number)
  }
  async function* items(): AsyncGenerator<ReadItem> {
    for await (const line of splitLines(chunks)) {
      if (line.text.trim() !== '') yield itemOf(line)
    }
  }
  const senderInfo: Sender = { name: sender, sentAt: null }
  return { format: 'JSON lines', sender: () => senderInfo, ignored: () => [...ignored], items: items() }
}

function valuesIn(text: string, fieldOf: (key: string) => TableField | null): Map<TableField, string> | null {
  const object = parseObject(text)
  if (!object) return null
  const values = new Map<TableField, string>()
  for (const [key, value] of Object.entries(object)) {
    const field = fieldOf(key)
    const cell = cellText(value)
    if (field && cell !== '' && !values.has(field)) values.set(field, cell)
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
