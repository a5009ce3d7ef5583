// A large ONIX message brought into a shop of its own: how fast, and in how much memory; then the same file once more.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import type { Bench, Measure } from './measure.ts'
import { writeOnixFile } from './onix-file.ts'
import { startOwnProcess } from './own-process.ts'
import { processesFrom } from './process-tree.ts'
import { root } from './start-server.ts'
import type { Figure } from './table.ts'

const mostRecords = 100_000
const everyMs = 100

async function emptyDatabase(bench: Bench): Promise<string> {
  const url = await bench.databaseUrl()
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('create database stoa_import')
  await client.end()
  return url.replace(/[^/]+$/, 'stoa_import')
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
  words: string
}

async function importFile(bench: Bench, databaseUrl: string, path: string): Promise<Run> {
  const profile = bench.profiles ? ['--cpu-prof', `--cpu-prof-dir=${bench.profiles}`] : []
  const logFile = join(bench.folder, 'import.log')
  const env = { ...process.env, DATABASE_URL: databaseUrl }
  const child = startOwnProcess(process.execPath, [...profile, ...importArguments(), path], { env, cwd: root, logFile })
  let residentMb = 0
  while (!child.hasEnded()) {
    residentMb = Math.max(residentMb, (processesFrom(child.pid)[0]?.residentKb ?? 0) / 1024)
    await pause(everyMs)
  }
  const words = child.lastWords()
  const [, perSecond] = /\((\d+) per second\)\n(?!.*per second\))/s.exec(words) ?? []
  if (perSecond === undefined) throw new Error(`the import failed: ${words}`)
  return { perSecond: Number(perSecond), residentMb, words }
}

async function measure(bench: Bench): Promise<Figure[]> {
  const records = Math.min(mostRecords, bench.products)
  const path = join(bench.folder, 'books.xml')
  await writeOnixFile(path, records)
  const url = await emptyDatabase(bench)
  const first = await importFile(bench, url, path)
  const again = await importFile(bench, url, path)
  if (!again.words.includes(`${records} unchanged`)) throw new Error(`the second import wrote: ${again.words}`)
  const note = `${records.toLocaleString('en-US')} records, on an empty shop, with search`
  return [
    { what: 'ONIX: products per second', value: first.perSecond, unit: '', target: { atLeast: 2000 }, note },
    {
      what: 'resident memory of the import',
      value: Math.max(first.residentMb, again.residentMb),
      unit: 'MB',
      target: { atMost: 400 },
    },
    { what: 'the same file again: records per second', value: again.perSecond, unit: '', note: 'nothing is written' },
  ]
}

export const bookImport: Measure = { name: 'import', title: 'Getting books in', takesLong: true, measure }
