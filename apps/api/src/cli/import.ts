// `npm run import -- FILE`: brings books into the shop. Ends with 0 when every record came in, 2 when some were refused, 1 when
// the file could not be read.

import { basename } from 'node:path'
import { ConfigError, readConfig } from '../config.ts'
import type { Database } from '../database/connect.ts'
import { type ImportWatcher, importFile } from '../imports/import.service.ts'
import { FileRefused } from '../imports/read-item.ts'
import { ReportFile, type ReportLine, reportLines } from '../imports/report-file.ts'
import { noMap, readColumnMap } from '../imports/table/column-map.ts'
import { type ImportOptions, readImportOptions, usage } from './import-options.ts'
import { ProgressLine } from './import-progress.ts'
import { summaryOf } from './import-summary.ts'
import { openShopDatabase } from './shop-database.ts'

/** Said to the person who typed, without a stack. */
class Refused extends Error {}

const connections = 3
const keptLines = 20

async function importInto(db: Database, options: ImportOptions): Promise<number> {
  const map = options.map === null ? noMap : await readColumnMap(options.map)
  const progress = new ProgressLine(process.stderr)
  let [isStopped, lineCount] = [false, 0]
  let report: ReportFile | null = null
  const lines: ReportLine[] = []
  const stop = (): void => {
    isStopped = true
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop)
  const watcher: ImportWatcher = {
    began(format, settledBefore) {
      const again = settledBefore > 0 ? `, going on after record ${settledBefore}` : ''
      process.stderr.write(`${basename(options.path)}: ${format}${again}\n`)
      if (options.report !== null) report = new ReportFile(options.report, basename(options.path), settledBefore > 0)
    },
    settled(some, state) {
      const told = reportLines(some)
      report?.add(told)
      lineCount += told.length
      lines.push(...told.slice(0, keptLines - lines.length))
      progress.show(state)
    },
    isStopped: () => isStopped,
  }
  const result = await importFile(db, Date.now, { ...options, map }, watcher).finally(() => progress.end())
  const facts = { seconds: progress.seconds(), lines, lineCount, reportPath: options.report, isTrial: options.isTrial }
  process.stdout.write(`${summaryOf(result, facts)}\n`)
  if (!result.isComplete) return 1
  return result.counts.refused > 0 ? 2 : 0
}

async function run(args: readonly string[]): Promise<number> {
  const options = readImportOptions(args)
  if (!options) throw new Refused(usage)
  const config = readConfig(process.env)
  const connection = await openShopDatabase(config, connections)
  try {
    return await importInto(connection.db, options)
  } finally {
    await connection.close()
  }
}

run(process.argv.slice(2)).then(
  (code) => {
    process.exitCode = code
  },
  (error: unknown) => {
    const isKnown = error instanceof Refused || error instanceof ConfigError || error instanceof FileRefused
    process.stderr.write(`${isKnown ? error.message : (error as Error).stack}\n`)
    process.exit(1)
  },
)
