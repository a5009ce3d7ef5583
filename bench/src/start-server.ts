// The shop as a process of its own, started as `npm start` does, on a free port.

import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort } from '@stoa/api/database/private-postgres'
import serverFlags from '@stoa/server/node-flags.json' with { type: 'json' }
import type { Bench } from './measure.ts'
import { type OwnProcess, startOwnProcess } from './own-process.ts'
import { waitForResponse } from './wait-until.ts'

export const root = fileURLToPath(new URL('../../', import.meta.url))

export interface Server {
  origin: string
  pid: number
}

export interface ServerOptions {
  logLevel?: 'warn' | 'info'
  pageCache?: 'on' | 'off'
  role?: 'web' | 'both'
  /** Of a lists process; without it the server has columns of its own. */
  listsSocket?: string
  /** Preloaded before the server's own code. */
  preload?: string
}

const maxStartMs = 60_000

export { serverFlags }

/** As `npm start` sets it; everything that servers could share is separate. */
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
  // all measured clients share one address, which rate limits would stop
  LIMITS: 'off',
  // encoded beside the measured work, they would count as its processor time
  COVERS_AHEAD: '0',
})

export async function withServer<Value>(
  bench: Bench,
  options: ServerOptions,
  work: (server: Server) => Promise<Value>,
): Promise<Value> {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const logFile = join(bench.folder, `server-${port}.log`)
  const process = await launch(bench, options, port, logFile)
  try {
    await waitForResponse(`${origin}/readyz`, maxStartMs, process)
    return await work({ origin, pid: process.pid })
  } finally {
    await process.stop()
  }
}

async function launch(bench: Bench, options: ServerOptions, port: number, logFile: string): Promise<OwnProcess> {
  const env = {
    ...serverEnvironment(bench.folder, port),
    DATABASE_URL: await bench.databaseUrl(),
    LOG_LEVEL: options.logLevel ?? 'warn',
    PAGE_CACHE: options.pageCache ?? 'on',
    LISTS_SOCKET: options.listsSocket,
  }
  const profile = bench.profiles ? ['--cpu-prof', `--cpu-prof-dir=${bench.profiles}`] : []
  const preload = options.preload ? [`--import=${options.preload}`] : []
  const main = [join(root, 'apps/server/src/main.ts'), '--role', options.role ?? 'both']
  return startOwnProcess(process.execPath, [...serverFlags, ...profile, ...preload, ...main], {
    env,
    cwd: root,
    logFile,
  })
}
