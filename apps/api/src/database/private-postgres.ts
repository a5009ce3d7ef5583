// A real PostgreSQL of our own, from an npm package, for machines that have none: in development, in tests and for a first
// look. It listens on loopback only. A cluster that outlived a killed server is found and taken over again.

import { randomBytes } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { findDataHome, findPostgresPrograms } from './postgres-package.ts'
import { fastShutdown, initialiseCluster, startPostgres } from './postgres-process.ts'

export interface PrivatePostgres {
  /** The address of a database in the cluster. */
  url(database: string): string
  createDatabase(name: string): Promise<void>
  stop(): Promise<void>
}

const settings = ['max_connections=120', 'listen_addresses=127.0.0.1']
/** Quicker, and lost at a power failure. */
const fleetingSettings = ['fsync=off', 'full_page_writes=off']

export interface PrivatePostgresOptions {
  persistent: boolean
  /** True when left out; the server takes no other. */
  durable?: boolean
  /** What it keeps of its tables in memory; a small shop needs little. */
  memory?: `${number}MB`
}

export async function startPrivatePostgres(folder: string, options: PrivatePostgresOptions): Promise<PrivatePostgres> {
  const home = findDataHome(resolve(folder))
  mkdirSync(home, { recursive: true })
  chmodSync(home, 0o755)
  const databaseDir = join(home, 'postgres')
  const password = readPassword(home)
  const existing = findRunningServer(databaseDir)
  const port = existing?.port ?? (await freePort())
  const stop = existing ? () => stopServer(existing.pid) : await startCluster(home, port, options)
  return {
    url: (database) => connectionUrl(password, port, database),
    createDatabase: (name) => createDatabase(connectionUrl(password, port, 'postgres'), name),
    async stop() {
      await stop()
      if (!options.persistent) rmSync(databaseDir, { recursive: true, force: true })
    },
  }
}

async function startCluster(home: string, port: number, options: PrivatePostgresOptions): Promise<() => Promise<void>> {
  const programs = findPostgresPrograms()
  const databaseDir = join(home, 'postgres')
  rmSync(join(databaseDir, 'postmaster.pid'), { force: true })
  if (!existsSync(join(databaseDir, 'PG_VERSION'))) await initialiseCluster(programs, databaseDir, passwordFileIn(home))
  const durability = options.durable === false ? fleetingSettings : []
  const set = [...settings, ...durability, `shared_buffers=${options.memory ?? '128MB'}`]
  return startPostgres(programs, ['-D', databaseDir, '-p', String(port), ...set.flatMap((setting) => ['-c', setting])])
}

/** The address of a database in the cluster that runs on this folder; null when none does. */
export function findPrivatePostgres(folder: string, database: string): string | null {
  const home = findDataHome(resolve(folder))
  const running = findRunningServer(join(home, 'postgres'))
  return running && connectionUrl(readPassword(home), running.port, database)
}

const connectionUrl = (password: string, port: number, database: string): string =>
  `postgres://stoa:${password}@127.0.0.1:${port}/${database}`

/** One that is there already is left as it is. */
async function createDatabase(url: string, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  try {
    const { rows } = await client.query('select 1 from pg_database where datname = $1', [name])
    if (rows.length === 0) await client.query(`create database ${pg.escapeIdentifier(name)}`)
  } finally {
    await client.end()
  }
}

const passwordFileIn = (home: string): string => join(home, 'postgres-password')

function readPassword(home: string): string {
  const file = passwordFileIn(home)
  if (!existsSync(file)) writeFileSync(file, randomBytes(18).toString('hex'), { mode: 0o600 })
  return readFileSync(file, 'utf8')
}

/** The fourth line of postmaster.pid is the port, the first the process. */
function findRunningServer(databaseDir: string): { pid: number; port: number } | null {
  const file = join(databaseDir, 'postmaster.pid')
  if (!existsSync(file)) return null
  const lines = readFileSync(file, 'utf8').split('\n')
  const [pid, port] = [Number(lines[0]), Number(lines[3])]
  return isPostgres(pid) ? { pid, port } : null
}

async function stopServer(pid: number): Promise<void> {
  process.kill(pid, fastShutdown)
  while (isPostgres(pid)) await pause(50)
}

/** A number may have been given to another process since, and a killed one may linger as a zombie. */
function isPostgres(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return !existsSync('/proc') || readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('postgres')
  } catch {
    return false
  }
}

export const freePort = (): Promise<number> =>
  new Promise((resolvePort, reject) => {
    const probe = createServer().on('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() =>
        address && typeof address === 'object' ? resolvePort(address.port) : reject(new Error('no port')),
      )
    })
  })
