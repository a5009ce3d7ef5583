// The real server as a process of its own, on a database of the test's, ended by its id.

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url))

export interface ServerProcess {
  origin: string
  /** Where the sandbox shows the mails; empty without a sandbox. */
  mailboxOrigin: string
  pid: number
  /** Comes back when the process has ended. */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void>
}

export async function startServer(environment: Record<string, string>, args: string[] = []): Promise<ServerProcess> {
  const folder = mkdtempSync(join(tmpdir(), 'stoa-server-'))
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    PORT: '0',
    SANDBOX_PORT: '0',
    LOG_LEVEL: 'warn',
    STOA_DATA_DIR: folder,
    ...environment,
  }
  const child = spawn(process.execPath, [main, ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  const said = await untilOpen(child)
  return {
    origin: /is open: +(\S+)/.exec(said)?.[1] ?? '',
    mailboxOrigin: /Mails it sends: +(\S+)/.exec(said)?.[1] ?? '',
    pid: child.pid ?? 0,
    async end(signal) {
      if (child.exitCode === null && child.signalCode === null) {
        const ended = once(child, 'exit')
        child.kill(signal)
        await ended
      }
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const patience = 30_000

function untilOpen(child: ChildProcess): Promise<string> {
  return new Promise((opened, failed) => {
    let said = ''
    const give = setTimeout(() => failed(new Error(`the server did not open:\n${said}`)), patience)
    const hear = (chunk: Buffer): void => {
      said += chunk.toString('utf8')
      if (!said.includes('\n\n', said.indexOf('is open'))) return
      clearTimeout(give)
      opened(said)
    }
    child.stdout?.on('data', hear)
    child.stderr?.on('data', hear)
    child.once('exit', (code) => failed(new Error(`the server ended with ${code}:\n${said}`)))
  })
}
