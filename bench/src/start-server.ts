// The shop as a process of its own, as `npm start` runs it, on a free port.

import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort } from '@stoa/api/database/private-postgres'
import serverFlags from '@stoa/server/node-flags.json' with { type: 'json' }
import type { Bench } from './measure.ts'
import { type OwnProcess, startOwnProcess } from './own-process.ts'
import { waitForAnswer } from './wait-until.ts'

export const root = fileURLToPath(new URL('../../', import.meta.url))

export interface Server {
  origin: string
  pid: number
}

export interface ServerWish {
  logLevel?: 'warn' | 'info'
  pageCache?: 'on' | 'off'
  role?: 'web' | 'both'
  /** Loaded before the server's own code. */
  preload?: string
}

const longestStart = 60_000

export { serverFlags }

/** As `npm start` sets it; everything the server would otherwise share with a server of others is its own. */
export const serverEnvironment = (folder: string, port: number): Record<string, string | undefined> => ({
  ...process.env,
  NODE_ENV: 'production',
  MALLOC_ARENA_MAX: '2',
  NODE_OPTIONS: undefined,
  DATABASE_URL: undefined,
  STOA_DATA_DIR: join(folder, 'data'),
  HOST: '127.0.0.1',
  PORT: String(port),
  PUBLIC_ORIGIN: `http://127.0.0.1:${port}`,
  SANDBOX_PORT: '0',
  // all who are measured call from one address
  LIMITS: 'off',
})

export async function withServer<Value>(
  bench: Bench,
  wish: ServerWish,
  work: (server: Server) => Promise<Value>,
): Promise<Value> {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const logFile = join(bench.folder, `server-${port}.log`)
  const process = await launch(bench, wish, port, logFile)
  try {
    await waitForAnswer(`${origin}/readyz`, longestStart, process)
    return await work({ origin, pid: process.pid })
  } finally {
    await process.stop()
  }
}

async function launch(bench: Bench, wish: ServerWish, port: number, logFile: string): Promise<OwnProcess> {
  const env = {
    ...serverEnvironment(bench.folder, port),
    DATABASE_URL: await bench.databaseUrl(),
    LOG_LEVEL: wish.logLevel ?? 'warn',
    PAGE_CACHE: wish.pageCache ?? 'on',
  }
  const profile = bench.profiles ? ['--cpu-prof', `--cpu-prof-dir=${bench.profiles}`] : []
  const preload = wish.preload ? [`--import=${wish.preload}`] : []
  const main = [join(root, 'apps/server/src/main.ts'), '--role', wish.role ?? 'both']
  return startOwnProcess(process.execPath, [...serverFlags, ...profile, ...preload, ...main], {
    env,
    cwd: root,
    logFile,
  })
}
