// Imports a string that a test has written, as if it were a file.

import { createHash } from 'node:crypto'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { type ImportInput, type ImportResult, importFile } from '../src/catalogue/imports/import.service.ts'
import { type ReportLine, reportLines } from '../src/catalogue/imports/report-file.ts'
import { noMap } from '../src/catalogue/imports/table/column-map.ts'
import type { Database } from '../src/database/connect.ts'
import { testDay } from './test-day.ts'

const folder = mkdtempSync(join(tmpdir(), 'stoa-import-'))

export interface Imported extends ImportResult {
  /** Only counts other than zero. */
  nonZeroCounts: Record<string, number>
  lines: ReportLine[]
  /** How many records an earlier attempt had processed. */
  alreadyProcessed: number
}

export interface ImportTextOptions extends Partial<ImportInput> {
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

export async function importText(
  db: Database,
  text: string | Uint8Array,
  options: ImportTextOptions = {},
): Promise<Imported> {
  return await importPath(db, writeTestFile(text, options.name), options)
}

export async function importPath(db: Database, path: string, options: ImportTextOptions = {}): Promise<Imported> {
  const { batches = Number.POSITIVE_INFINITY, now = testDay, ...rest } = options
  const lines: ReportLine[] = []
  let [written, processedBefore] = [0, 0]
  const input = { path, map: noMap, sender: null, encoding: null, isTrial: false, fromStart: false, ...rest }
  const result = await importFile(db, () => now, input, {
    onStart: (_, alreadyProcessed) => {
      processedBefore = alreadyProcessed
    },
    onResults(items) {
      written += 1
      lines.push(...reportLines(items))
    },
    isStopped: () => written >= batches,
  })
  const nonZeroCounts = Object.fromEntries(Object.entries(result.counts).filter(([, count]) => count > 0))
  return { ...result, nonZeroCounts, lines, alreadyProcessed: processedBefore }
}

const tables = [
  ...['product', 'contributor', 'contributor_alias', 'publisher', 'series', 'product_contributor', 'product_category'],
  ...['product_source', 'price_history', 'search_doc', 'search_title', 'search_term', 'work', 'contributor_role'],
]

/** The same as long as no row has changed. */
export async function digestOf(db: Database): Promise<string> {
  const hash = createHash('sha256')
  for (const table of tables) {
    const { rows } = await sql<{ digest: string | null }>`
      select md5(string_agg(row::text, ',' order by row::text)) as digest from ${sql.table(table)} row`.execute(db)
    hash.update(`${table} ${rows[0]?.digest}\n`)
  }
  return hash.digest('hex')
}
