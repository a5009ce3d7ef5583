// Runs the shop's commands against the shop of this run.

import { fileURLToPath } from 'node:url'
import { runCommand as run } from '@stoa/api/test/run-command'
import { readTestEnvironment } from './test-environment.ts'

/** The command's output. */
export async function runCommand(
  command: 'staff' | 'impersonate' | 'add-picture' | 'gift-cards' | 'orders' | 'returns',
  ...args: string[]
): Promise<string> {
  const { databaseUrl, origin, sessionSecret } = readTestEnvironment()
  const file = fileURLToPath(new URL(`../../apps/api/src/cli/${command}.ts`, import.meta.url))
  const shop = { DATABASE_URL: databaseUrl, PUBLIC_ORIGIN: origin, SESSION_SECRET: sessionSecret }
  const { code, stdout, stderr } = await run(file, args, shop)
  if (code !== 0) throw new Error(`${command} ${args.join(' ')}: ${stderr}`)
  return stdout
}
