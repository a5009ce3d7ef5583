// Folders of test runs, with a database in each. A run that was killed leaves its own behind, PostgreSQL still running in
// it: the next run ends and removes it.

import { mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { join } from 'node:path'
import { stopPrivatePostgres } from '../src/database/private-postgres.ts'

/** A file system in memory, where Linux has one: a database is cloned there in a twentieth of the time. */
const memory = '/dev/shm'
const disk = '/var/tmp'
const neededBytes = 6 * 2 ** 30

function freeMemory(): number {
  try {
    const { bavail, bsize } = statfsSync(memory)
    return Math.min(bavail * bsize, process.availableMemory())
  } catch {
    return 0
  }
}

const namePattern = /^stoa-(?:test|journeys|schema)-(\d+)-\w{6}$/

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Named after this process, whose end makes it rubbish. In memory where there is enough of it. */
export async function makeTemporaryFolder(kind: 'test' | 'journeys' | 'schema'): Promise<string> {
  await removeLeftFolders()
  return mkdtempSync(join(freeMemory() < neededBytes ? disk : memory, `stoa-${kind}-${process.pid}-`))
}

export async function removeLeftFolders(): Promise<void> {
  for (const place of [memory, disk]) for (const name of listNames(place)) await removeIfLeft(join(place, name), name)
}

function listNames(place: string): string[] {
  try {
    return readdirSync(place)
  } catch {
    return []
  }
}

async function removeIfLeft(folder: string, name: string): Promise<void> {
  const pid = Number(namePattern.exec(name)?.[1] ?? process.pid)
  if (isAlive(pid)) return
  await stopPrivatePostgres(folder)
  // another run may be doing the same
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
}
