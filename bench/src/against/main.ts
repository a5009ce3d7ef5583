// `npm run bench -- against COMMIT`: compares this tree with an old commit, alternating on one PostgreSQL. Machines
// differ by a factor of three, ratios within one run do not. Exits with 1 when a side failed to answer or the answers
// differ.

import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../start-server.ts'
import { type Comparison, compareFirstLoad, compareImport, compareLoad, compareStart, prepare } from './compare.ts'
import { startSharedDatabase } from './database.ts'
import { type Options, readOptions, UsageError } from './options.ts'
import { checkOut, describeRoot, resolveCommit } from './tree.ts'

const print = (text: string): void => void process.stdout.write(`${text}\n`)
const report = (text: string): void => void process.stderr.write(`${text}\n`)

async function compare(options: Options, commit: string): Promise<Comparison['problems']> {
  const runFolder = mkdtempSync(join(tmpdir(), 'stoa-against-run-'))
  // PostgreSQL runs as another user and needs access to the folder
  chmodSync(runFolder, 0o755)
  const database = await startSharedDatabase(runFolder)
  const end = async (): Promise<void> => {
    await database.stop()
    rmSync(runFolder, { recursive: true, force: true })
  }
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void end().finally(() => process.exit(1)))
  const common = { runFolder, database }
  const trees: Comparison['trees'] = {
    old: { side: 'old', folder: checkOut(commit), ...common },
    new: { side: 'new', folder: root, ...common },
  }
  const comparison: Comparison = { options, trees, print, report, problems: new Set() }
  try {
    await prepare(comparison)
    for (const measure of [compareStart, compareImport, compareLoad, compareFirstLoad]) await measure(comparison)
  } finally {
    await end()
  }
  return comparison.problems
}

async function main(): Promise<number> {
  const options = readOptions(process.argv.slice(2))
  const commit = resolveCommit(options.commit)
  const [processor] = cpus()
  print(`${describeRoot()} against ${commit.slice(0, 9)}, ${options.rounds} rounds`)
  print(`${cpus().length} × ${processor?.model ?? 'unknown processor'}, Node ${process.version}, ${process.platform}`)
  const problems = await compare(options, commit)
  if (problems.size > 0) print(`\nThe sides do not answer alike, or not at all:\n\n- ${[...problems].join('\n- ')}`)
  return problems.size > 0 ? 1 : 0
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    report(error instanceof UsageError ? error.message : String((error as Error).stack))
    process.exit(1)
  },
)
