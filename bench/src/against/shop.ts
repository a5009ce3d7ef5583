// A side's shop as a process of its own, started by its own start command with its own Node, packages and build.

import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '@stoa/api/database/private-postgres'
import { startOwnProcess } from '../own-process.ts'
import { findServer, processesFrom } from '../process-tree.ts'
import { serverEnvironment } from '../start-server.ts'
import { waitForResponse } from '../wait-until.ts'
import type { SharedDatabase } from './database.ts'
import type { Side } from './rounds.ts'
import { type Reading, readTimes } from './usage.ts'
import { page, requests } from './wire.ts'

export interface Tree {
  side: Side
  folder: string
  /** Data folders and logs of this run. */
  runFolder: string
  database: SharedDatabase
}

export interface Shop {
  side: Side
  origin: string
  databaseUrl: string
  /** From the command to the first response of the home page and a list. */
  secondsToReady: number
  read(): Promise<Reading>
  residentMegabytes(): number
  stop(): Promise<void>
}

export interface ShopOptions {
  pageCache: 'on' | 'off'
  /** `web` runs no jobs: sending e-mails would disturb the next measurement. */
  role: 'web' | 'both'
  /** Start timeout in milliseconds. */
  timeout?: number
}

const startTimeout = 120_000

/** Variables set by this run's npm and start command, which would mislead those of the other tree. */
const isOfThisRun = (name: string): boolean =>
  /^npm_(package|lifecycle|command|execpath|node_execpath|config_local_prefix)/.test(name) ||
  ['INIT_CWD', 'NODE_ENV', 'MALLOC_ARENA_MAX'].includes(name)

/** For a command of another tree. */
export const withoutThisRun = (all: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(all).filter(([name]) => !isOfThisRun(name)))

function environmentOf({ side, runFolder, database }: Tree, port: number, { pageCache }: ShopOptions) {
  return {
    ...withoutThisRun(serverEnvironment(join(runFolder, side), port)),
    SHOP_MODE: 'demo',
    DEMO_SHOP: 'true',
    DATABASE_URL: database.url(side),
    LOG_LEVEL: 'warn',
    PAGE_CACHE: pageCache,
  }
}

export async function startShop(tree: Tree, options: ShopOptions): Promise<Shop> {
  const { side, folder, runFolder, database } = tree
  mkdirSync(join(runFolder, side), { recursive: true })
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const begun = performance.now()
  const top = startOwnProcess(process.execPath, ['scripts/start.mjs', '--role', options.role], {
    env: environmentOf(tree, port, options),
    cwd: folder,
    logFile: join(runFolder, side, `start-${port}.log`),
  })
  try {
    for (const { path } of [requests.list({ pageSize: 1 }), page('/')])
      await waitForResponse(`${origin}${path}`, options.timeout ?? startTimeout, top)
  } catch (error) {
    await top.stop()
    throw error
  }
  const secondsToReady = (performance.now() - begun) / 1000
  const processes = processesFrom(top.pid).map(({ pid }) => pid)
  return {
    side,
    origin,
    databaseUrl: database.url(side),
    secondsToReady,
    stop: top.stop,
    read: async () => ({ shop: readTimes(processes), database: readTimes(await database.backends(side)) }),
    residentMegabytes: () => (findServer(top.pid)?.residentKb ?? Number.NaN) / 1024,
  }
}
