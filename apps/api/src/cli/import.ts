// `npm run import -- FILE`: brings books into the shop. Ends with 0 when every record came in, 2 when some were refused, 1 when
// the file could not be read.

import { basename } from 'node:path'
import { type ImportWatcher, importFile } from '../catalogue/imports/import.service.ts'
import { FileRefused } from '../catalogue/imports/read-item.ts'
import { ReportFile, type ReportLine, reportLines } from '../catalogue/imports/report-file.ts'
import { noMap, readColumnMap } from '../catalogue/imports/table/column-map.ts'
import { ConfigError, readConfig } from '../config.ts'
import type { Database } from '../database/connect.ts'
import { type ImportOptions, readImportOptions, usage } from './import-options.ts'
import { ProgressLine } from './import-progress.ts'
import { formatSummary, withLine } from './import-summary.ts'
import { openShopDatabase } from './shop-database.ts'
import { CommandError } from './with-shop.ts'

const connections = 3
const maxLines = 20

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
    onStart(format, alreadyProcessed) {
      const resumed = alreadyProcessed > 0 ? `, going on after record ${alreadyProcessed}` : ''
      process.stderr.write(`${basename(options.path)}: ${format}${resumed}\n`)
      if (options.report !== null) report = new ReportFile(options.report, basename(options.path), alreadyProcessed > 0)
    },
    onResults(items, state) {
      const added = reportLines(items)
      report?.add(added)
      lineCount += added.length
      lines.push(...added.slice(0, maxLines - lines.length))
      progress.show(state)
    },
    isStopped: () => isStopped,
  }
  const result = await importFile(db, Date.now, { ...options, map }, watcher).finally(() => progress.end())
  const summaryInput = {
    seconds: progress.seconds(),
    lines,
    lineCount,
    reportPath: options.report,
    isTrial: options.isTrial,
  }
  process.stdout.write(`${formatSummary(result, summaryInput)}\n`)
  if (!result.isComplete) return 1
  return result.counts.refused > 0 ? 2 : 0
}

async function run(args: readonly string[]): Promise<number> {
  const options = readImportOptions(args)
  if (!options) throw new CommandError(usage)
  const config = readConfig(process.env)
  const connection = await openShopDatabase(config, connections)
  try {
    return await importInto(connection.db, options)
  } finally {
    await connection.close()
  }
}

const messageOf = (error: Error): string =>
  error instanceof FileRefused ? withLine(error.message, error.line) : error.message

run(process.argv.slice(2)).then(
  (code) => {
    process.exitCode = code
  },
  (error: unknown) => {
    const isExpected = error instanceof CommandError || error instanceof ConfigError || error instanceof FileRefused
    process.stderr.write(`${isExpected ? messageOf(error) : (error as Error).stack}\n`)
    process.exit(1)
  },
)
