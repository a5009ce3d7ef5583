// A process and its descendants: npm starts the server through other processes.

import { execFileSync } from 'node:child_process'

export interface TreeProcess {
  pid: number
  /** Resident memory, kB. */
  residentKb: number
  command: string
}

/** The process itself first. */
export function processesFrom(rootPid: number): TreeProcess[] {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,rss=,args='], { encoding: 'utf8' }).split('\n')
  const all = lines.flatMap((line) => {
    const [, pid, parent, rss, command = ''] = /^\s*(\d+)\s+(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? []
    return pid ? [{ pid: Number(pid), parent: Number(parent), residentKb: Number(rss), command }] : []
  })
  const descendantsOf = (pid: number): typeof all =>
    all.filter((entry) => entry.parent === pid).flatMap((entry) => [entry, ...descendantsOf(entry.pid)])
  return [...all.filter(({ pid }) => pid === rootPid), ...descendantsOf(rootPid)]
}

/** The server: the Node process with the largest memory. PostgreSQL is another program. */
export function findServer(rootPid: number): TreeProcess | null {
  const [server] = processesFrom(rootPid)
    .filter(({ command }) => /^\S*node /.test(command))
    .sort((a, b) => b.residentKb - a.residentKb)
  return server ?? null
}
