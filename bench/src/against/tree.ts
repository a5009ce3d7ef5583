// The two trees of a comparison: the current one, and an old commit in a folder outside the repository. The folder is
// named by the commit's id and stays, installed and built, for the next comparison.

import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../start-server.ts'
import { UsageError } from './options.ts'

const kept = join(tmpdir(), 'stoa-against')
const idLength = 40

/** The full id of a commit. */
export function resolveCommit(name: string): string {
  try {
    return git(['rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`])
  } catch {
    throw new UsageError(`git knows no commit "${name}" here.`)
  }
}

/** The name of the current tree: its commit, and whether it has uncommitted changes. */
export function describeRoot(): string {
  const isChanged = git(['status', '--porcelain', '--untracked-files=no']) !== ''
  return `${git(['rev-parse', '--short', 'HEAD'])}${isChanged ? ' with changes' : ''}`
}

/** Checks the commit out into the folder; an existing folder is reused. */
export function checkOut(commit: string): string {
  const folder = join(kept, commit.slice(0, idLength))
  if (existsSync(folder)) return folder
  mkdirSync(kept, { recursive: true, mode: 0o755 })
  const incoming = mkdtempSync(join(kept, 'incoming-'))
  try {
    const archive = join(incoming, 'tree.tar')
    const files = join(incoming, 'files')
    mkdirSync(files)
    git(['archive', '--format=tar', `--output=${archive}`, commit])
    execFileSync('tar', ['-x', '-f', archive, '-C', files])
    renameSync(files, folder)
  } finally {
    rmSync(incoming, { recursive: true, force: true })
  }
  return folder
}

const git = (args: readonly string[]): string =>
  execFileSync('git', [...args], { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim()
