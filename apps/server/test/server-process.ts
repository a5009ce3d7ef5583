// The real server as a process of its own, on a database of the test's, ended by its id.

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url))

export interface ServerProcess {
  origin: string
  /** Where the sandbox shows the mails; empty without a sandbox. */
  mailboxOrigin: string
  pid: number
  /** Resolves with the exit code when the process has ended; null when the signal ended it. */
  end(signal: 'SIGTERM' | 'SIGINT' | 'SIGKILL'): Promise<number | null>
}

/** `logFile`: keeps what it writes. */
export async function startServer(
  environment: Record<string, string>,
  args: string[] = [],
  logFile?: string,
): Promise<ServerProcess> {
  const folder = mkdtempSync(join(tmpdir(), 'stoa-server-'))
  const child = spawnServer({ STOA_DATA_DIR: folder, ...environment }, args)
  if (logFile) keepOutput(child, logFile)
  const removeFolder = () => rmSync(folder, { recursive: true, force: true })
  const output = await untilOpen(child).catch((error: unknown) => {
    child.kill()
    removeFolder()
    throw error
  })
  return {
    origin: /is open: +(\S+)/.exec(output)?.[1] ?? '',
    mailboxOrigin: /Mails it sends: +(\S+)/.exec(output)?.[1] ?? '',
    pid: child.pid ?? 0,
    async end(signal) {
      if (child.exitCode === null && child.signalCode === null) {
        const ended = once(child, 'exit')
        child.kill(signal)
        await ended
      }
      removeFolder()
      return child.exitCode
    },
  }
}

/** A server that is not listening yet. */
export function spawnServer(environment: Record<string, string>, args: string[] = []): ChildProcess {
  const usual = { NODE_ENV: 'production', PORT: '0', SANDBOX_PORT: '0', LOG_LEVEL: 'warn', COVERS_AHEAD: '0' }
  const env = { ...process.env, ...usual, ...environment }
  return spawn(process.execPath, [main, ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] })
}

function keepOutput(child: ChildProcess, logFile: string): void {
  mkdirSync(dirname(logFile), { recursive: true })
  const log = createWriteStream(logFile)
  child.stdout?.pipe(log, { end: false })
  child.stderr?.pipe(log, { end: false })
  child.once('close', () => log.end())
}

/** On a busy machine, filling an empty database takes long. */
const timeoutMs = 120_000

function untilOpen(child: ChildProcess): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  let output = ''
  const timer = setTimeout(() => reject(new Error(`the server did not open:\n${output}`)), timeoutMs)
  const onData = (chunk: Buffer): void => {
    output += chunk.toString('utf8')
    if (output.includes('\n\n', output.indexOf('is open'))) resolve(output)
  }
  child.stdout?.on('data', onData)
  child.stderr?.on('data', onData)
  child.once('exit', (code) => reject(new Error(`the server ended with ${code}:\n${output}`)))
  return promise.finally(() => clearTimeout(timer))
}
