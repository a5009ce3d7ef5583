// A shop of any size in a database of its own: filled once, and with `--prepared folder` stored for the next run.

import { join } from 'node:path'
import { type PrivatePostgres, startPrivatePostgres } from '@stoa/api/database/private-postgres'
import { withClient } from './database-client.ts'
import type { Bench } from './measure.ts'
import { startOwnProcess } from './own-process.ts'
import { root } from './start-server.ts'
import { waitUntil } from './wait-until.ts'

/** A quarter of a small machine's memory, as recommended for a database of a million products. */
const memory = '2048MB'
const maxMs = 4 * 3600 * 1000

export interface PreparedShops {
  /** The address of a database with the built-in shop and generated books, with the given number of products in all. */
  shopOf(products: number, name?: string): Promise<string>
  stop(): Promise<void>
}

export function preparedShops(bench: Bench): PreparedShops {
  let starting: Promise<PrivatePostgres> | undefined
  const start = () =>
    startPrivatePostgres(join(bench.prepared ?? bench.folder, 'prepared'), { persistent: true, memory })
  return {
    async shopOf(products, name = 'catalogue') {
      starting ??= start()
      const cluster = await starting
      const database = `${name}_${products}`
      await cluster.createDatabase(database)
      const url = cluster.url(database)
      const present = await countProducts(url)
      if (present < products) await runProgram(bench, url, ['bench/src/scale/grow-shop.ts', String(products)])
      return url
    },
    async stop() {
      await (await starting)?.stop()
    },
  }
}

const countProducts = (url: string): Promise<number> =>
  withClient(url, async (client) => {
    const { rows } = await client.query<{ exists: boolean }>(`select to_regclass('product') is not null as exists`)
    if (!rows[0]?.exists) return 0
    const counted = await client.query<{ products: number }>('select count(*)::int as products from product')
    return counted.rows[0]?.products ?? 0
  })

/** Runs one of the shop's own commands on a database and waits for its end. */
export async function runProgram(bench: Bench, url: string, args: readonly string[]): Promise<void> {
  const logFile = join(bench.folder, 'program.log')
  const program = startOwnProcess(process.execPath, [...args], {
    env: { ...process.env, DATABASE_URL: url },
    cwd: root,
    logFile,
  })
  await waitUntil(`${args.join(' ')} ends`, maxMs, async () => program.hasEnded())
  if (program.exitCode() !== 0) throw new Error(`${args.join(' ')}: ${program.logTail()}`)
}
