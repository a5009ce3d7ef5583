// `npm run demo:scale -- 1000000`: fills the shop of DATABASE_URL, or the private one of this tree, with generated
// books until it has that many products; `npm run demo:scale -- 0` removes them again. Orders are never touched.

import { ConfigError, readConfig } from '@stoa/api/config'
import { connect } from '@stoa/api/database/connect'
import { migrate } from '@stoa/api/database/migrate'
import { findPrivatePostgres, startPrivatePostgres } from '@stoa/api/database/private-postgres'
import { seedDemo } from '@stoa/api/demo/seed'
import { growShop, type ScaleDeps, ScaleRefused, shrinkShop } from './scale.service.ts'
import { ScaleProgress } from './scale-progress.ts'

const usage = `Usage: npm run demo:scale -- NUMBER

Fills the shop with books that do not exist until it has NUMBER products; 0 takes them away again. It works on the database
that DATABASE_URL names, or else on the private one of this folder while no shop runs on it. Their codes begin with "scale-".`

const maxProducts = 5_000_000
const connections = 3

function parseProductCount(args: readonly string[]): number {
  const [text = '', ...rest] = args
  const productCount = Number(text)
  if (rest.length > 0 || !/^\d{1,7}$/.test(text) || productCount > maxProducts) throw new ScaleRefused(usage)
  return productCount
}

interface OpenDatabase {
  url: string
  name: string
  close(): Promise<void>
}

async function openDatabase(): Promise<OpenDatabase> {
  const config = readConfig(process.env)
  if (config.DATABASE_URL) {
    const { host, pathname } = new URL(config.DATABASE_URL)
    return { url: config.DATABASE_URL, name: `${host}${pathname}`, close: async () => {} }
  }
  const folder = config.STOA_DATA_DIR
  if (findPrivatePostgres(folder, 'stoa'))
    throw new ScaleRefused(`A shop runs on the database in ${folder}. Stop it first, or set DATABASE_URL.`)
  const cluster = await startPrivatePostgres(folder, { persistent: true, exclusive: true })
  await cluster.createDatabase('stoa')
  return { url: cluster.url('stoa'), name: `the private database in ${folder}`, close: () => cluster.stop() }
}

async function resizeShop(deps: ScaleDeps, productCount: number, progress: ScaleProgress): Promise<string> {
  if (productCount === 0) {
    const { going, staying } = await shrinkShop(deps, progress)
    return `${going} generated products are gone; ${staying} stay, no longer for sale, because something refers to them.`
  }
  await seedDemo(deps.db, deps.now)
  const created = await growShop(deps, productCount, progress)
  return `${created} products were made; the shop has ${productCount} now.`
}

async function run(args: readonly string[]): Promise<string> {
  const productCount = parseProductCount(args)
  const database = await openDatabase()
  const progress = new ScaleProgress(process.stderr)
  try {
    progress.say(`working on ${database.name}`)
    await migrate(database.url)
    const connection = connect(database.url, connections, () => {})
    const deps = { url: database.url, db: connection.db, now: Date.now() }
    return await resizeShop(deps, productCount, progress).finally(() => connection.close())
  } finally {
    progress.end()
    await database.close()
  }
}

run(process.argv.slice(2)).then(
  (message) => process.stdout.write(`${message}\n`),
  (error: unknown) => {
    const isExpected = error instanceof ScaleRefused || error instanceof ConfigError
    process.stderr.write(`${isExpected ? error.message : (error as Error).stack}\n`)
    process.exit(1)
  },
)
