// Starts the shop. `--role web`, `--role worker`, or both.

import './production-react.ts'
import { constants } from 'node:os'
import { parseArgs } from 'node:util'
import { ConfigError, readConfig } from '@stoa/api/config'
import { createLog } from './log.ts'
import { type Role, type RunningServer, serve } from './serve.ts'
import { startErrorText } from './start-error.ts'

const { values } = parseArgs({ options: { role: { type: 'string', default: 'both' } } })
const print = (line: string): void => void process.stdout.write(`${line}\n`)

function roleOf(text: string): Role {
  if (text === 'web' || text === 'worker' || text === 'both') return text
  throw new ConfigError('--role is web, worker or both.')
}

const longestStop = 20_000
let running: RunningServer | null = null
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
  running = await serve(config, role, createLog(config.LOG_LEVEL))
  if (role !== 'worker')
    print(
      `\n  Στοά / Stoa is open:  ${running.origin}   (English: ${running.origin}/en)\n  API:                  ${running.origin}/api/docs`,
    )
  if (running.mailboxOrigin) print(`  Mails it sends:       ${running.mailboxOrigin}`)
  print('')
}

start().catch((error: unknown) => {
  process.stderr.write(`${startErrorText(error, process.env.DATABASE_URL)}\n`)
  process.exit(1)
})
