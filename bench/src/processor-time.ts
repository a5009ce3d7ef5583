// How long processors worked for something, whatever else they had to do: on a busy machine the clock says little. Linux
// only, by the scheduler's own counting; elsewhere nothing is said.

import { readdirSync, readFileSync } from 'node:fs'

const nanosecondsPerMillisecond = 1e6

function readOr(file: string, fallback: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return fallback
  }
}

function tasksOf(process: number): string[] {
  try {
    return readdirSync(`/proc/${process}/task`).map((task) => `/proc/${process}/task/${task}/schedstat`)
  } catch {
    return []
  }
}

/** The processes that one started, itself among them: the fourth word of their state is who started them. */
function familyOf(parent: number): number[] {
  const all = readOr(`/proc/${parent}/task/${parent}/children`, '').trim()
  return [parent, ...(all === '' ? [] : all.split(' ').map(Number))]
}

const workedOf = (files: readonly string[]): number =>
  files.reduce((sum, file) => sum + Number(readOr(file, '0').split(' ')[0]), 0) / nanosecondsPerMillisecond

/** Milliseconds that these processes, and those that they started, have been at work so far; null where nobody counts. */
export function processorMilliseconds(parents: readonly number[]): number | null {
  const files = parents.flatMap(familyOf).flatMap(tasksOf)
  return files.length === 0 ? null : workedOf(files)
}

/** The same for one process alone; null also when it has ended. */
export function processMilliseconds(process: number): number | null {
  const files = tasksOf(process)
  return files.length === 0 ? null : workedOf(files)
}

/** The process that started this one. */
export const parentOf = (process: number): number =>
  Number(/^PPid:\s+(\d+)$/m.exec(readOr(`/proc/${process}/status`, ''))?.[1] ?? 0)
