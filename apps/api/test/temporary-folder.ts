// Folders of test runs, with a database in each. A run that was killed leaves its own behind, PostgreSQL still running in
// it: the next run ends and removes it.

import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { stopPrivatePostgres } from '../src/database/private-postgres.ts'

const place = '/var/tmp'
const namePattern = /^stoa-(?:test|journeys|schema)-(\d+)-\w{6}$/

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Named after this process, whose end makes it rubbish. */
export async function makeTemporaryFolder(kind: 'test' | 'journeys' | 'schema'): Promise<string> {
  await removeLeftFolders()
  return mkdtempSync(join(place, `stoa-${kind}-${process.pid}-`))
}

export async function removeLeftFolders(): Promise<void> {
  for (const name of readdirSync(place)) {
    const pid = Number(namePattern.exec(name)?.[1] ?? process.pid)
    if (isAlive(pid)) continue
    const folder = join(place, name)
    await stopPrivatePostgres(folder)
    // another run may be doing the same
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
  }
}
