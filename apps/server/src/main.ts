// Starts the shop. `--role web`, `--role worker`, or both.

import './production-react.ts'
import { parseArgs } from 'node:util'
import { ConfigError, readConfig } from '@stoa/api/config'
import { createLog } from './log.ts'
import { type Role, serve } from './serve.ts'

const { values } = parseArgs({ options: { role: { type: 'string', default: 'both' } } })
const say = (line: string): void => void process.stdout.write(`${line}\n`)

function roleOf(text: string): Role {
  if (text === 'web' || text === 'worker' || text === 'both') return text
  throw new ConfigError('--role is web, worker or both.')
}

async function start(): Promise<void> {
  const config = readConfig(process.env)
  const role = roleOf(values.role)
  const running = await serve(config, role, createLog(config.LOG_LEVEL))
  if (role !== 'worker')
    say(
      `\n  Στοά / Stoa is open:  ${running.origin}   (English: ${running.origin}/en)\n  API:                  ${running.origin}/api/docs`,
    )
  if (running.mailboxOrigin) say(`  Mails it sends:       ${running.mailboxOrigin}`)
  say('')
  const stop = (): void => {
    const impatient = setTimeout(() => process.exit(1), 20_000)
    running.stop().then(
      () => process.exit(0),
      () => process.exit(1),
    )
    impatient.unref()
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
}

start().catch((error: unknown) => {
  process.stderr.write(error instanceof ConfigError ? `${error.message}\n` : `${(error as Error).stack}\n`)
  process.exit(1)
})
