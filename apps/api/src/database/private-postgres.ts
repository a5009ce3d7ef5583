// A real PostgreSQL of our own, from an npm package, for machines that have none: in development, in tests and for a first
// look. It listens on loopback only. A cluster that outlived a killed server is found and taken over again.

import { randomBytes } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { loadEmbeddedPostgres } from './postgres-package.ts'

export interface PrivatePostgres {
  /** The address of a database in the cluster. */
  url(database: string): string
  createDatabase(name: string): Promise<void>
  stop(): Promise<void>
}

const flags = ['-c', 'max_connections=120', '-c', 'listen_addresses=127.0.0.1']

export interface PrivateOptions {
  keep: boolean
  /** What it keeps of its tables in memory; a small shop needs little. */
  memory?: `${number}MB`
}

export async function startPrivatePostgres(folder: string, options: PrivateOptions): Promise<PrivatePostgres> {
  const { EmbeddedPostgres, home } = await loadEmbeddedPostgres(resolve(folder))
  mkdirSync(home, { recursive: true })
  chmodSync(home, 0o755)
  const databaseDir = join(home, 'postgres')
  const password = passwordIn(home)
  const surviving = findSurvivor(databaseDir)
  const port = surviving?.port ?? (await freePort())
  const cluster = new EmbeddedPostgres({
    databaseDir,
    user: 'stoa',
    password,
    port,
    persistent: options.keep,
    createPostgresUser: true,
    initdbFlags: ['--encoding=UTF8', '--locale=C.UTF-8'],
    postgresFlags: [...flags, '-c', `shared_buffers=${options.memory ?? '128MB'}`],
    onLog: () => {},
    onError: () => {},
  })
  if (!surviving) {
    rmSync(join(databaseDir, 'postmaster.pid'), { force: true })
    if (!existsSync(join(databaseDir, 'PG_VERSION'))) await cluster.initialise()
    await cluster.start()
  }
  return {
    url: (database) => addressOf(password, port, database),
    createDatabase: (name) => createDatabase(addressOf(password, port, 'postgres'), name),
    stop: () => (surviving ? endSurvivor(surviving.pid) : cluster.stop()),
  }
}

/** The address of a database in the cluster that runs on this folder; null when none does. */
export async function findPrivatePostgres(folder: string, database: string): Promise<string | null> {
  const { home } = await loadEmbeddedPostgres(resolve(folder))
  const running = findSurvivor(join(home, 'postgres'))
  return running && addressOf(passwordIn(home), running.port, database)
}

const addressOf = (password: string, port: number, database: string): string =>
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

function passwordIn(home: string): string {
  const file = join(home, 'postgres-password')
  if (!existsSync(file)) writeFileSync(file, randomBytes(18).toString('hex'), { mode: 0o600 })
  return readFileSync(file, 'utf8')
}

/** The fourth line of postmaster.pid is the port, the first the process. */
function findSurvivor(databaseDir: string): { pid: number; port: number } | null {
  const file = join(databaseDir, 'postmaster.pid')
  if (!existsSync(file)) return null
  const lines = readFileSync(file, 'utf8').split('\n')
  const [pid, port] = [Number(lines[0]), Number(lines[3])]
  return isPostgres(pid) ? { pid, port } : null
}

/** The fast shutdown, which ends sessions and writes everything down. */
async function endSurvivor(pid: number): Promise<void> {
  process.kill(pid, 'SIGINT')
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
  new Promise((found, failed) => {
    const probe = createServer().on('error', failed)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => (address && typeof address === 'object' ? found(address.port) : failed(new Error('no port'))))
    })
  })
