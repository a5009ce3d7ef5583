// One data file that fills one table: its fields are the table's columns. A field that refers to another table holds the
// key of a row there (`branch`), and the id of that row goes into the column (`branch_id`).

import { sql } from 'kysely'
import { z } from 'zod'
import type { Executor } from '../../src/database/transaction.ts'
import { DataFileError, type Numbered, readDataFile } from './data-file.ts'
import { insertRows } from './insert-rows.ts'

export const text = z.string().min(1)

/** A cell of a CSV file is text. */
export const whole = z.preprocess((cell) => (typeof cell === 'string' && cell !== '' ? Number(cell) : cell), z.int())

interface DataTableInput<Shape extends z.ZodRawShape> {
  file: string
  table: string
  fields: Shape
  /** By field, the table that it refers to. */
  references?: Partial<Record<keyof Shape & string, string>>
  /** The fields that other files know a row by, joined by a slash. */
  key?: readonly (keyof Shape & string)[]
  /** Its rows have ids: the first line is number 1. New lines go to the end. */
  numbered?: boolean
  /** Columns that follow from the record; `now`: when the shop is filled. */
  derive?(record: z.infer<z.ZodObject<Shape>>, now: number): object
  /** Fields that are no columns. */
  aside?: readonly (keyof Shape & string)[]
}

/** The ids of the rows so far, by table and key. */
export class LoadedIds {
  readonly #tables = new Map<string, Map<string, number>>()

  add(table: string, ids: Iterable<readonly [key: string, id: number]>): void {
    this.#tables.set(table, new Map(ids))
  }

  find(table: string, key: string): number | undefined {
    return this.#tables.get(table)?.get(key)
  }
}

export interface LoadableTable {
  file: string
  table: string
  numbered: boolean
  /** `now`: when the shop is filled. */
  load(tx: Executor, folder: URL, ids: LoadedIds, now: number): Promise<void>
}

export interface DataTable<Value> extends LoadableTable {
  read(folder: URL): Numbered<Value>[]
}

export function dataTable<Shape extends z.ZodRawShape>(
  input: DataTableInput<Shape>,
): DataTable<z.infer<z.ZodObject<Shape>>> {
  type Value = z.infer<z.ZodObject<Shape>>
  const { file, table, numbered = false, key } = input
  const shape = z.strictObject(input.fields)
  const read = (folder: URL): Numbered<Value>[] => readDataFile(folder, file, shape)
  const columnsOf = columnMapper(input)
  async function load(tx: Executor, folder: URL, ids: LoadedIds, now: number): Promise<void> {
    const records = read(folder)
    if (key) ids.add(table, keysOf(file, records, key))
    const rows = records.map(({ line, value }, index) => ({
      line,
      value: { ...(numbered && { id: index + 1 }), ...columnsOf(value, line, ids), ...input.derive?.(value, now) },
    }))
    await insertNumbered(tx, file, table, rows)
  }
  return { file, table, numbered, read, load }
}

function keysOf(file: string, records: readonly Numbered<object>[], key: readonly string[]): Map<string, number> {
  const ids = new Map<string, number>()
  for (const [index, { line, value }] of records.entries()) {
    const name = key.map((field) => Reflect.get(value, field)).join('/')
    if (ids.has(name)) throw new DataFileError(file, line, `“${name}” stands in an earlier line already`)
    ids.set(name, index + 1)
  }
  return ids
}

/** Every column in every row, because one statement writes them all. */
function columnMapper({ file, fields, references = {}, aside = [] }: DataTableInput<z.ZodRawShape>) {
  const names = Object.keys(fields).filter((field) => !aside.includes(field))
  return (record: object, line: number, ids: LoadedIds): Record<string, unknown> =>
    Object.fromEntries(
      names.map((field) => {
        const value: unknown = Reflect.get(record, field) ?? null
        const table = references[field]
        if (table === undefined) return [field, value]
        const id = value === null ? null : ids.find(table, String(value))
        if (id === undefined) throw new DataFileError(file, line, `${field}: there is no “${value}”`)
        return [`${field}_id`, id]
      }),
    )
}

/** All at once; when the database refuses, one by one, to say in which line the fault is. */
async function insertNumbered(
  tx: Executor,
  file: string,
  table: string,
  rows: readonly Numbered<object>[],
): Promise<void> {
  await sql`savepoint before_rows`.execute(tx)
  try {
    await insertRows(
      tx,
      table,
      rows.map(({ value }) => value),
    )
  } catch (error) {
    await sql`rollback to savepoint before_rows`.execute(tx)
    for (const { line, value } of rows)
      await insertRows(tx, table, [value]).catch((fault: unknown) => {
        throw new DataFileError(file, line, fault instanceof Error ? fault.message : String(fault), fault)
      })
    throw error
  }
}
