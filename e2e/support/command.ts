// Runs the shop's commands against the shop of this run.

import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { readTestEnvironment } from './test-environment.ts'

const execFileAsync = promisify(execFile)

/** The command's output. */
export async function runCommand(
  command: 'staff' | 'impersonate' | 'add-picture' | 'gift-cards' | 'orders' | 'returns',
  ...args: string[]
): Promise<string> {
  const { databaseUrl, origin, sessionSecret } = readTestEnvironment()
  const file = fileURLToPath(new URL(`../../apps/api/src/cli/${command}.ts`, import.meta.url))
  const shop = { DATABASE_URL: databaseUrl, PUBLIC_ORIGIN: origin, SESSION_SECRET: sessionSecret }
  const { stdout } = await execFileAsync(process.execPath, [file, ...args], {
    env: { PATH: process.env.PATH, ...shop },
  })
  return stdout
}
