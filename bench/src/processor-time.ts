// Processor time of processes: on a busy machine wall-clock time says little. From the Linux scheduler's counters;
// elsewhere null.

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

/** The descendants of a process, itself included: the fourth field of /proc/PID/stat is the parent's id. */
function familyOf(parent: number): number[] {
  const all = readOr(`/proc/${parent}/task/${parent}/children`, '').trim()
  return [parent, ...(all === '' ? [] : all.split(' ').map(Number))]
}

const workedOf = (files: readonly string[]): number =>
  files.reduce((sum, file) => sum + Number(readOr(file, '0').split(' ')[0]), 0) / nanosecondsPerMillisecond

/** Milliseconds of processor time of these processes and their descendants so far; null where it is not available. */
export function processorMilliseconds(parents: readonly number[]): number | null {
  const files = parents.flatMap(familyOf).flatMap(tasksOf)
  return files.length === 0 ? null : workedOf(files)
}

/** The same for one process alone; null also when it has ended. */
export function processMilliseconds(process: number): number | null {
  const files = tasksOf(process)
  return files.length === 0 ? null : workedOf(files)
}

const millisecondsPerTick = 10
/** Behind the name, which may have spaces. */
const userTimeField = 11

/** Of one process with all its threads, those that have ended included; null where it is not available. */
export function wholeProcessMilliseconds(process: number): number | null {
  const [, fields] = readOr(`/proc/${process}/stat`, '').split(/\) (?!.*\) )/s)
  if (fields === undefined) return null
  const [user = 0, system = 0] = fields.split(' ').slice(userTimeField).map(Number)
  return (user + system) * millisecondsPerTick
}

/** The parent process id. */
export const parentOf = (process: number): number =>
  Number(/^PPid:\s+(\d+)$/m.exec(readOr(`/proc/${process}/status`, ''))?.[1] ?? 0)
