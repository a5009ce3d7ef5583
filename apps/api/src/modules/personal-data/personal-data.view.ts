// What the shop holds, by names that can be read.

import { readFileSync } from 'node:fs'
import type { PersonalData } from '@stoa/contract/personal-data'
import type { Language } from '@stoa/domain/language'
import { type DataKind, dataCatalogue, toldColumns } from './data-catalogue.ts'
import type { DataRow } from './export.queries.ts'

interface Words {
  kinds: Record<DataKind, { name: string; purpose: string }>
  /** By the names that rows have. */
  fields: Record<string, string>
}

const read = (language: Language): Words =>
  JSON.parse(readFileSync(new URL(`../../../locales/personal-data.${language}.json`, import.meta.url), 'utf8'))

const words: Record<Language, Words> = { el: read('el'), en: read('en') }

export const readable = (column: string): string =>
  column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())

/** Pictures are the only bytes that are told. */
function told(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString()
  return Buffer.isBuffer(value) ? `data:image/webp;base64,${value.toString('base64')}` : value
}

function viewField(column: string, { fields }: Words) {
  const code = readable(column)
  return { code, name: fields[code] ?? code }
}

export const viewPart = (kind: DataKind, rows: DataRow[], language: Language): PersonalData['parts'][number] => ({
  code: kind,
  ...words[language].kinds[kind],
  fields: toldColumns(dataCatalogue[kind]).map((column) => viewField(column, words[language])),
  rows: rows.map((row) =>
    Object.fromEntries(Object.entries(row).map(([name, value]) => [readable(name), told(value)])),
  ),
})
