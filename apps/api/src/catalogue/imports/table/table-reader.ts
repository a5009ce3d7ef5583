// Reads the shop's own tables: the first row has the headings, every other one is a title.

import { FileRefused, type ReadItem, type RecordSource, refused } from '../read-item.ts'
import { type ColumnMap, fieldIn } from './column-map.ts'
import { readRow } from './row-book.ts'
import { type Row, splitRows } from './split-rows.ts'
import type { TableField } from './table-fields.ts'

const separators = ['\t', ';', ',', '|'] as const

/** The most frequent separator of the headings; `head` is the beginning of the file. */
export function separatorIn(head: string): string {
  const [first = ''] = head.trimStart().split(/\r?\n/, 1)
  const candidates = separators.map((separator) => ({ separator, count: first.split(separator).length }))
  return candidates.reduce((best, candidate) => (candidate.count > best.count ? candidate : best)).separator
}

interface Columns {
  /** The field of each column, in the order of the file. */
  fields: (TableField | null)[]
  /** Unknown headings. */
  ignored: string[]
}

function readHeadings(headings: readonly string[], map: ColumnMap): Columns {
  const fields = headings.map((heading) => fieldIn(map, heading))
  const duplicate = fields.find((field, index) => field !== null && fields.indexOf(field) !== index)
  if (duplicate)
    throw new FileRefused(`Two columns are taken for “${duplicate}”. Say with --map which one is meant.`, 1)
  if (!fields.includes('title') && !fields.includes('isbn')) {
    throw new FileRefused('No column is known as title or isbn. Say with --map what the columns are.', 1)
  }
  return { fields, ignored: headings.filter((_, index) => fields[index] === null) }
}

export function readTable(
  chunks: AsyncIterable<string>,
  sender: string,
  map: ColumnMap,
  separator: string,
): RecordSource {
  const ignored: string[] = []
  async function* items(): AsyncGenerator<ReadItem> {
    let columns: Columns | null = null
    for await (const row of splitRows(chunks, separator)) {
      if (columns) {
        yield itemOf(row, columns, map)
      } else {
        columns = readHeadings(row.cells, map)
        ignored.push(...columns.ignored)
      }
    }
  }
  return { format: 'table', sender: () => ({ name: sender, sentAt: null }), ignored: () => ignored, items: items() }
}

function itemOf(row: Row, { fields }: Columns, map: ColumnMap): ReadItem {
  const { line, cells } = row
  const refusedRow = (reason: string): ReadItem => ({
    line,
    name: cells[0] ?? '',
    record: null,
    notes: [refused('row', reason)],
  })
  if (row.isBroken) return refusedRow('A quotation mark is opened and never closed.')
  if (cells.length > fields.length) return refusedRow(`It has ${cells.length} cells under ${fields.length} headings.`)
  const values = new Map<TableField, string>()
  for (const [index, field] of fields.entries()) {
    const cell = cells[index]
    if (field && cell) values.set(field, cell)
  }
  return readRow((field) => values.get(field) ?? map.defaults[field] ?? null, line)
}
