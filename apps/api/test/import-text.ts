// Imports what a test has written, as if it had come in a file.

import { createHash } from 'node:crypto'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Database } from '../src/database/connect.ts'
import { type ImportResult, type ImportWish, importFile } from '../src/imports/import.service.ts'
import { type ReportLine, reportLines } from '../src/imports/report-file.ts'
import { noMap } from '../src/imports/table/column-map.ts'
import { testDay } from './test-day.ts'

const folder = mkdtempSync(join(tmpdir(), 'stoa-import-'))

export interface Imported extends ImportResult {
  /** Only what is not nought. */
  came: Record<string, number>
  told: ReportLine[]
  /** How many records an earlier attempt had settled. */
  settledBefore: number
}

export interface TextWish extends Partial<ImportWish> {
  /** Stops after so many batches. */
  batches?: number
  name?: string
  now?: number
}

export function writeTestFile(text: string | Uint8Array, name = 'books.txt'): string {
  const path = join(folder, name)
  writeFileSync(path, text)
  return path
}

export async function importText(db: Database, text: string | Uint8Array, wish: TextWish = {}): Promise<Imported> {
  return await importPath(db, writeTestFile(text, wish.name), wish)
}

export async function importPath(db: Database, path: string, wish: TextWish = {}): Promise<Imported> {
  const { batches = Number.POSITIVE_INFINITY, now = testDay, ...rest } = wish
  const told: ReportLine[] = []
  let [written, before] = [0, 0]
  const whole = { path, map: noMap, sender: null, encoding: null, isTrial: false, fromStart: false, ...rest }
  const result = await importFile(db, () => now, whole, {
    began: (_, settledBefore) => {
      before = settledBefore
    },
    settled(some) {
      written += 1
      told.push(...reportLines(some))
    },
    isStopped: () => written >= batches,
  })
  const came = Object.fromEntries(Object.entries(result.counts).filter(([, count]) => count > 0))
  return { ...result, came, told, settledBefore: before }
}

const tables = [
  ...['product', 'contributor', 'contributor_alias', 'publisher', 'series', 'product_contributor', 'product_category'],
  ...['product_source', 'price_history', 'search_doc', 'search_title', 'search_term', 'work', 'contributor_role'],
]

/** The same as long as not a row has changed. */
export async function digestOf(db: Database): Promise<string> {
  const hash = createHash('sha256')
  for (const table of tables) {
    const { rows } = await sql<{ digest: string | null }>`
      select md5(string_agg(row::text, ',' order by row::text)) as digest from ${sql.table(table)} row`.execute(db)
    hash.update(`${table} ${rows[0]?.digest}\n`)
  }
  return hash.digest('hex')
}
