// A real PostgreSQL of our own, from an npm package, for machines that have none: in development, in tests and for a first
// look. It listens on loopback only. A cluster that outlived a killed server is found and taken over again.

import { randomBytes } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { ConfigError } from '../config.ts'
import { findDataHome, findPostgresPrograms } from './postgres-package.ts'
import { fastShutdown, initialiseCluster, startPostgres } from './postgres-process.ts'
import { findRunningPostgres, runsOn } from './running-postgres.ts'

export interface PrivatePostgres {
  /** Where its data are: the folder itself, or another place when that is closed to the user who runs it. */
  home: string
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
  /** Nobody else may start on the folder until it is stopped. */
  exclusive?: boolean
}

export async function startPrivatePostgres(folder: string, options: PrivatePostgresOptions): Promise<PrivatePostgres> {
  const home = findDataHome(resolve(folder))
  mkdirSync(home, { recursive: true })
  chmodSync(home, 0o755)
  refuseWhileExclusive(home)
  if (options.exclusive) writeFileSync(exclusiveFileIn(home), String(process.pid))
  const databaseDir = join(home, 'postgres')
  const password = readPassword(home)
  const existing = findRunningPostgres(databaseDir)
  const port = existing?.port ?? (await freePort())
  const stop = existing ? () => stopServer(existing.pid, databaseDir) : await startCluster(home, port, options)
  return {
    home,
    url: (database) => connectionUrl(password, port, database),
    createDatabase: (name) => createDatabase(connectionUrl(password, port, 'postgres'), name),
    async stop() {
      await stop()
      if (options.exclusive) rmSync(exclusiveFileIn(home), { force: true })
      if (options.persistent) return
      rmSync(home === resolve(folder) ? databaseDir : home, { recursive: true, force: true })
    },
  }
}

const exclusiveFileIn = (home: string): string => join(home, 'exclusive.pid')

/** A program that would stop the database at its end, or change all of it, keeps it to itself. */
function refuseWhileExclusive(home: string): void {
  const file = exclusiveFileIn(home)
  if (!existsSync(file)) return
  const pid = Number(readFileSync(file, 'utf8'))
  if (isRunning(pid))
    throw new ConfigError(
      `Process ${pid} has the database in ${home} to itself. Wait until it has ended, or set DATABASE_URL.`,
    )
}

/** The number may have been given to another program since. */
function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return !existsSync('/proc') || readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('node')
  } catch {
    return false
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
  const running = findRunningPostgres(join(home, 'postgres'))
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

async function stopServer(pid: number, databaseDir: string): Promise<void> {
  process.kill(pid, fastShutdown)
  while (runsOn(databaseDir, pid)) await pause(50)
}

/** Ends what a killed program left running on this folder. */
export async function stopPrivatePostgres(folder: string): Promise<void> {
  const databaseDir = join(findDataHome(resolve(folder)), 'postgres')
  const running = findRunningPostgres(databaseDir)
  if (running) await stopServer(running.pid, databaseDir)
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
