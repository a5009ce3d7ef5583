// A child process of this run. It is ended by its id, at the latest when the run itself ends; no other process is
// touched.

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync, readFileSync } from 'node:fs'

export interface OwnProcess {
  pid: number
  /** Whether it has exited by itself. */
  hasEnded(): boolean
  /** Null while it runs, and when it was killed. */
  exitCode(): number | null
  /** The last part of its output. */
  logTail(): string
  stop(): Promise<void>
}

export interface OwnProcessOptions {
  /** Collects stdout and stderr. */
  logFile: string
  env?: Record<string, string | undefined>
  cwd?: string
}

const stopTimeoutMs = 20_000
const running = new Set<ChildProcess>()

/** Each leads a process group of its own, so that its children end with it. */
process.on('exit', () => {
  for (const { pid } of running) if (pid) killGroup(pid)
})

function killGroup(leader: number): void {
  try {
    process.kill(-leader, 'SIGKILL')
  } catch {
    // It has just ended.
  }
}

export function startOwnProcess(command: string, args: readonly string[], options: OwnProcessOptions): OwnProcess {
  const log = openSync(options.logFile, 'a')
  const { env = process.env, cwd } = options
  const child = spawn(command, args, { env, cwd, stdio: ['ignore', log, log], detached: true })
  running.add(child)
  const ended = once(child, 'exit').finally(() => running.delete(child))
  ended.catch(() => {})
  const hasEnded = (): boolean => child.exitCode !== null || child.signalCode !== null || child.pid === undefined
  return {
    pid: child.pid ?? 0,
    hasEnded,
    exitCode: () => child.exitCode,
    logTail: () => readFileSync(options.logFile, 'utf8').slice(-2000),
    async stop() {
      if (hasEnded()) return
      const killTimer = setTimeout(() => child.pid && killGroup(child.pid), stopTimeoutMs)
      child.kill('SIGTERM')
      await ended
      clearTimeout(killTimer)
    },
  }
}
