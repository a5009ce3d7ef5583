// `npm run bench` prints all tables, `npm run bench -- cached start` some of them by name. The large ones run only when
// named: `npm run bench -- catalogue --products 1000000 --prepared folder`, where the folder keeps the filled databases
// for the next run. `--profile folder` makes the servers write CPU profiles there.

import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { Bench, Measure } from './measure.ts'
import { cachedPages } from './measure-cached-pages.ts'
import { catalogue } from './measure-catalogue.ts'
import { codes } from './measure-codes.ts'
import { commits } from './measure-commits.ts'
import { firstLoad } from './measure-first-load.ts'
import { holds } from './measure-holds.ts'
import { bookImport } from './measure-import.ts'
import { interactionDelays } from './measure-interactions.ts'
import { listsProcess } from './measure-lists-process.ts'
import { login } from './measure-login.ts'
import { orders } from './measure-orders.ts'
import { payments } from './measure-payments.ts'
import { pickupPoints } from './measure-pickup-points.ts'
import { promotionsInLists } from './measure-promotions-in-lists.ts'
import { searchQuality } from './measure-search-quality.ts'
import { sessionCheck } from './measure-session.ts'
import { settlements } from './measure-settlements.ts'
import { start } from './measure-start.ts'
import { cartTotals } from './measure-totals.ts'
import { uncachedPages } from './measure-uncached-pages.ts'
import { ownDatabase } from './start-database.ts'
import { tableOf } from './table.ts'

const measures: readonly Measure[] = [
  cachedPages,
  uncachedPages,
  cartTotals,
  codes,
  orders,
  holds,
  commits,
  sessionCheck,
  login,
  firstLoad,
  interactionDelays,
  start,
  catalogue,
  searchQuality,
  pickupPoints,
  settlements,
  promotionsInLists,
  listsProcess,
  bookImport,
  payments,
]

const print = (text: string): void => void process.stdout.write(`${text}\n`)

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string', multiple: true, default: [] },
    profile: { type: 'string' },
    products: { type: 'string', default: '1000000' },
    prepared: { type: 'string' },
  },
})
const names = [...values.only, ...positionals]
const unknownNames = names.filter((name) => !measures.some((measure) => measure.name === name))
const selected = measures.filter(({ name, takesLong }) => (names.length === 0 ? !takesLong : names.includes(name)))

async function run(bench: Bench): Promise<void> {
  const [processor] = cpus()
  print(`${cpus().length} × ${processor?.model ?? 'unknown processor'}, Node ${process.version}, ${process.platform}`)
  const [busy = 0] = loadavg()
  if (busy > 1)
    print(`Others keep this machine busy (load ${busy.toFixed(1)}): figures come out too low, ratios less so.`)
  for (const { title, measure } of selected) {
    print(`\n## ${title}\n`)
    try {
      print(tableOf(await measure(bench)))
    } catch (error) {
      process.exitCode = 1
      print(`failed: ${(error as Error).stack}`)
    }
  }
}

async function main(): Promise<void> {
  const products = Number(values.products)
  if (unknownNames.length > 0) throw new Error(`measured is one of ${measures.map(({ name }) => name).join(', ')}`)
  if (!Number.isInteger(products) || products < 1) throw new Error('--products is a whole number')
  const folder = mkdtempSync(join(tmpdir(), 'stoa-bench-'))
  // PostgreSQL and nginx run as other users and need access to the folder.
  chmodSync(folder, 0o755)
  const profiles = values.profile === undefined ? null : resolve(values.profile)
  if (profiles) mkdirSync(profiles, { recursive: true })
  const database = ownDatabase(folder)
  const end = async (): Promise<void> => {
    await database.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void end().finally(() => process.exit(1)))
  const prepared = values.prepared === undefined ? null : resolve(values.prepared)
  await run({ folder, profiles, products, prepared, databaseUrl: database.url }).finally(end)
}

await main()
