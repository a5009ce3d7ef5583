// A real PostgreSQL of our own, from an npm package, for machines that have none: in development, in tests and for a first
// look. It listens on loopback only. A cluster that outlived a killed server is found and taken over again.

import { randomBytes } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join, resolve } from 'node:path'
import { loadEmbeddedPostgres } from './postgres-package.ts'

export interface PrivatePostgres {
  /** The address of a database in the cluster. */
  url(database: string): string
  createDatabase(name: string): Promise<void>
  stop(): Promise<void>
}

const flags = ['-c', 'shared_buffers=128MB', '-c', 'max_connections=120', '-c', 'listen_addresses=127.0.0.1']

export async function startPrivatePostgres(folder: string, options: { keep: boolean }): Promise<PrivatePostgres> {
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
    postgresFlags: flags,
    onLog: () => {},
    onError: () => {},
  })
  if (!surviving) {
    rmSync(join(databaseDir, 'postmaster.pid'), { force: true })
    if (!existsSync(join(databaseDir, 'PG_VERSION'))) await cluster.initialise()
    await cluster.start()
  }
  return {
    url: (database) => `postgres://stoa:${password}@127.0.0.1:${port}/${database}`,
    createDatabase: (name) => cluster.createDatabase(name),
    stop: async () => (surviving ? void process.kill(surviving.pid, 'SIGINT') : cluster.stop()),
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
