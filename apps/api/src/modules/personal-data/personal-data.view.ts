// What the shop holds, by names that can be read.

import { readFileSync } from 'node:fs'
import type { PersonalData } from '@stoa/contract/personal-data'
import type { Language } from '@stoa/domain/language'
import type { DataKind } from './data-catalogue.ts'
import type { DataRow } from './export.queries.ts'

type Words = Record<DataKind, { name: string; purpose: string }>

const read = (language: Language): Words =>
  JSON.parse(readFileSync(new URL(`../../../locales/personal-data.${language}.json`, import.meta.url), 'utf8'))

const words: Record<Language, Words> = { el: read('el'), en: read('en') }

const readable = (column: string): string => column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())

/** Pictures are the only bytes that are told. */
function told(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString()
  return Buffer.isBuffer(value) ? `data:image/webp;base64,${value.toString('base64')}` : value
}

export const viewPart = (kind: DataKind, rows: DataRow[], language: Language): PersonalData['parts'][number] => ({
  code: kind,
  name: words[language][kind].name,
  purpose: words[language][kind].purpose,
  rows: rows.map((row) =>
    Object.fromEntries(Object.entries(row).map(([name, value]) => [readable(name), told(value)])),
  ),
})
