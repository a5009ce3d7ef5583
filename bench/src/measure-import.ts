// A large ONIX message brought into a shop of its own: how fast, and in how much memory; then the same file once more.

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
  /** The process that starts all others of the database. */
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

/** As `npm run import` starts it. */
function importArguments(): string[] {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: { import: string } }
  return scripts.import.split(' ').slice(1)
}

interface Run {
  perSecond: number
  /** The largest that was seen. */
  residentMb: number
  /** Milliseconds that processors worked, for the import and for its database; null where nobody counts. */
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
    // connections take their counts along when they end
    if (before !== null && spent !== null) run.database = Math.max(run.database ?? 0, spent - before)
    await delay(intervalMs)
  }
  const output = child.logTail()
  const [, perSecond] = /\((\d+) per second\)\n(?!.*per second\))/s.exec(output) ?? []
  if (perSecond === undefined) throw new Error(`the import failed: ${output}`)
  return { ...run, perSecond: Number(perSecond), output }
}

/** What the clock would say on a machine of one's own follows from what processors had to do. */
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
