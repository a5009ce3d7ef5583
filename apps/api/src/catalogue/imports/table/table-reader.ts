// Reads the shop's own tables: the first row has the headings, every other one is a title.

import { normalizeWords } from '@stoa/domain/catalogue/people/name-keys'
import { FileRefused, type ReadItem, type RecordSource, refused, warning } from '../read-item.ts'
import { CellMap } from './cell-map.ts'
import { type ColumnMap, columnIn } from './column-map.ts'
import { DateOrder } from './date-order.ts'
import { type FileContext, readRow } from './row-book.ts'
import { type Row, splitRows } from './split-rows.ts'
import type { Column } from './table-fields.ts'
import { isShopify, VariantRows } from './variant-rows.ts'

const separators = ['\t', ';', ',', '|'] as const

/** The one that Excel states above them, or the most frequent separator of the headings; `head` is the beginning of the file. */
export function separatorIn(head: string): string {
  const [, stated] = /^sep=(.)\r?\n/i.exec(head) ?? []
  if (stated !== undefined) return stated
  const [first = ''] = head.trimStart().split(/\r?\n/, 1)
  const candidates = separators.map((separator) => ({ separator, count: first.split(separator).length }))
  return candidates.reduce((best, candidate) => (candidate.count > best.count ? candidate : best)).separator
}

interface Columns {
  /** In the order of the file; null for an unknown heading. */
  columns: (Column | null)[]
  ignored: string[]
  /** The column of a Shopify export that tells a product's variants apart. */
  option: number
}

/** «Περιγραφή» is a text beside a title; alone it is what programs of accounts call the name of an item. */
const isName = (heading: string, map: ColumnMap): boolean =>
  normalizeWords(heading) === 'περιγραφη' && !Object.hasOwn(map.columns, heading)

function readHeadings(headings: readonly string[], map: ColumnMap): Columns {
  const known = headings.map((heading) => columnIn(map, heading))
  const hasTitle = known.some((column) => column?.field === 'title')
  const columns = known.map((column, index) => (hasTitle || !isName(headings[index] ?? '', map) ? column : null))
  for (const [index, column] of columns.entries()) {
    const twin = columns.findIndex((other) => other?.field === column?.field && other?.rank === column?.rank)
    if (column === null || twin === index) continue
    const both = `“${headings[twin]}” and “${headings[index]}”`
    throw new FileRefused(`Two columns are taken for “${column.field}”: ${both}. Say with --map which one is meant.`, 1)
  }
  const fields = columns.map((column) => column?.field)
  if (!fields.includes('title') && !fields.includes('isbn')) {
    throw new FileRefused('No column is known as title or isbn. Say with --map what the columns are.', 1)
  }
  return {
    columns,
    ignored: headings.filter((_, index) => columns[index] === null),
    option: isShopify(headings) ? headings.indexOf('Option1 Value') : -1,
  }
}

export function readTable(
  chunks: AsyncIterable<string>,
  sender: string,
  map: ColumnMap,
  separator: string,
  today: string,
  dates: DateOrder = new DateOrder(),
): RecordSource {
  const ignored: string[] = []
  async function* items(): AsyncGenerator<ReadItem> {
    let columns: Columns | null = null
    let variants: VariantRows | null = null
    for await (const row of splitRows(chunks, separator)) {
      if (columns) {
        yield itemOf(row, columns, { map, today, dates }, variants)
      } else if (!/^sep=/i.test(row.cells[0] ?? '')) {
        columns = readHeadings(row.cells, map)
        ignored.push(...columns.ignored)
        variants = isShopify(row.cells) ? new VariantRows() : null
      }
    }
  }
  return { format: 'table', sender: () => ({ name: sender, sentAt: null }), ignored: () => ignored, items: items() }
}

const maxNameLength = 60

interface RowContext extends FileContext {
  map: ColumnMap
}

function itemOf(row: Row, { columns, option }: Columns, context: RowContext, variants: VariantRows | null): ReadItem {
  const { line, cells } = row
  const name = (cells[0] ?? '').slice(0, maxNameLength)
  const refusedRow = (reason: string): ReadItem => ({ line, name, record: null, notes: [refused('row', reason)] })
  if (row.isBroken) return refusedRow('A quotation mark is opened and never closed.')
  if (cells.length > columns.length) return refusedRow(`It has ${cells.length} cells under ${columns.length} headings.`)
  const own = new CellMap()
  for (const [index, column] of columns.entries()) if (column) own.add(column, cells[index] ?? '')
  const values = variants ? variants.complete(own, cells[option] ?? '') : own
  if (typeof values === 'string') return { line, name, record: null, notes: [warning('row', values)] }
  if (values === null) return { line, name, record: null, notes: [] }
  return readRow((field) => values.get(field) ?? context.map.defaults[field] ?? null, line, context)
}
