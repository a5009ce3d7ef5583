// Whether a PostgreSQL runs on a data folder, by the file that it keeps there. The number in it may have been given to
// another process since, another shop's PostgreSQL among them, and a killed one may linger as a zombie.

import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, readlinkSync, realpathSync } from 'node:fs'
import { join } from 'node:path'

export interface RunningPostgres {
  pid: number
  port: number
}

/** The fourth line of postmaster.pid is the port, the first the process. */
export function findRunningPostgres(databaseDir: string): RunningPostgres | null {
  const file = join(databaseDir, 'postmaster.pid')
  if (!existsSync(file)) return null
  const lines = readFileSync(file, 'utf8').split('\n')
  const [pid, port] = [Number(lines[0]), Number(lines[3])]
  return runsOn(databaseDir, pid) ? { pid, port } : null
}

/** Whether this process is the PostgreSQL of this folder, and not of another. */
export function runsOn(databaseDir: string, pid: number): boolean {
  try {
    process.kill(pid, 0)
    if (!existsSync('/proc')) return commandOf(pid).includes(databaseDir)
    const [program = '', ...args] = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')
    if (!program.includes('postgres')) return false
    // it works in its folder, however that was named when it was started
    return args.includes(databaseDir) || readlinkSync(`/proc/${pid}/cwd`) === realpathSync(databaseDir)
  } catch {
    return false
  }
}

const commandOf = (pid: number): string =>
  execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' })
