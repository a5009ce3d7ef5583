// Imports a large ONIX message into a shop of its own: time and memory; then the same file again.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import type { Bench, Measure } from './measure.ts'
import { writeOnixFile } from './onix-file.ts'
import { startOwnProcess } from './own-process.ts'
import { processesFrom } from './process-tree.ts'
import { parentOf, processorMilliseconds } from './processor-time.ts'
import { root } from './start-server.ts'
import type { Figure } from './table.ts'

const maxRecords = 100_000
const intervalMs = 100

interface OwnDatabase {
  url: string
  /** The parent of all other processes of the database. */
  postmaster: number
}

async function emptyDatabase(bench: Bench): Promise<OwnDatabase> {
  const url = await bench.databaseUrl()
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('create database stoa_import')
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  const postmaster = parentOf(rows[0]?.pid ?? 0)
  await client.end()
  return { url: url.replace(/[^/]+$/, 'stoa_import'), postmaster }
}

/** Started as `npm run import` starts it. */
function importArguments(): string[] {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: { import: string } }
  return scripts.import.split(' ').slice(1)
}

interface Run {
  perSecond: number
  /** Peak value. */
  residentMb: number
  /** Milliseconds of processor time of the import and of its database; null where it is not available. */
  own: number | null
  database: number | null
  output: string
}

async function importFile(bench: Bench, { url, postmaster }: OwnDatabase, path: string): Promise<Run> {
  const profile = bench.profiles ? ['--cpu-prof', `--cpu-prof-dir=${bench.profiles}`] : []
  const logFile = join(bench.folder, 'import.log')
  const env = { ...process.env, DATABASE_URL: url }
  const before = processorMilliseconds([postmaster])
  const child = startOwnProcess(process.execPath, [...profile, ...importArguments(), path], { env, cwd: root, logFile })
  const run: Omit<Run, 'perSecond' | 'output'> = { residentMb: 0, own: null, database: null }
  while (!child.hasEnded()) {
    run.residentMb = Math.max(run.residentMb, (processesFrom(child.pid)[0]?.residentKb ?? 0) / 1024)
    run.own = processorMilliseconds([child.pid]) ?? run.own
    const spent = processorMilliseconds([postmaster])
    // the statistics of a connection are lost when it closes
    if (before !== null && spent !== null) run.database = Math.max(run.database ?? 0, spent - before)
    await delay(intervalMs)
  }
  const output = child.logTail()
  const [, perSecond] = /\((\d+) per second\)\n(?!.*per second\))/s.exec(output) ?? []
  if (perSecond === undefined) throw new Error(`the import failed: ${output}`)
  return { ...run, perSecond: Number(perSecond), output }
}

/** The wall-clock time on an idle machine is estimated from the processor time. */
function processorNote({ own, database }: Run, records: number): string {
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
