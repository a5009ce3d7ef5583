// What the shop holds about a customer, under readable names.

import { readFileSync } from 'node:fs'
import type { PersonalData } from '@stoa/contract/identity/personal-data'
import type { Language } from '@stoa/domain/language'
import { type DataKind, dataCatalogue } from './data-catalogue.ts'
import type { DataRow } from './export.queries.ts'
import { exportedColumns } from './personal-table.ts'

interface Labels {
  kinds: Record<DataKind, { name: string; purpose: string }>
  /** By the names of the sections. */
  fields: Record<string, string>
}

const read = (language: Language): Labels =>
  JSON.parse(readFileSync(new URL(`../../../locales/personal-data.${language}.json`, import.meta.url), 'utf8'))

const labels: Record<Language, Labels> = { el: read('el'), en: read('en') }

export const toCamelCase = (column: string): string => column.replace(/_(\w)/g, (_, char: string) => char.toUpperCase())

/** Pictures are the only bytes that are exported. */
function exportValue(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString()
  return Buffer.isBuffer(value) ? `data:image/webp;base64,${value.toString('base64')}` : value
}

function viewField(column: string, { fields }: Labels) {
  const code = toCamelCase(column)
  return { code, name: fields[code] ?? code }
}

export const viewPart = (kind: DataKind, rows: DataRow[], language: Language): PersonalData['parts'][number] => ({
  code: kind,
  ...labels[language].kinds[kind],
  fields: exportedColumns(dataCatalogue[kind]).map((column) => viewField(column, labels[language])),
  rows: rows.map((row) =>
    Object.fromEntries(Object.entries(row).map(([name, value]) => [toCamelCase(name), exportValue(value)])),
  ),
})
