// `npm run demo:scale -- 1000000`: fills the shop that DATABASE_URL names, or the private one here, with generated books
// until it has so many products; `npm run demo:scale -- 0` takes them away again. Orders are never touched.

import { seedDemo } from '@stoa/api/demo/seed'
import { ConfigError, readConfig } from '../config.ts'
import { connect } from '../database/connect.ts'
import { migrate } from '../database/migrate.ts'
import { findPrivatePostgres, startPrivatePostgres } from '../database/private-postgres.ts'
import { growShop, type ScaleParts, ScaleRefused, shrinkShop } from '../scale/scale.service.ts'
import { ScaleProgress } from './scale-progress.ts'

const usage = `Usage: npm run demo:scale -- NUMBER

Fills the shop with books that do not exist until it has NUMBER products; 0 takes them away again. It works on the database
that DATABASE_URL names, or else on the private one of this folder while no shop runs on it. Their codes begin with "scale-".`

const most = 5_000_000
const connections = 3

function wishedNumber(args: readonly string[]): number {
  const [text = '', ...others] = args
  const wished = Number(text)
  if (others.length > 0 || !/^\d{1,7}$/.test(text) || wished > most) throw new ScaleRefused(usage)
  return wished
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
  const cluster = await startPrivatePostgres(folder, { keep: true })
  await cluster.createDatabase('stoa')
  return { url: cluster.url('stoa'), name: `the private database in ${folder}`, close: () => cluster.stop() }
}

async function work(parts: ScaleParts, wished: number, progress: ScaleProgress): Promise<string> {
  if (wished === 0) {
    const { going, staying } = await shrinkShop(parts, progress)
    return `${going} generated products are gone; ${staying} stay, no longer for sale, because something refers to them.`
  }
  await seedDemo(parts.db, parts.now)
  const made = await growShop(parts, wished, progress)
  return `${made} products were made; the shop has ${wished} now.`
}

async function run(args: readonly string[]): Promise<string> {
  const wished = wishedNumber(args)
  const database = await openDatabase()
  const progress = new ScaleProgress(process.stderr)
  try {
    progress.say(`working on ${database.name}`)
    await migrate(database.url)
    const connection = connect(database.url, connections, () => {})
    const parts = { url: database.url, db: connection.db, now: Date.now() }
    return await work(parts, wished, progress).finally(() => connection.close())
  } finally {
    progress.end()
    await database.close()
  }
}

run(process.argv.slice(2)).then(
  (sentence) => process.stdout.write(`${sentence}\n`),
  (error: unknown) => {
    const isKnown = error instanceof ScaleRefused || error instanceof ConfigError
    process.stderr.write(`${isKnown ? error.message : (error as Error).stack}\n`)
    process.exit(1)
  },
)
