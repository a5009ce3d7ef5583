// PostgreSQL's own process. Unless the process that started it is killed, it ends with that one at the latest.

import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { constants } from 'node:os'
import { promisify } from 'node:util'
import type { PostgresPrograms } from './postgres-package.ts'

/** Made beside its place and moved there when it is whole: an interrupted start leaves no half of a cluster to the next one. */
export async function initialiseCluster(
  { initdb, user }: PostgresPrograms,
  databaseDir: string,
  passwordFile: string,
): Promise<void> {
  const unfinished = `${databaseDir}-unfinished`
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(unfinished, { mode: 0o700 })
  if (user) for (const path of [unfinished, passwordFile]) chownSync(path, user.uid, user.gid)
  const access = ['--username=stoa', '--auth=password', `--pwfile=${passwordFile}`]
  const locale = ['--encoding=UTF8', '--locale=C.UTF-8', '--lc-messages=C']
  await promisify(execFile)(initdb, [`--pgdata=${unfinished}`, ...access, ...locale], { ...user })
  renameSync(unfinished, databaseDir)
}

/** Comes back with the way to stop it, when it takes connections. */
export async function startPostgres(
  { postgres, user }: PostgresPrograms,
  args: readonly string[],
): Promise<() => Promise<void>> {
  // detached: Ctrl-C in a terminal is for the shop, which has requests to answer before its database may go
  const child = spawn(postgres, args, { ...user, detached: true, stdio: ['ignore', 'ignore', 'pipe'] })
  endWithThisProcess(child)
  const ended = once(child, 'exit')
  let log = ''
  const opened = new Promise<void>((resolve) => {
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      log = (log + text).slice(-4000)
      if (log.includes('ready to accept connections')) resolve()
    })
  })
  const failed = ended.then(() => {
    throw new Error(`PostgreSQL did not start:\n${log}`)
  })
  await Promise.race([opened, failed])
  return async () => {
    child.kill(fastShutdown)
    await ended
  }
}

/** Ends sessions and writes everything down. */
export const fastShutdown = 'SIGINT'

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
const running = new Set<ChildProcess>()

const endAll = (): void => {
  for (const child of running) child.kill(fastShutdown)
}

/** Node says nothing of its end by a signal that nobody listens to. Where others listen, when to end is theirs to say. */
const endUnlessOthersListen = (signal: NodeJS.Signals): void => {
  if (process.listenerCount(signal) === 1) process.exit(128 + constants.signals[signal])
}

function endWithThisProcess(child: ChildProcess): void {
  if (running.size === 0) {
    process.on('exit', endAll)
    // prepended: a listener registered with `once` is still counted
    for (const signal of signals) process.prependListener(signal, endUnlessOthersListen)
  }
  running.add(child)
  child.once('exit', () => {
    running.delete(child)
    if (running.size > 0) return
    process.off('exit', endAll)
    for (const signal of signals) process.off(signal, endUnlessOthersListen)
  })
}
