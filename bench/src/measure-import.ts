// Imports a large ONIX message into a shop of its own: time and memory; then the same file again.

import { join } from 'node:path'
import { withClient } from './database-client.ts'
import type { Bench, Measure } from './measure.ts'
import { writeOnixFile } from './onix-file.ts'
import { type ImportRun, runImport } from './run-import.ts'
import { root } from './start-server.ts'
import type { Figure } from './table.ts'

const maxRecords = 100_000

async function emptyDatabase(bench: Bench): Promise<string> {
  const url = await bench.databaseUrl()
  await withClient(url, (client) => client.query('create database stoa_import'))
  return url.replace(/[^/]+$/, 'stoa_import')
}

function importFile(bench: Bench, databaseUrl: string, path: string): Promise<ImportRun> {
  const nodeArguments = bench.profiles ? ['--cpu-prof', `--cpu-prof-dir=${bench.profiles}`] : []
  const logFile = join(bench.folder, 'import.log')
  return runImport({ folder: root, databaseUrl, path, logFile, env: process.env, nodeArguments })
}

/** The wall-clock time on an idle machine is estimated from the processor time. */
function processorNote({ own, database }: ImportRun, records: number): string {
  if (own === null || database === null) return ''
  const each = (milliseconds: number): string => `${((milliseconds * 1000) / records).toFixed(0)} µs`
  return `; processors for each: importer ${each(own)}, database ${each(database)}`
}

async function measure(bench: Bench): Promise<Figure[]> {
  const records = Math.min(maxRecords, bench.products)
  const path = join(bench.folder, 'books.xml')
  await writeOnixFile(path, records)
  const database = await emptyDatabase(bench)
  const first = await importFile(bench, database, path)
  const again = await importFile(bench, database, path)
  if (!again.output.includes(`${records} unchanged`)) throw new Error(`the second import wrote: ${again.output}`)
  const note = `${records.toLocaleString('en-US')} records, on an empty shop, with search${processorNote(first, records)}`
  return [
    { label: 'ONIX: products per second', value: first.perSecond, unit: '', target: { atLeast: 2000 }, note },
    {
      label: 'resident memory of the import',
      value: Math.max(first.residentMb, again.residentMb),
      unit: 'MB',
      target: { atMost: 400 },
    },
    { label: 'the same file again: records per second', value: again.perSecond, unit: '', note: 'nothing is written' },
  ]
}

export const bookImport: Measure = { name: 'import', title: 'Getting books in', takesLong: true, measure }
