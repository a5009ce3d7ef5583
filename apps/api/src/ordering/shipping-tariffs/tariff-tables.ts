// The tables of tariffs as spreadsheets have them: what is in a cell. Everything that is wrong is told, with its line.

import { carrierCodes } from '@stoa/domain/ordering/delivery/carriers'
import { done, type Outcome, refused } from '@stoa/domain/outcome'
import { CsvError, parse } from 'csv-parse/sync'
import { z } from 'zod'

export interface Numbered<Value> {
  line: number
  value: Value
}

const text = z.string().min(1, { error: 'it is empty' }).max(200, { error: 'it is longer than 200 letters' })
const area = z.string().regex(/^[a-z][a-z0-9-]{0,39}$/, { error: 'small letters, digits and dashes, 40 at most' })
const postalCode = z.string().regex(/^\d{3,7}$/, { error: 'a postal code of digits' })
const whole = (least: number) =>
  z
    .string()
    .regex(/^\d{1,7}$/, { error: 'a whole number' })
    .transform(Number)
    .refine((number) => number >= least, { error: `${least} or more` })
const isCarrier = (code: string): boolean => carrierCodes.some((known) => known === code)

export const tariffTables = {
  areas: z.object({ area, country: text, first_code: postalCode, last_code: postalCode }),
  bands: z.object({
    shipping_type: text,
    country: text,
    area: z
      .literal('')
      .or(area)
      .transform((code) => code || null),
    up_to_grams: z
      .literal('')
      .transform(() => null)
      .or(whole(1)),
    price_cents: whole(0),
  }),
  surcharges: z.object({ shipping_type: text, area, price_cents: whole(1), name_el: text, name_en: text }),
  'postal-codes': z.object({
    ...{
      code: z.string().regex(/^\d{4,5}$/, { error: 'four or five digits' }),
      region: text,
      city_el: text,
      city_en: text,
    },
    couriers: z
      .string()
      .transform((codes) => codes.split(' ').filter(Boolean))
      .refine((codes) => codes.every(isCarrier), { error: `of ${carrierCodes.join(', ')}, with spaces between them` }),
  }),
}

type TariffTables = typeof tariffTables
export type TableName = keyof TariffTables
export type RowOfTable<Name extends TableName> = z.infer<TariffTables[Name]>

export const isTableName = (name: string): name is TableName => Object.hasOwn(tariffTables, name)

export const lineProblem = ({ line }: Pick<Numbered<unknown>, 'line'>, problem: string): string =>
  `line ${line}: ${problem}`

const parsed = z.array(z.object({ record: z.array(z.string()), info: z.object({ lines: z.int() }) }))

/** `shape`: its fields are the headings, in any order. */
export function readTariffTable<Value>(
  file: string,
  shape: z.ZodObject & z.ZodType<Value>,
): Outcome<Numbered<Value>[], string[]> {
  const delimiter = /[,;\t]/.exec(file.split('\n', 1)[0] ?? '')?.[0] ?? ','
  const format = { bom: true, delimiter, info: true, relax_column_count: true, skip_empty_lines: true, trim: true }
  try {
    const [first, ...rows] = parsed.parse(parse(file, format))
    const headings = first?.record ?? []
    const wanted = Object.keys(shape.shape)
    if (headings.toSorted().join() !== wanted.toSorted().join())
      return refused([lineProblem({ line: 1 }, `the headings are not ${wanted.join(', ')}`)])
    if (rows.length === 0) return refused([lineProblem({ line: 1 }, 'there are no rows below the headings')])
    return checkRows(
      rows.map(({ record, info }) => ({ line: info.lines, value: record })),
      headings,
      shape,
    )
  } catch (error) {
    if (error instanceof CsvError) return refused([`line ${Number(error.lines)}: ${error.message}`])
    throw error
  }
}

function checkRows<Value>(
  rows: readonly Numbered<string[]>[],
  headings: readonly string[],
  shape: z.ZodType<Value>,
): Outcome<Numbered<Value>[], string[]> {
  const problems: string[] = []
  const values: Numbered<Value>[] = []
  for (const row of rows) {
    const { line, value: cells } = row
    if (cells.length !== headings.length) {
      problems.push(lineProblem(row, `there are ${cells.length} cells below ${headings.length} headings`))
      continue
    }
    const checked = shape.safeParse(Object.fromEntries(headings.map((heading, index) => [heading, cells[index]])))
    if (checked.success) values.push({ line, value: checked.data })
    else
      problems.push(
        ...checked.error.issues.map(({ path, message }) => lineProblem(row, `${path.join('.')}: ${message}`)),
      )
  }
  return problems.length === 0 ? done(values) : refused(problems)
}

const cellOf = (value: unknown): string => {
  const cell = Array.isArray(value) ? value.join(' ') : String(value ?? '')
  return /["\r\n;,]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}

/** Cells end with a semicolon, as in spreadsheets in Greek. */
export const writeTariffTable = (name: TableName, rows: readonly object[]): string => {
  const headings = Object.keys(tariffTables[name].shape)
  return [headings, ...rows.map((row) => headings.map((heading) => cellOf(Reflect.get(row, heading))))]
    .map((cells) => cells.join(';'))
    .join('\n')
}
