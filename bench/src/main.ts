// The shop in numbers: `npm run bench`, or one table of it with `--only cached`. `--profile folder` has the servers leave
// their CPU profiles there.

import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { Bench, Measure } from './measure.ts'
import { cachedPages } from './measure-cached-pages.ts'
import { firstLoad } from './measure-first-load.ts'
import { orders } from './measure-orders.ts'
import { start } from './measure-start.ts'
import { cartTotals } from './measure-totals.ts'
import { uncachedPages } from './measure-uncached-pages.ts'
import { ownDatabase } from './start-database.ts'
import { tableOf } from './table.ts'

const measures: readonly Measure[] = [cachedPages, uncachedPages, cartTotals, orders, firstLoad, start]

const say = (text: string): void => void process.stdout.write(`${text}\n`)

const { values } = parseArgs({ options: { only: { type: 'string' }, profile: { type: 'string' } } })
const chosen = measures.filter(({ name }) => values.only === undefined || values.only === name)

async function run(bench: Bench): Promise<void> {
  const [processor] = cpus()
  say(`${cpus().length} × ${processor?.model ?? 'unknown processor'}, Node ${process.version}, ${process.platform}`)
  const [busy = 0] = loadavg()
  if (busy > 1)
    say(`Others keep this machine busy (load ${busy.toFixed(1)}): figures come out too low, ratios less so.`)
  for (const { title, measure } of chosen) {
    say(`\n## ${title}\n`)
    try {
      say(tableOf(await measure(bench)))
    } catch (error) {
      process.exitCode = 1
      say(`failed: ${(error as Error).stack}`)
    }
  }
}

async function main(): Promise<void> {
  if (chosen.length === 0) throw new Error(`--only is one of ${measures.map(({ name }) => name).join(', ')}`)
  const folder = mkdtempSync(join(tmpdir(), 'stoa-bench-'))
  // PostgreSQL and nginx work as other users and must be able to walk in.
  chmodSync(folder, 0o755)
  const profiles = values.profile === undefined ? null : resolve(values.profile)
  if (profiles) mkdirSync(profiles, { recursive: true })
  const database = ownDatabase(folder)
  const end = async (): Promise<void> => {
    await database.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void end().finally(() => process.exit(1)))
  await run({ folder, profiles, databaseUrl: database.url }).finally(end)
}

await main()
