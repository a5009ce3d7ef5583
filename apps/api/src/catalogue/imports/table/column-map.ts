// The column map of a file that does not explain itself: what each column is, and defaults for every row. A JSON file:
// { "sender", "encoding", "separator", "columns": { heading: field | null }, "defaults": { field: text } }.

import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { FileRefused } from '../read-item.ts'
import { type Column, columnOfHeading, type TableField, tableFields } from './table-fields.ts'

const field = z.enum(Object.keys(tableFields) as [TableField, ...TableField[]])

const columnMapShape = z.strictObject({
  /** The sender: the same references under another sender are other records. */
  sender: z.string().min(1).max(100).optional(),
  encoding: z.string().min(1).optional(),
  separator: z.enum([',', ';', '\t', '|']).optional(),
  columns: z.record(z.string(), field.nullable()).default({}),
  /** For rows whose own cell is empty or missing. */
  defaults: z.partialRecord(field, z.string()).default({}),
})

export type ColumnMap = z.infer<typeof columnMapShape>

export const noMap: ColumnMap = { columns: {}, defaults: {} }

export async function readColumnMap(path: string): Promise<ColumnMap> {
  const text = await readFile(path, 'utf8').catch(() => {
    throw new FileRefused(`There is no column map ${path}.`)
  })
  const parsed = columnMapShape.safeParse(jsonIn(text))
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new FileRefused(`The column map is not right: ${issue?.path.join('.') || 'the file'}: ${issue?.message ?? ''}`)
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** What a heading stands for: as the map says, otherwise as it is commonly known. */
export function columnIn(map: ColumnMap, heading: string): Column | null {
  const mapped = map.columns[heading]
  if (mapped === undefined) return columnOfHeading(heading)
  return mapped === null ? null : { field: mapped, rank: null, unit: null }
}
