// Run before every command: installs the packages of the lockfile and builds what is older than its sources. Plain
// JavaScript for any Node from 20.19 on; everything after it runs on the Node of the lockfile.

import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))
const bin = join(root, 'node_modules', '.bin')

/** Our own programs come first on the PATH, including the lockfile's Node, which keeps what it has compiled. */
export const environment = {
  NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'node'),
  ...process.env,
  PATH: `${bin}${delimiter}${process.env.PATH ?? ''}`,
}

/** The command's exit code; 1 when a signal ended it. */
export function attempt(command, args, extra = {}) {
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: 'inherit', env: { ...environment, ...extra } })
  if (error) throw error
  return status ?? 1
}

/** Exits when the command fails. */
export function run(command, args, extra) {
  const status = attempt(command, args, extra)
  if (status !== 0) process.exit(status)
}

export function install() {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  const stamp = join(root, 'node_modules', '.stoa-installed')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return
  process.stdout.write('Installing what is missing…\n')
  // Not `npm ci`: it refuses a lockfile without the programs of other platforms, which not every registry has.
  run('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'])
  writeFileSync(stamp, lock)
}

/** How the pages are built: the files of a folder itself. */
function namesIn(folder, ending) {
  const path = join(root, folder)
  const names = existsSync(path) ? readdirSync(path) : []
  return names.filter((name) => name.endsWith(ending)).map((name) => join(folder, name))
}

const sources = [
  'packages',
  'apps/storefront/app',
  'apps/storefront/public',
  ...namesIn('apps/storefront', '.ts'),
  'apps/api/mails',
  'apps/api/locales',
]

function newestOf(path) {
  if (!existsSync(path)) return 0
  const stat = statSync(path)
  if (!stat.isDirectory()) return stat.mtimeMs
  const names = readdirSync(path).filter((name) => name !== 'node_modules' && name !== 'build')
  return Math.max(0, ...names.map((name) => newestOf(join(path, name))))
}

/** The settings that a build is made with. */
const buildSettings = () =>
  JSON.stringify(
    Object.entries(process.env)
      .filter(([name]) => name.startsWith('VITE_STOA_'))
      .sort(),
  )

export function build() {
  const stamp = join(root, 'apps', 'storefront', 'build', '.stoa-built')
  const newest = Math.max(...sources.map((source) => newestOf(join(root, source))))
  const isCurrent = () => statSync(stamp).mtimeMs > newest && readFileSync(stamp, 'utf8') === buildSettings()
  if (existsSync(stamp) && isCurrent()) return
  process.stdout.write('Building the pages and the mails…\n')
  run('npm', ['run', 'build', '--silent', '-w', '@stoa/storefront', '-w', '@stoa/api'], { NODE_ENV: 'production' })
  mkdirSync(join(root, 'apps', 'storefront', 'build'), { recursive: true })
  writeFileSync(stamp, buildSettings())
}
