// Starts the shop. `--role web`, `--role worker`, or both; or `--role lists`, which answers the web processes of its machine.

import './production-react.ts'
import { constants } from 'node:os'
import { parseArgs } from 'node:util'
import { ConfigError, readConfig } from '@stoa/api/config'
import { createLog } from './log.ts'
import type { Role } from './serve.ts'
import { startErrorText } from './start-error.ts'

const { values } = parseArgs({ options: { role: { type: 'string', default: 'both' } } })
const print = (line: string): void => void process.stdout.write(`${line}\n`)

function roleOf(text: string): Role | 'lists' {
  if (text === 'web' || text === 'worker' || text === 'both' || text === 'lists') return text
  throw new ConfigError('--role is web, worker, both or lists.')
}

const longestStop = 20_000
let running: { stop(): Promise<void> } | null = null
let isStopping = false

/**
 * Requests in flight are answered first. Ctrl-C arrives twice, from the terminal and from `npm start`, so a second
 * signal does not force the exit.
 */
function stop(signal: NodeJS.Signals): void {
  if (isStopping) return
  isStopping = true
  if (!running) process.exit(128 + constants.signals[signal])
  setTimeout(() => process.exit(1), longestStop).unref()
  running.stop().then(
    () => process.exit(0),
    () => process.exit(1),
  )
}

async function start(): Promise<void> {
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, stop)
  const config = readConfig(process.env)
  const role = roleOf(values.role)
  const log = createLog(config.LOG_LEVEL)
  // each role loads its own code only
  if (role === 'lists') {
    const { startLists } = await import('./start-lists.ts')
    const lists = await startLists(config, log)
    running = lists
    print(`\n  Lists are answered:   ${lists.socketPath}\n`)
    return
  }
  const { serve } = await import('./serve.ts')
  const server = await serve(config, role, log)
  running = server
  if (role !== 'worker')
    print(
      `\n  Στοά / Stoa is open:  ${server.origin}   (English: ${server.origin}/en)\n  API:                  ${server.origin}/api/docs`,
    )
  if (server.mailboxOrigin) print(`  Mails it sends:       ${server.mailboxOrigin}`)
  print('')
}

start().catch((error: unknown) => {
  process.stderr.write(`${startErrorText(error, process.env.DATABASE_URL)}\n`)
  process.exit(1)
})
