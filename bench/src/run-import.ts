// Imports a file with the import command of a tree, in a process of its own: speed, processor time and memory.

import { setTimeout as delay } from 'node:timers/promises'
import { withClient } from './database-client.ts'
import { startOwnProcess } from './own-process.ts'
import { processesFrom } from './process-tree.ts'
import { parentOf, processorMilliseconds, wholeProcessMilliseconds } from './processor-time.ts'
import { scriptArguments } from './script-arguments.ts'

const intervalMs = 100

export interface ImportRunInput {
  /** Where the tree is. */
  folder: string
  databaseUrl: string
  /** What is imported. */
  path: string
  logFile: string
  env: NodeJS.ProcessEnv
  nodeArguments?: readonly string[]
}

export interface ImportRun {
  perSecond: number
  /** Peak value. */
  residentMb: number
  /** Milliseconds of processor time of the import and of its database; null where it is not available. */
  own: number | null
  database: number | null
  output: string
}

/** The parent of all other processes of the database. */
const findPostmaster = (databaseUrl: string): Promise<number> =>
  withClient(databaseUrl, async (client) => {
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
    return parentOf(rows[0]?.pid ?? 0)
  })

export async function runImport(input: ImportRunInput): Promise<ImportRun> {
  const { folder, databaseUrl, path, logFile, nodeArguments = [] } = input
  const postmaster = await findPostmaster(databaseUrl)
  const env = { ...input.env, DATABASE_URL: databaseUrl }
  const before = processorMilliseconds([postmaster])
  const args = [...nodeArguments, ...scriptArguments(folder, 'import'), path]
  const child = startOwnProcess(process.execPath, args, { env, cwd: folder, logFile })
  const run: Omit<ImportRun, 'perSecond' | 'output'> = { residentMb: 0, own: null, database: null }
  while (!child.hasEnded()) {
    run.residentMb = Math.max(run.residentMb, (processesFrom(child.pid)[0]?.residentKb ?? 0) / 1024)
    run.own = wholeProcessMilliseconds(child.pid) ?? run.own
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
